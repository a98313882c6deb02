import type { EMAIL_VERDICTS } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { takePoint } from "../db/repositories/rate-limits.ts";
import { findUserByEmail } from "../db/repositories/users.ts";
import type { Deps } from "../deps.ts";
import { EMAIL_CHECKS } from "../limits.ts";
import { addressKey } from "../middleware/address-key.ts";
import { judgeAddress } from "./judge-address.ts";

type Verdict = (typeof EMAIL_VERDICTS)[number];

/**
 * The one place that may tell whether an address has an account; null for a new one. With the policy `uniform` it tells
 * nothing of accounts. Failure: `auth.tooManyTries`, after five a minute from one place. Source: AUTH-01, AUTH-02, SAFE-07.
 */
export async function checkEmail(
  deps: Deps,
  input: { readonly email: string; readonly address: string },
): Promise<Result<Verdict | null>> {
  const key = `email-check:${addressKey(input.address)}`;
  if (!(await takePoint(deps.db, key, EMAIL_CHECKS, deps.clock.nowMs()))) return fail({ code: "auth.tooManyTries" });
  const fault = await judgeAddress(deps, input.email);
  if (deps.settings.emailCheckPolicy === "uniform") return ok(fault === "format" ? fault : null);
  if (fault === "format") return ok(fault);
  const user = await findUserByEmail(deps.db, input.email.toLowerCase());
  if (user) return ok(user.is_active ? "used" : "inactive");
  return ok(fault);
}
