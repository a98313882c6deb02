import { isCompleteEmailAddress } from "@shop/auth-ui";
import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import { insertPasswordRequest } from "../db/repositories/password-requests.ts";
import { takePoint } from "../db/repositories/rate-limits.ts";
import type { Deps } from "../deps.ts";
import { PASSWORD_REQUESTS } from "../limits.ts";
import { addressKey } from "../middleware/address-key.ts";

/**
 * Notes that a reset mail was asked for. It looks at no account: text, status and work are the same for every address, and the job
 * `sendResetLinks` finds out whether there is anybody to write to.
 * Failures: `auth.emailFormat`, `auth.tooManyTries`. Source: AUTH-14, SAFE-07.
 */
export async function requestPasswordReset(
  deps: Deps,
  input: { readonly email: string; readonly address: string },
): Promise<Result<void>> {
  const nowMs = deps.clock.nowMs();
  const key = `password-forget:${addressKey(input.address)}`;
  if (!(await takePoint(deps.db, key, PASSWORD_REQUESTS, nowMs))) return fail({ code: "auth.tooManyTries" });
  if (!isCompleteEmailAddress(input.email)) return fail({ code: "auth.emailFormat" });
  const request = { id: randomUuid(deps.random), email: input.email.toLowerCase(), now: new Date(nowMs) };
  await insertPasswordRequest(deps.db, request);
  return ok(undefined);
}
