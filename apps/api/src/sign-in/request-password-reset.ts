import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { insertPasswordRequest } from "./password-requests.ts";

/**
 * Records that a reset mail was requested. It reads no account: text, status and work are the same for every address, and the job
 * `sendResetLinks` checks whether there is an account.
 * Failure: `auth.emailFormat`. Source: AUTH-14, SAFE-07.
 */
export async function requestPasswordReset(deps: Deps, input: { readonly email: string }): Promise<Result<void>> {
  if (!isCompleteEmailAddress(input.email)) return fail({ code: "auth.emailFormat" });
  const request = { id: randomUuid(deps.random), email: input.email.toLowerCase(), now: new Date(deps.clock.nowMs()) };
  await insertPasswordRequest(deps.db, request);
  return ok(undefined);
}
