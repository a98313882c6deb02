/** Codes of the transport, with their HTTP status: errors of the call itself, for any operation. Source: SAFE-01. */
export const TRANSPORT_STATUS = {
  "api.notServed": 404,
  "api.methodNotAllowed": 405,
  "api.notJson": 415,
  "api.tooLarge": 413,
  "api.tooDeep": 400,
  "api.badEnvelope": 400,
  "api.badRequest": 400,
  "api.badChecksum": 400,
  "api.accessTokenInvalid": 401,
  "api.securityTokenInvalid": 403,
  "api.loginRequired": 401,
  /** A direct call without the static header of a site that is served. */
  "api.unknownSite": 401,
  "api.originNotAllowed": 403,
  "api.idempotencyKeyReused": 409,
  "api.idempotencyKeyBusy": 409,
  "api.tooManyCalls": 429,
  "api.busy": 503,
  "api.internal": 500,
} as const;
export type TransportFailureCode = keyof typeof TRANSPORT_STATUS;
export const TRANSPORT_FAILURES = Object.keys(TRANSPORT_STATUS) as readonly TransportFailureCode[];

/** Codes after which the client fetches a new access token and tries once more. */
export const STALE_ACCESS_TOKEN_CODES: readonly (string | number)[] = ["api.accessTokenInvalid"];
/** Codes after which the client fetches a new security token and tries once more. */
export const STALE_SECURITY_TOKEN_CODES: readonly (string | number)[] = ["api.securityTokenInvalid"];
/** The documented number for a refused login. */
export const LOGIN_REFUSED_CODE = 500;
/** The documented number for a reset link that is used up, expired or unknown. */
export const RESET_LINK_EXPIRED_CODE = 509;
/** The documented number for a redeem code that was used before. */
export const REDEEM_CODE_USED_CODE = 406;
/**
 * The meaning of the documented numbers, by the operation that returns them. The client returns the code, with the number in
 * `params.code`.
 */
export const NUMBERED_FAILURES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  "user.login": { [LOGIN_REFUSED_CODE]: "auth.loginFailed" },
  "product.redeem": { [REDEEM_CODE_USED_CODE]: "redeem.codeUsed" },
  "user.changePassword": { [RESET_LINK_EXPIRED_CODE]: "auth.resetLinkExpired" },
};

/** Codes that no host sends: the client's own, for a missing or invalid response. */
export const CLIENT_FAILURES = [
  /** No response within OPERATION_TIMEOUT_MS. */
  "api.timeout",
  /** No response at all. Params: reason. */
  "api.unreachable",
  /** A status other than 2xx. Params: status, body. */
  "api.httpStatus",
  /** A response of another shape. Params: operation, path. */
  "api.badAnswer",
  /** A refusal without a code of its own. Params: code, if it was a number. */
  "api.refused",
] as const;
export type ClientFailureCode = (typeof CLIENT_FAILURES)[number];

/** The header that carries one key per logical change. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
/** The header in which a host without our cookie names the currency. */
export const CURRENCY_HEADER = "shop-currency";
/** The header in which a page on another origin, which gets none of our cookies, sends and receives the key of its cart. */
export const CART_KEY_HEADER = "shop-cart-key";
/** The header in which a direct call names the visitor: the token that the main API takes in its globals. */
export const ACCESS_TOKEN_HEADER = "shop-access-token";
export { ACCESS_TOKEN_COOKIE, CURRENCY_COOKIE, RETURN_COOKIE, VISIT_COOKIE } from "./cookie-names.ts";
