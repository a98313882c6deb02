import type { Failure } from "@shop/kernel";

/** Codes of the transport whose texts are meant for shoppers; the others are about tokens, checksums and shapes. */
const SPOKEN_CODES: readonly string[] = [
  "api.refused",
  "api.loginRequired",
  "api.tooManyCalls",
  "api.busy",
  "api.internal",
];

/** Whether a call failed in transport ("exception" in the requirements): no response, timeout, not OK, or not in the contract's shape. */
export function isException(failure: Failure): boolean {
  return failure.code.startsWith("api.") && !SPOKEN_CODES.includes(failure.code);
}

/**
 * The text for the shopper when a call failed: the exception's own text if there was no response; otherwise the
 * server's text, or the operation's if it sent none. A failure that this package has a text for keeps its code.
 */
export function callFailure(
  failure: Failure,
  codes: { readonly refused: string; readonly exception: string },
): Failure {
  if (isException(failure)) return { code: codes.exception };
  if (/^(auth|contact|account|newsletter|redeem|rating|transfer|licence)\./.test(failure.code)) return failure;
  return failure.serverText ? { code: codes.refused, serverText: failure.serverText } : { code: codes.refused };
}
