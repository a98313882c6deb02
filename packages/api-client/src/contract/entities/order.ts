import * as z from "zod/mini";
import { productTypeSchema } from "./product.ts";

/** Why a line costs what it costs, one rule per step: `@shop/pricing`'s PriceStep. Older orders may have fewer fields. */
export const priceStepSchema = z.lazy(() =>
  z.looseObject({
    rule: z.string(),
    units: z.optional(z.number()),
    /** The first of them, counted from 1, where the units of the line differ in price. */
    firstUnit: z.optional(z.nullable(z.number())),
    baseMinor: z.optional(z.number()),
    percent: z.optional(z.nullable(z.number())),
    amountMinor: z.optional(z.number()),
    resultMinor: z.optional(z.number()),
    label: z.optional(z.nullable(z.string())),
  }),
);

/** A line of an order or of a preview of one. Amounts in minor units. `total` is the amount paid for the line: `net` plus `vat`. */
const orderLineSchema = z.lazy(() =>
  z.looseObject({
    name: z.string(),
    type: productTypeSchema,
    quantity: z.number(),
    price: z.number(),
    price_discount: z.number(),
    subtotal: z.number(),
    multi_buy: z.number(),
    coupon: z.number(),
    total: z.number(),
    net: z.number(),
    vat: z.number(),
    vat_rate_basis_points: z.number(),
    trail: z.array(priceStepSchema),
    /** Of a bundle that is completed: the parts that are owned already and aren't delivered again. */
    owned_parts: z.array(z.string()),
  }),
);
export type WireOrderLine = z.infer<typeof orderLineSchema>;

const taxSchema = z.lazy(() =>
  z.looseObject({
    /** ISO 3166-1, two letters. */
    country: z.string(),
    is_reverse_charge: z.boolean(),
    company: z.nullable(z.string()),
    vat_id: z.nullable(z.string()),
    /**
     * The state of a VAT id that would remove the tax; only a valid one does. `unavailable`: the register didn't respond; `notAsked`: the
     * shop checks none. Null or absent: there is no such id.
     */
    vat_id_check: z.optional(z.nullable(z.enum(["valid", "invalid", "unavailable", "notAsked"]))),
    vat: z.number(),
    net: z.number(),
    rates: z.array(
      z.looseObject({ rate_basis_points: z.number(), gross: z.number(), vat: z.number(), net: z.number() }),
    ),
  }),
);
export type WireTax = z.infer<typeof taxSchema>;

const amountsOfOrder = () => ({
  currency: z.enum(["EUR", "USD", "JPY"]),
  lines: z.array(orderLineSchema),
  total_regular: z.number(),
  subtotal: z.number(),
  multi_buy: z.number(),
  coupons: z.array(z.looseObject({ code: z.string(), amount: z.number() })),
  /** The amount to pay, including VAT; without it under reverse charge. */
  total: z.number(),
  tax: taxSchema,
  buyer: z.looseObject({ name: z.string(), email: z.string() }),
});

/**
 * A preview of the order at current prices. `countries` are those that can be chosen, ISO 3166-1; `last_country` is that of the customer's
 * last paid order, which a request without a country is priced for.
 */
export const orderReviewSchema = z.lazy(() =>
  z.looseObject({
    ...amountsOfOrder(),
    countries: z.array(z.string()),
    last_country: z.optional(z.nullable(z.string())),
  }),
);
export type WireOrderReview = z.infer<typeof orderReviewSchema>;

export const ORDER_STATES = ["pending", "paid", "closed", "refunded", "disputed"] as const;

const orderHeadFields = () => ({
  id: z.string(),
  number: z.number(),
  /** Assigned when the order is paid; invoices are numbered without gaps. */
  invoice_number: z.nullable(z.string()),
  /** Of the credit note that cancels the invoice; null while there is none. */
  credit_note_number: z.optional(z.nullable(z.string())),
  status: z.enum(ORDER_STATES),
  /** ISO 8601. */
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
});

/** An order in a list. */
export const orderHeadSchema = z.lazy(() =>
  z.looseObject({
    ...orderHeadFields(),
    currency: z.enum(["EUR", "USD", "JPY"]),
    total: z.number(),
    products: z.array(z.looseObject({ name: z.string(), quantity: z.number(), type: z.optional(productTypeSchema) })),
  }),
);
export type WireOrderHead = z.infer<typeof orderHeadSchema>;

/** An order as its invoice shows it. */
export const orderSchema = z.lazy(() =>
  z.looseObject({
    ...orderHeadFields(),
    ...amountsOfOrder(),
    seller: z.looseObject({
      name: z.string(),
      address: z.array(z.string()),
      email: z.string(),
      vat_id: z.nullable(z.string()),
    }),
    licences: z.array(z.looseObject({ product: z.string(), key: z.string(), is_revoked: z.boolean() })),
    /** The consents given with the order: their kinds, their moment, and the texts that were shown, in their language. */
    consents: z.array(
      z.looseObject({
        kind: z.string(),
        given_at: z.string(),
        text: z.optional(z.string()),
        language: z.optional(z.string()),
      }),
    ),
    /** Where an unpaid order can still be paid. */
    payment_url: z.nullable(z.string()),
  }),
);
export type WireOrder = z.infer<typeof orderSchema>;
