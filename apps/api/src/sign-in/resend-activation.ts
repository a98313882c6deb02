import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { MAILS_OF_A_KIND } from "../platform/mail/limits.ts";
import { takePoint } from "../platform/rate-limits.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import type { PendingSignUp } from "../users/index.ts";
import {
  ACTIVATION_LIFE_HOURS,
  activationMail,
  activationUrl,
  findSignUpOfVisitor,
  findUserByEmail,
  sendActivationLink,
  type UserRow,
} from "../users/index.ts";

/**
 * Mails a new link if an account waits for activation: for the calling visitor's own sign-up, else for the first one with the address,
 * never for somebody else's later one. The mail names the sign-up. The response is the same in every case, and nearly as fast: most of the
 * work is also done for an address to which nothing is sent.
 * Failure: `auth.emailFormat`. Source: AUTH-08, SAFE-07.
 */
export async function resendActivation(
  deps: Deps,
  input: { readonly email: string; readonly visitorId: string | null },
): Promise<Result<void>> {
  if (!isCompleteEmailAddress(input.email)) return fail({ code: "auth.emailFormat" });
  await inTransaction(deps.db, async (trx) => {
    const user = await findUserByEmail(trx, input.email.toLowerCase());
    if (!user || user.is_active) return workForNobody(trx, deps, input);
    const own = input.visitorId && (await findSignUpOfVisitor(trx, user.id, input.visitorId));
    await sendActivationLink(trx, deps, { userId: user.id, email: user.email, signUp: own || firstSignUpOf(user) });
  });
  return ok(undefined);
}

/**
 * The work of a link, without one: looking for the visitor's sign-up, counting the mail, writing it. The count is separate from that of
 * real mails. Otherwise requests for an address would use up the mails for its owner's own sign-up.
 */
async function workForNobody(
  trx: Kysely<Database>,
  deps: Deps,
  { email, visitorId }: { readonly email: string; readonly visitorId: string | null },
): Promise<void> {
  const nowMs = deps.clock.nowMs();
  if (visitorId) await findSignUpOfVisitor(trx, randomUuid(deps.random), visitorId);
  activationMail(deps.settings, {
    locale: "en",
    name: email,
    signedUpAt: new Date(nowMs),
    url: activationUrl(deps.settings.origin, "en", randomUuid(deps.random), newSecret(deps.random)),
    lifeHours: ACTIVATION_LIFE_HOURS,
  });
  await takePoint(trx, `mail:none:${hashSecret(email.toLowerCase())}`, MAILS_OF_A_KIND, nowMs);
}

/** A waiting account contains its first sign-up's data. */
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
