import type { Failure } from "@shop/kernel";

/** Codes of the transport whose words are meant for shoppers; the others speak of tokens, checksums and shapes. */
const SPOKEN_CODES: readonly string[] = [
  "api.refused",
  "api.loginRequired",
  "api.tooManyCalls",
  "api.busy",
  "api.internal",
];

/** Whether a call failed on its way ("exception" in the requirements): no answer, too late, not OK, not of the contract's shape. */
export function isException(failure: Failure): boolean {
  return failure.code.startsWith("api.") && !SPOKEN_CODES.includes(failure.code);
}

/**
 * What the shopper is told of a call that failed: the exception's own text where the call never got an answer; else the
 * server's text, or the operation's where it gave none. A failure that this package has a text for keeps its code.
 */
export function callFailure(
  failure: Failure,
  codes: { readonly refused: string; readonly exception: string },
): Failure {
  if (isException(failure)) return { code: codes.exception };
  if (/^(auth|contact|account|newsletter|redeem|rating|transfer|licence)\./.test(failure.code)) return failure;
  return failure.serverText ? { code: codes.refused, serverText: failure.serverText } : { code: codes.refused };
}
