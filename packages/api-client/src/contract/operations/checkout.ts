import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { paymentSessionSchema } from "../entities/cart.ts";
import { orderReviewSchema } from "../entities/order.ts";
import {
  MAX_BUY_NOW_LINES,
  MAX_COMPANY_LENGTH,
  MAX_TEXT_VERSION_LENGTH,
  MAX_URL_LENGTH,
  MAX_VAT_ID_LENGTH,
} from "../limits.ts";
import { lineOfText } from "../text.ts";
import { productName, quantity } from "./cart-fields.ts";
import { noFields } from "./without-fields.ts";

const taxPlace = () => ({
  /** Where the buyer lives or has the business: two letters, ISO 3166-1. Default: the seller's country. */
  country: z.optional(lineOfText(2, 2)),
  /** A business in another EU country with a VAT id owes the tax itself. */
  company: z.optional(lineOfText(MAX_COMPANY_LENGTH)),
  vat_id: z.optional(lineOfText(MAX_VAT_ID_LENGTH)),
});
/** What the shopper agreed to on the review page; without it no order is written. Source: LAW-01, LAW-02. */
const agreement = z.lazy(() =>
  z.strictObject({
    /** The total that was shown, in minor units of `currency`. A higher one is refused, a lower one is charged. */
    total: z.int().check(z.minimum(0)),
    currency: z.enum(["EUR", "USD", "JPY"]),
    ...taxPlace(),
    /** The two boxes: the download may start now, and the right of withdrawal ends with it. */
    starts_now: z.boolean(),
    knows_withdrawal_ends: z.boolean(),
    /** Which wording of the boxes was shown. */
    text_version: lineOfText(MAX_TEXT_VERSION_LENGTH, 1),
  }),
);
const returnUrls = () => ({
  backlink_url: lineOfText(MAX_URL_LENGTH, 1),
  landing_page_url: lineOfText(MAX_URL_LENGTH, 1),
});
const AGREEMENT_FAILURES = [
  "checkout.reviewNeeded",
  "checkout.consentNeeded",
  "checkout.priceRisen",
  "checkout.countryUnknown",
  "checkout.vatIdInvalid",
] as const;

export const getPaymentSession = defineOperation({
  name: "cart.sessionId",
  summary: "The payment session of the cart's unpaid order.",
  request: noFields,
  answer: paymentSessionSchema,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: ["checkout.noSession"],
});

export const reviewOrder = defineOperation({
  name: "cart.review",
  summary:
    "What an order of the cart, or of the named products, would come to now: lines with their reasons, VAT by country, the total. Writes nothing.",
  request: z.lazy(() =>
    z.strictObject({
      products: z.optional(
        z.array(z.strictObject({ name: productName, quantity })).check(z.minLength(1), z.maxLength(MAX_BUY_NOW_LINES)),
      ),
      ...taxPlace(),
    }),
  ),
  answer: orderReviewSchema,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [
    "cart.empty",
    "cart.packAlreadyInCart",
    "cart.itemLimitReached",
    "cart.freeProduct",
    "cart.couldNotAdd",
    "checkout.countryUnknown",
    "checkout.vatIdInvalid",
  ],
});

export const checkout = defineOperation({
  name: "cart.checkout",
  summary:
    "Writes the order of the cart, priced by the server, and opens a payment session for it. An unpaid order of the same cart and price is used again.",
  request: z.lazy(() => z.strictObject({ ...returnUrls(), review: z.optional(agreement) })),
  answer: paymentSessionSchema,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "claim",
  failures: [
    "cart.empty",
    "cart.packAlreadyInCart",
    "cart.itemLimitReached",
    "cart.freeProduct",
    "cart.couldNotAdd",
    ...AGREEMENT_FAILURES,
    "checkout.urlNotAllowed",
    "checkout.noSession",
    "checkout.paymentUnavailable",
  ],
});

export const buyNow = defineOperation({
  name: "cart.buyNow",
  summary: "Writes an order of the named products, without touching the cart, and opens a payment session for it.",
  request: z.lazy(() =>
    z.strictObject({
      products: z
        .array(z.strictObject({ name: productName, quantity }))
        .check(z.minLength(1), z.maxLength(MAX_BUY_NOW_LINES)),
      ...returnUrls(),
      stop_on_error: z._default(z.boolean(), true),
      review: z.optional(agreement),
    }),
  ),
  answer: paymentSessionSchema,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "claim",
  failures: [
    "cart.empty",
    "cart.packAlreadyInCart",
    "cart.itemLimitReached",
    "cart.freeProduct",
    "cart.couldNotAdd",
    ...AGREEMENT_FAILURES,
    "checkout.urlNotAllowed",
    "checkout.noSession",
    "checkout.paymentUnavailable",
  ],
});
