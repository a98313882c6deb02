import * as z from "zod/mini";
import { productTypeSchema } from "./product.ts";

/** A line: amounts in minor units of the cart's currency, for one unit. `price_discount` is what the shopper pays. */
export const cartProductSchema = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    name: z.string(),
    quantity: z.number(),
    price: z.number(),
    price_discount: z.number(),
    /** Our own host's: says how the quantity is counted. */
    type: z.optional(productTypeSchema),
  }),
);
export type WireCartProduct = z.infer<typeof cartProductSchema>;

/**
 * All inputs of the cart's price, so that a browser can price a change before the server responds. Amounts are in minor units of the cart's
 * currency. The confirmed prices are the totals beside it. What a cart's price can depend on is in one list, that of `@shop/pricing`: its
 * `parseCartInput` checks the rest.
 */
export const cartPricingSchema = z.lazy(() =>
  z.looseObject({
    currency: z.enum(["EUR", "USD", "JPY"]),
    isLoggedIn: z.boolean(),
    lines: z.array(z.looseObject({ name: z.string(), quantity: z.number(), fullPriceMinor: z.number() })),
  }),
);
export type WireCartPricing = z.infer<typeof cartPricingSchema>;

/** The cart with its totals: `total_regular` before, `total_discount` after all discounts. */
export const cartSchema = z.lazy(() =>
  z.looseObject({
    products: z.array(cartProductSchema),
    total_regular: z.number(),
    total_discount: z.number(),
    currency: z.optional(z.enum(["EUR", "USD", "JPY"])),
    coupons: z.optional(z.array(z.string())),
    /** Only on our own host: those of `coupons` that don't apply at the moment, with the failure code that gives the reason. */
    refused_coupons: z.optional(z.array(z.looseObject({ coupon: z.string(), code: z.string() }))),
    /** Our own host's: products that have just left the cart because they are free now, by another price or in another currency. */
    free_products: z.optional(z.array(z.string())),
    lastRemovedProduct: z.optional(z.nullable(z.looseObject({ name: z.string(), quantity: z.number() }))),
    /** The amounts that multi-buy and each coupon take off, if any: for clients that show the cart without pricing it. */
    multi_buy_discount: z.optional(z.number()),
    coupon_discounts: z.optional(z.array(z.looseObject({ code: z.string(), amount: z.number() }))),
    /** Products that are in the cart by themselves and inside a bundle, and how much less the cart costs without so many of them. */
    doubled_parts: z.optional(
      z.array(z.looseObject({ name: z.string(), bundle: z.string(), quantity: z.number(), saved: z.number() })),
    ),
    /** Absent if a host prices by rules of its own. */
    pricing: z.optional(cartPricingSchema),
    /** There is a last change that `cart.undo` can undo. */
    can_undo: z.optional(z.boolean()),
  }),
);
export type WireCart = z.infer<typeof cartSchema>;

/**
 * The response of checkout and buy-now: the provider's session, and the address of its page for when no script runs. `opens_in`
 * says where that page can open (absent: in a frame). With `client_secret` and `publishable_key` the provider's own script shows
 * the payment in the shop's dialog; `order_id` is then needed because that script doesn't report it when it is done.
 */
export const paymentSessionSchema = z.lazy(() =>
  z.looseObject({
    session_id: z.optional(z.string()),
    cart_url: z.optional(z.string()),
    opens_in: z.optional(z.enum(["frame", "tab"])),
    client_secret: z.optional(z.string()),
    publishable_key: z.optional(z.string()),
    order_id: z.optional(z.string()),
    /** An order of zero, which is fulfilled at once: there is no session. */
    is_paid: z.optional(z.boolean()),
  }),
);
export type WirePaymentSession = z.infer<typeof paymentSessionSchema>;
