import { TRANSPORT_STATUS } from "@shop/api-client/contract";
import { type Failure, formatMessage, type Messages } from "@shop/kernel";

/** The codes whose HTTP status isn't 200: faults of the call itself, and shed load. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = TRANSPORT_STATUS;

/** The texts of the transport's own failures. */
export const TRANSPORT_MESSAGES: Messages = {
  "api.notServed": "This operation is not served here.",
  "api.methodNotAllowed": "This address takes POST only.",
  "api.notJson": "The body must be application/json.",
  "api.tooLarge": "The body is too large.",
  "api.tooDeep": "The body is nested too deeply.",
  "api.badEnvelope": "The call is not well-formed: {path}",
  "api.badRequest": "Something in the request is not as expected: {path}",
  "api.badChecksum": "The checksum does not match the request.",
  "api.accessTokenInvalid": "The access token is unknown or has expired.",
  "api.securityTokenInvalid": "The security token is unknown or has expired.",
  "api.loginRequired": "Please login or sign up to continue.",
  "api.unknownSite": "This call names no site that is served here.",
  "api.originNotAllowed": "This call came from a place that is not allowed.",
  "api.idempotencyKeyReused": "This idempotency key was used for another request.",
  "api.idempotencyKeyBusy": "The same request is being worked on.",
  "api.tooManyCalls": "Too many requests. Please wait a moment and try again.",
  "api.busy": "The shop is busy. Please try again in a moment.",
  "api.internal": "Something went wrong on our side. Nothing was changed.",
};

export interface FailureEntry {
  readonly status: number;
  readonly code: string | number;
  readonly text: string;
}

/** What goes over the wire for a failure with this text. `wireCode` is the number that the documentation assigns to its code, if any. */
export function entryOf(failure: Failure, text: string, wireCode: string | number = failure.code): FailureEntry {
  return { status: STATUS_BY_CODE[failure.code] ?? 200, code: wireCode, text: formatMessage(text, failure.params) };
}
