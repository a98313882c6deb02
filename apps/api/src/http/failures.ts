import {
  LOGIN_REFUSED_CODE,
  REDEEM_CODE_USED_CODE,
  RESET_LINK_EXPIRED_CODE,
  TRANSPORT_STATUS,
} from "@shop/api-client/contract";
import { accountMessages, messages as authMessages } from "@shop/auth-ui";
import { messages as cartMessages } from "@shop/cart";
import { messages as catalogMessages } from "@shop/catalog";
import { type Failure, formatMessage, type Messages } from "@shop/kernel";

/** The codes whose HTTP status isn't 200: faults of the call itself, and load that is shed. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = TRANSPORT_STATUS;

/** Codes that the documents give a number. */
const WIRE_CODE: Readonly<Record<string, number>> = {
  "auth.loginFailed": LOGIN_REFUSED_CODE,
  "auth.resetLinkExpired": RESET_LINK_EXPIRED_CODE,
  "redeem.codeUsed": REDEEM_CODE_USED_CODE,
};

/** The texts of the transport; the features bring their own. */
const API_MESSAGES: Messages = {
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
  "product.notFree": "This product isn't free.",
  "product.newsletterNeeded": "Free products need a subscription to the newsletter. You can subscribe in your account.",
  "licence.keyUnknown": "This licence key is not valid.",
  "licence.tooManyDevices":
    "This licence runs on {count} devices already. Its owner can release one of them in the account.",
  "licence.tooManyTries": "Too many attempts. Please wait a while and try again.",
  "order.notFound": "There is no such order in your account.",
  "files.linkInvalid": "This download link is not valid. Please start the download from your account.",
  "files.linkExpired": "This download link has expired. Please start the download again from your account.",
  "api.internal": "Something went wrong on our side. Nothing was changed.",
};

export interface FailureEntry {
  readonly status: number;
  readonly code: string | number;
  readonly text: string;
}

/** The one table from a failure to what goes over the wire. A code without a text is a programmer's mistake. */
export function failureEntry(failure: Failure): FailureEntry {
  const text = failure.serverText ?? textOf(failure.code);
  if (text === undefined) {
    throw new Error(`The failure "${failure.code}" has no text: add it to its package's messages.`);
  }
  return {
    status: STATUS_BY_CODE[failure.code] ?? 200,
    code: WIRE_CODE[failure.code] ?? failure.code,
    text: formatMessage(text, failure.params),
  };
}

/** Each is looked into by itself: making one of them all for every failure took longer than anything else about turning a call away. */
function textOf(code: string): string | undefined {
  const catalogues: readonly Messages[] = [
    catalogMessages.en,
    cartMessages.en,
    accountMessages.en,
    authMessages.en,
    API_MESSAGES,
  ];
  return catalogues.find((texts) => Object.hasOwn(texts, code))?.[code];
}
