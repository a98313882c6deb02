import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { accountSessionSchema } from "../entities/account.ts";
import { MAX_PRODUCT_NAME_LENGTH, MAX_TOKEN_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";
import { anyFields, noFields } from "./without-fields.ts";

const linkPart = z.lazy(() => lineOfText(MAX_TOKEN_LENGTH, 1));
const link = { id: linkPart, key: linkPart };

export const listSessions = defineOperation({
  name: "user.sessions",
  summary: "The account's valid logins: first the one that makes the call, then the most recently used.",
  request: noFields,
  answer: z.lazy(() => z.looseObject({ sessions: z.array(accountSessionSchema) })),
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

export const endSessions = defineOperation({
  name: "user.endSessions",
  summary:
    "Ends one login of the account, or all but the one that makes the call. For a login that isn't the account's, or has ended, the response is the same: it has ended.",
  request: z.lazy(() =>
    z.union([z.strictObject({ session_id: z.uuid() }), z.strictObject({ others: z.literal(true) })]),
  ),
  answer: z.lazy(() => z.looseObject({ sessions: z.array(accountSessionSchema) })),
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [],
});

export const preferCurrency = defineOperation({
  name: "user.preferCurrency",
  summary:
    "Stores the currency that the customer has chosen with the account, as `preferredCurrency`, for the next login.",
  request: z.lazy(() => z.strictObject({ currency: z.enum(["EUR", "USD", "JPY"]) })),
  answer: anyFields,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [],
});

export const preferPopUps = defineOperation({
  name: "user.preferPopUps",
  summary:
    "Stores with the account whether the customer wants fewer pop-ups, as `wants_fewer_pop_ups`, for every device.",
  request: z.lazy(() => z.strictObject({ fewer: z.boolean() })),
  answer: anyFields,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [],
});

export const claimExitOffer = defineOperation({
  name: "user.claimExitOffer",
  summary:
    "Gives an account that has bought nothing yet a coupon of its own, once: each further call returns the same one.",
  request: noFields,
  answer: z.lazy(() => z.looseObject({ code: z.string(), percent: z.number(), ends_at: z.string() })),
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["engagement.boughtBefore"],
});

export const revokeEmailChange = defineOperation({
  name: "user.revokeEmailChange",
  summary:
    "Cancels a pending e-mail change. With the link mailed to the old address (id and key) it also ends every session, because somebody else knew the password. Without a link it cancels the logged-in customer's own change.",
  request: z.lazy(() => z.union([z.strictObject(link), noFields])),
  answer: z.lazy(() => z.looseObject({ email: z.optional(z.nullable(z.string())) })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["auth.linkInvalid", "auth.tooManyTries"],
});

export const confirmNewsletter = defineOperation({
  name: "user.confirmNewsletter",
  summary:
    "Applies the newsletter settings that waited for this mailed link. Only if the shop asks for a second consent by mail.",
  request: z.lazy(() => z.strictObject(link)),
  answer: z.lazy(() => z.looseObject({ options: z.optional(z.number()) })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["newsletter.linkInvalid", "newsletter.tooManyTries"],
});

export const getFreeProduct = defineOperation({
  name: "product.getFree",
  summary:
    "Gives the customer a licence of a product whose price is zero, once. If the shop ties free products to its newsletter, the account has to be subscribed.",
  request: z.lazy(() => z.strictObject({ product: lineOfText(MAX_PRODUCT_NAME_LENGTH, 1) })),
  answer: anyFields,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["product.notFound", "product.notFree", "product.newsletterNeeded"],
});

export const sendDownloads = defineOperation({
  name: "user.sendDownloads",
  summary:
    "Mails the address of the page of downloads to the account's own address, for a customer who is on a phone. Three an hour.",
  request: noFields,
  answer: anyFields,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["library.tooManyMails"],
});

export const releaseActivation = defineOperation({
  name: "licence.releaseActivation",
  summary: "Frees the place that a device takes on one of the customer's licences. The device has to ask again.",
  request: z.lazy(() => z.strictObject({ license_id: z.uuid(), activation_id: z.uuid() })),
  answer: anyFields,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["product.notOwned"],
});
