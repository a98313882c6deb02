import { isCompleteEmailAddress } from "@shop/auth-ui";
import { fail, ok, type Result } from "@shop/kernel";
import { inTransaction } from "../db/in-transaction.ts";
import { findSignUpOfVisitor } from "../db/repositories/link-keys.ts";
import { takePoint } from "../db/repositories/rate-limits.ts";
import { findUserByEmail, type UserRow } from "../db/repositories/users.ts";
import type { PendingSignUp } from "../db/signed-up.ts";
import type { Deps } from "../deps.ts";
import { ACTIVATION_REQUESTS } from "../limits.ts";
import { addressKey } from "../middleware/address-key.ts";
import { sendActivationLink } from "./send-activation-link.ts";

/**
 * Mails a new link where an account waits for one: for the asking visitor's own sign-up, else for the first that was made with the
 * address, never for a stranger's later one. The mail names the sign-up. Answers alike in every case.
 * Failures: `auth.emailFormat`, `auth.tooManyTries`. Source: AUTH-08, SAFE-07.
 */
export async function resendActivation(
  deps: Deps,
  input: { readonly email: string; readonly address: string; readonly visitorId: string | null },
): Promise<Result<void>> {
  const key = `resend-activation:${addressKey(input.address)}`;
  const isWithin = await takePoint(deps.db, key, ACTIVATION_REQUESTS, deps.clock.nowMs());
  if (!isWithin) return fail({ code: "auth.tooManyTries" });
  if (!isCompleteEmailAddress(input.email)) return fail({ code: "auth.emailFormat" });
  await inTransaction(deps.db, async (trx) => {
    const user = await findUserByEmail(trx, input.email.toLowerCase());
    if (!user || user.is_active) return;
    const own = input.visitorId && (await findSignUpOfVisitor(trx, user.id, input.visitorId));
    await sendActivationLink(trx, deps, { userId: user.id, email: user.email, signUp: own || firstSignUpOf(user) });
  });
  return ok(undefined);
}

/** An account that waits holds what it was made with. */
function firstSignUpOf(user: UserRow): PendingSignUp {
  return {
    passwordHash: user.password_hash,
    firstName: user.first_name,
    lastName: user.last_name,
    newsletterSetting: user.newsletter_setting,
    locale: user.locale,
    visitorId: null,
    signedUpAtMs: user.created_at.getTime(),
  };
}
