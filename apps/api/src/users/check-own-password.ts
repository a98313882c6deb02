import { fail, ok, type Result } from "@shop/kernel";
import { clearPoints } from "../platform/rate-limits.ts";
import type { Deps } from "../ports/deps.ts";
import { isPasswordRight, loginLimitKeys, mayTry } from "./try-password.ts";
import type { UserRow } from "./users.ts";

/**
 * Checks the account's password again before a logged-in customer's most sensitive acts. Tries are counted together with those of the login
 * from the same place, so that a stolen session isn't a second way to guess. The limit comes before the hash.
 * Failures: `account.passwordWrong`, `auth.tooManyTries`, `api.busy`. Source: SAFE-08, SAFE-20.
 */
export async function checkOwnPassword(
  deps: Deps,
  user: UserRow,
  input: { readonly password: string; readonly address: string },
): Promise<Result<void>> {
  const limitKeys = loginLimitKeys(user.email, input.address);
  if (!(await mayTry(deps, limitKeys))) return fail({ code: "auth.tooManyTries" });
  const isRight = await isPasswordRight(deps, user, input.password);
  if (!isRight.isOk) return isRight;
  if (!isRight.value) return fail({ code: "account.passwordWrong" });
  await clearPoints(deps.db, [limitKeys.account, limitKeys.slow]);
  return ok(undefined);
}
