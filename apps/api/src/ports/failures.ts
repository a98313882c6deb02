import { accountMessages } from "@shop/account";
import { LOGIN_REFUSED_CODE, REDEEM_CODE_USED_CODE, RESET_LINK_EXPIRED_CODE } from "@shop/api-client/contract";
import { messages as authMessages } from "@shop/auth-ui";
import { messages as cartMessages } from "@shop/cart";
import { messages as catalogMessages } from "@shop/catalog";
import { betaMessages, engagementMessages, saleMessages } from "@shop/engagement";
import type { Failure, Message, Messages } from "@shop/kernel";
import { type EnvelopeAnswer, toFailedAnswer } from "../http/envelope.ts";
import { entryOf, type FailureEntry, TRANSPORT_MESSAGES } from "../http/failures.ts";

/** Codes that the documentation assigns a number. */
const WIRE_CODE: Readonly<Record<string, number>> = {
  "auth.loginFailed": LOGIN_REFUSED_CODE,
  "auth.resetLinkExpired": RESET_LINK_EXPIRED_CODE,
  "redeem.codeUsed": REDEEM_CODE_USED_CODE,
};

/** The texts of failures that only the back end returns; the features bring their own. */
const API_MESSAGES: Messages = {
  "product.notFree": "This product isn't free.",
  "product.newsletterNeeded": "Free products need a subscription to the newsletter. You can subscribe in your account.",
  "library.tooManyMails": "You have sent this a few times already. Please try again in an hour.",
  "licence.keyUnknown": "This licence key is not valid.",
  "licence.tooManyDevices":
    "This licence runs on {count} devices already. Its owner can release one of them in the account.",
  "licence.tooManyTries": "Too many attempts. Please wait a while and try again.",
  "order.notFound": "There is no such order in your account.",
  "tracking.otherAccount": "This is about another account than the one that is logged in.",
  "tracking.noConsent": "Nothing was stored, because there is no consent to marketing.",
  "tracking.unknownUser": "There is no account with this address.",
  "chat.emptyMessage": "Please write a message.",
  "chat.messageTooLong": "A message may have up to 2,000 characters.",
  "chat.closed": "This chat is closed.",
  "chat.tooMany": "You have sent many messages in a short time. Please wait a few minutes.",
  "files.linkInvalid": "This download link is not valid. Please start the download from your account.",
  "files.linkExpired": "This download link has expired. Please start the download again from your account.",
};

/** The one table that maps failures to the wire. A code without a text is a bug. */
export function failureEntry(failure: Failure): FailureEntry {
  const text = failure.serverText ?? textOf(failure.code);
  if (text === undefined) {
    throw new Error(`The failure "${failure.code}" has no text: add it to its package's messages.`);
  }
  return entryOf(failure, text, WIRE_CODE[failure.code]);
}

/** The same as the response of a served operation. */
export function answerOfFailure(failure: Failure): EnvelopeAnswer {
  return toFailedAnswer(failureEntry(failure));
}

/** Each table is searched separately: merging them for every failure took longer than the rest of rejecting a call. */
function textOf(code: string): string | undefined {
  const catalogues: ReadonlyArray<Readonly<Record<string, Message>>> = [
    catalogMessages.en,
    cartMessages.en,
    accountMessages.en,
    engagementMessages.en,
    authMessages.en,
    saleMessages.en,
    betaMessages.en,
    API_MESSAGES,
    TRANSPORT_MESSAGES,
  ];
  const text = catalogues.find((texts) => Object.hasOwn(texts, code))?.[code];
  return typeof text === "string" ? text : text?.other;
}
