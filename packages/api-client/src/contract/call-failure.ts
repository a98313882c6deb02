import { type Failure, fail, type Result } from "@shop/kernel";

/** Codes of the transport whose texts are meant for shoppers; the others are about tokens, checksums and shapes. */
const SPOKEN_CODES: readonly string[] = [
  "api.refused",
  "api.loginRequired",
  "api.tooManyCalls",
  "api.busy",
  "api.internal",
];

/** The texts of a failed call: refused without a message of its own, and failed in transport. */
export interface CallCodes {
  readonly refused: string;
  readonly exception: string;
}

/** Called with failures that the shopper can do nothing about. Never with typed text. */
export type CallLog = (entry: { readonly action: string; readonly failure: Failure }) => void;

/** Whether a call failed in transport ("exception" in the requirements): no response, timeout, not OK, or not in the contract's shape. */
export function isException(failure: Failure): boolean {
  return failure.code.startsWith("api.") && !SPOKEN_CODES.includes(failure.code);
}

/**
 * The text for the shopper when a call failed: the exception's own text if there was no response; otherwise the
 * server's text, or the operation's if it sent none. A failure of sign-in or account has a text there and keeps its code.
 */
export function callFailure(failure: Failure, codes: CallCodes): Failure {
  if (isException(failure)) return { code: codes.exception };
  if (/^(auth|contact|account|newsletter|redeem|rating|transfer|licence)\./.test(failure.code)) return failure;
  return failure.serverText ? { code: codes.refused, serverText: failure.serverText } : { code: codes.refused };
}

/** Refusals by the whole shop for which a logged-in customer gets the account's own text, in their language. */
const CUSTOMER_CODES: Readonly<Record<string, string>> = {
  "api.loginRequired": "account.loginRequired",
  "product.notOwned": "account.productNotOwned",
};

/** The response to a customer's call, with a failure that has a text for the shopper. A failure of the transport is logged. */
export function customerAnswer<Value>(
  action: string,
  answer: Result<Value>,
  codes: CallCodes,
  log: CallLog | undefined,
): Result<Value> {
  if (answer.isOk) return answer;
  if (isException(answer.failure)) log?.({ action, failure: answer.failure });
  const code = CUSTOMER_CODES[answer.failure.code];
  return fail(code ? { code } : callFailure(answer.failure, codes));
}
