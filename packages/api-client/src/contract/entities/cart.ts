import * as z from "zod/mini";

/** A line: amounts in minor units of the cart's currency, for one unit. `price_discount` is what the shopper pays. */
export const cartProductSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  quantity: z.number(),
  price: z.number(),
  price_discount: z.number(),
});
export type WireCartProduct = z.infer<typeof cartProductSchema>;

/** The cart with its totals: `total_regular` before, `total_discount` after all discounts. */
export const cartSchema = z.looseObject({
  products: z.array(cartProductSchema),
  total_regular: z.number(),
  total_discount: z.number(),
  currency: z.optional(z.enum(["EUR", "USD", "JPY"])),
  coupons: z.optional(z.array(z.string())),
  lastRemovedProduct: z.optional(z.nullable(z.looseObject({ name: z.string(), quantity: z.number() }))),
});
export type WireCart = z.infer<typeof cartSchema>;

/**
 * What checkout and buy-now answer: the provider's session, and the address of its page for when no script runs. `opens_in` says
 * where that page can stand (absent: in a frame). With `client_secret` and `publishable_key` the provider's own script
 * puts the payment into the shop's dialog; `order_id` is then what that script doesn't tell when it is done.
 */
export const paymentSessionSchema = z.looseObject({
  session_id: z.optional(z.string()),
  cart_url: z.optional(z.string()),
  opens_in: z.optional(z.enum(["frame", "tab"])),
  client_secret: z.optional(z.string()),
  publishable_key: z.optional(z.string()),
  order_id: z.optional(z.string()),
});
export type WirePaymentSession = z.infer<typeof paymentSessionSchema>;
