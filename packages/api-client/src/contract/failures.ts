/** Codes of the transport: what is wrong with the call itself, whichever operation it is. */
export const TRANSPORT_FAILURES = [
  "api.notServed",
  "api.methodNotAllowed",
  "api.notJson",
  "api.tooLarge",
  "api.tooDeep",
  "api.badEnvelope",
  "api.badRequest",
  "api.badChecksum",
  "api.accessTokenInvalid",
  "api.securityTokenInvalid",
  "api.loginRequired",
  "api.originNotAllowed",
  "api.idempotencyKeyReused",
  "api.idempotencyKeyBusy",
  "api.tooManyCalls",
  "api.busy",
  "api.internal",
] as const;
export type TransportFailureCode = (typeof TRANSPORT_FAILURES)[number];

/** Codes after which the client fetches a new access token and tries once more. */
export const STALE_ACCESS_TOKEN_CODES: readonly (string | number)[] = ["api.accessTokenInvalid"];
/** Codes after which the client fetches a new security token and tries once more. */
export const STALE_SECURITY_TOKEN_CODES: readonly (string | number)[] = ["api.securityTokenInvalid"];
/** The documented number for a refused login. */
export const LOGIN_REFUSED_CODE = 500;
/** What the documented numbers mean, by the operation that answers them. The client gives the code, with the number in `params.code`. */
export const NUMBERED_FAILURES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  "user.login": { [LOGIN_REFUSED_CODE]: "auth.loginFailed" },
};

/** Codes that no host sends: the client's own words for what came, or didn't come, back. */
export const CLIENT_FAILURES = [
  /** No answer within OPERATION_TIMEOUT_MS. */
  "api.timeout",
  /** No answer at all. Params: reason. */
  "api.unreachable",
  /** A status other than 2xx. Params: status, body. */
  "api.httpStatus",
  /** An answer of another shape. Params: operation, path. */
  "api.badAnswer",
  /** A refusal without a code of its own. Params: code, where it was a number. */
  "api.refused",
] as const;
export type ClientFailureCode = (typeof CLIENT_FAILURES)[number];

/** The header that carries one key per logical change. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
/** The header in which a host without our cookie names the currency. */
export const CURRENCY_HEADER = "shop-currency";
export const CURRENCY_COOKIE = "shop_currency";
export const ACCESS_TOKEN_COOKIE = "shop_access_token";
