import type { UncheckedCart } from "../cart-input.ts";
import type { ExplainedCart, PricedCart } from "../price-cart.ts";
import { toCartInput } from "../shop/cart-input.ts";
import { explainCart, priceCart } from "../shop/shop-pricing.ts";

/** Checks and prices a cart. */
export function pricedCart(given: UncheckedCart): PricedCart {
  return priceCart(toCartInput(given));
}

/** The same with the reasons. */
export function explainedCart(given: UncheckedCart): ExplainedCart {
  return explainCart(toCartInput(given));
}
