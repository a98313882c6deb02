import type { EMAIL_VERDICTS } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { type CountedTry, countTry } from "../http/count-try.ts";
import { addressKey } from "../platform/address-key.ts";
import type { Deps } from "../ports/deps.ts";
import { findUserByEmail, judgeAddress } from "../users/index.ts";
import { EMAIL_CHECKS, EMAIL_CHECKS_A_DAY } from "./limits.ts";

type Verdict = (typeof EMAIL_VERDICTS)[number];

/**
 * The only place that may reveal whether an address has an account; null for a new one. With the policy `uniform` it reveals nothing about
 * accounts. Failure: `auth.tooManyTries`, after five a minute or a hundred a day from one place. Source: AUTH-01, AUTH-02, SAFE-07.
 */
export async function checkEmail(
  deps: Deps,
  input: { readonly email: string; readonly address: string },
): Promise<Result<Verdict | null>> {
  const network = addressKey(input.address);
  const tries: CountedTry[] = [
    [`email-check:${network}`, EMAIL_CHECKS],
    [`email-check-day:${network}`, EMAIL_CHECKS_A_DAY],
  ];
  const refused = await countTry(deps, tries, "auth.tooManyTries");
  if (refused) return fail(refused);
  const fault = await judgeAddress(deps, input.email);
  if (deps.settings.emailCheckPolicy === "uniform") return ok(fault === "format" ? fault : null);
  if (fault === "format") return ok(fault);
  const user = await findUserByEmail(deps.db, input.email.toLowerCase());
  if (user) return ok(user.is_active ? "used" : "inactive");
  return ok(fault);
}
