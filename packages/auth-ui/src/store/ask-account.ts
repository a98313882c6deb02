import { type Failure, fail, type Result } from "@shop/kernel";
import { callFailure, isException } from "../domain/call-failure.ts";
import type { AccountLog } from "./account-ports.ts";

/** The texts of a failed call: refused without a message of its own, and failed in transport. */
export interface CallCodes {
  readonly refused: string;
  readonly exception: string;
}

/** Refusals by the whole shop for which the account has its own text, in the shopper's language. */
const OWN_CODES: Readonly<Record<string, string>> = {
  "api.loginRequired": "account.loginRequired",
  "product.notOwned": "account.productNotOwned",
};

/** A service's response with texts for the shopper; transport failures are logged. */
export function told<Value>(
  action: string,
  answer: Result<Value>,
  codes: CallCodes,
  log: AccountLog | undefined,
): Result<Value> {
  if (answer.isOk) return answer;
  if (isException(answer.failure)) log?.({ action, failure: answer.failure });
  const own = OWN_CODES[answer.failure.code];
  if (own) return fail({ code: own });
  return fail(callFailure(answer.failure, codes));
}

/** The same failure as a new object, so that it is announced again. */
export function announced(failure: Failure): Failure {
  return { ...failure };
}
