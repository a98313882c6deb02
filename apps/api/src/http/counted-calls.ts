import type { DirectCalls, OperationName, Operations, ParsedRequestOf } from "@shop/api-client/contract";
import { checkRating, checkRedeemCode } from "@shop/auth-ui";
import type { Failure } from "@shop/kernel";
import type * as z from "zod/mini";
import { redeemTries } from "../licences/redeem-code.ts";
import {
  ACTIVATION_REQUESTS,
  CONTACT_MESSAGES,
  COUPON_TRIES,
  COUPON_TRIES_OF_ADDRESS,
  LICENCE_TRIES,
  NOT_FOUND_REPORTS,
  PASSWORD_REQUESTS,
  PIN_REQUESTS,
  RATINGS,
  REGISTRATIONS,
} from "../limits.ts";
import { addressKey } from "../platform/address-key.ts";
import type { Deps } from "../ports/deps.ts";
import { pinKey } from "../users/write-pin-request.ts";
import type { CallContext } from "./call-context.ts";
import { countLinkTry, countTry } from "./count-try.ts";

type Count<Request> = (deps: Deps, context: CallContext, request: Request) => Promise<Failure | null>;

/** One of the table, for a pipeline that has checked the payload by the operation's schema, which the types can't know. */
export type CountAny = Count<unknown>;

const NOT_COUNTED = Promise.resolve(null);

/**
 * What an operation counts before it begins, outside of its transaction, so that nothing that undoes the operation undoes the count.
 * A body that is rejected because its idempotency key was used for another one is counted too. Not here: login and e-mail check, which
 * keep no answer, and what counts tries of a password or PIN itself, under a claim and never in a transaction. Source: SAFE-05, SAFE-20.
 */
export const COUNTED_CALLS: { readonly [Name in OperationName]?: Count<ParsedRequestOf<Operations[Name]>> } = {
  addCoupon: (deps, { session, visitorId, address }) =>
    countTry(
      deps,
      [
        [`coupon:${session?.userId ?? visitorId}`, COUPON_TRIES],
        [`coupon-address:${addressKey(address)}`, COUPON_TRIES_OF_ADDRESS],
      ],
      "api.tooManyCalls",
    ),
  // What isn't shaped like a code is rejected without a look at any, and is no guess.
  redeemProduct: (deps, { session, address }, request) =>
    "redeem_code" in request && checkRedeemCode(request.redeem_code).isOk
      ? countTry(deps, redeemTries({ userId: session?.userId ?? "", address }), "redeem.tooManyTries")
      : NOT_COUNTED,
  rateProduct: (deps, { session }, request) =>
    "rating" in request && checkRating({ stars: request.rating, comment: request.comment ?? "" }).isOk
      ? countTry(deps, [[`rating:${session?.userId}`, RATINGS]], "rating.tooMany")
      : NOT_COUNTED,
  register: (deps, { address }) =>
    countTry(deps, [[`register:${addressKey(address)}`, REGISTRATIONS]], "auth.tooManyTries"),
  resendActivation: (deps, { address }) =>
    countTry(deps, [[`resend-activation:${addressKey(address)}`, ACTIVATION_REQUESTS]], "auth.tooManyTries"),
  passwordForget: (deps, { address }) =>
    countTry(deps, [[`password-forget:${addressKey(address)}`, PASSWORD_REQUESTS]], "auth.tooManyTries"),
  verifyMail: (deps, { address }) => countLinkTry(deps, address, "auth.tooManyTries"),
  changePassword: (deps, { address }, request) =>
    "key" in request ? countLinkTry(deps, address, "auth.tooManyTries") : NOT_COUNTED,
  revokeEmailChange: (deps, { address }, request) =>
    "key" in request ? countLinkTry(deps, address, "auth.tooManyTries") : NOT_COUNTED,
  confirmNewsletter: (deps, { address }) => countLinkTry(deps, address, "newsletter.tooManyTries"),
  updateNewsletterSettings: (deps, { address }, request) =>
    "key" in request ? countLinkTry(deps, address, "newsletter.tooManyTries") : NOT_COUNTED,
};

/** The same of the direct calls. */
export const COUNTED_DIRECT_CALLS: {
  readonly [Name in keyof DirectCalls]?: Count<z.output<DirectCalls[Name]["request"]>>;
} = {
  submitContactForm: (deps, { session, address }) =>
    countTry(
      deps,
      [[session ? `contact:user:${session.userId}` : `contact:${addressKey(address)}`, CONTACT_MESSAGES]],
      "contact.tooMany",
    ),
  notifyNotFound: (deps, { address }) =>
    countTry(deps, [[`not-found:${addressKey(address)}`, NOT_FOUND_REPORTS]], "api.tooManyCalls"),
  initiateAccountDeletion: (deps, { session }) =>
    countTry(deps, [[pinKey(session?.userId ?? ""), PIN_REQUESTS]], "account.tooManyTries"),
  activateLicence: (deps, { address }) =>
    countTry(deps, [[`licence:${addressKey(address)}`, LICENCE_TRIES]], "licence.tooManyTries"),
};
