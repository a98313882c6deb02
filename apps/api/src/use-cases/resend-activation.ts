import { isCompleteEmailAddress } from "@shop/auth-ui";
import { fail, ok, type Result } from "@shop/kernel";
import { takePoint } from "../db/repositories/rate-limits.ts";
import { findUserByEmail } from "../db/repositories/users.ts";
import type { Deps } from "../deps.ts";
import { ACTIVATION_REQUESTS } from "../limits.ts";
import { addressKey } from "../middleware/address-key.ts";
import { sendActivationLink } from "./send-activation-link.ts";

/** Mails a new link where an account waits for one, for its newest sign-up. Answers alike in every case. Source: AUTH-08, SAFE-07. */
export async function resendActivation(
  deps: Deps,
  input: { readonly email: string; readonly address: string },
): Promise<Result<void>> {
  const key = `resend-activation:${addressKey(input.address)}`;
  const isWithin = await takePoint(deps.db, key, ACTIVATION_REQUESTS, deps.clock.nowMs());
  if (!isWithin) return fail({ code: "auth.tooManyTries" });
  if (!isCompleteEmailAddress(input.email)) return fail({ code: "auth.emailFormat" });
  await deps.db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, input.email.toLowerCase());
    if (!user || user.is_active) return;
    await sendActivationLink(trx, deps, {
      userId: user.id,
      email: user.email,
      name: user.first_name,
      locale: user.locale,
      payload: null,
    });
  });
  return ok(undefined);
}
