import type { CartInput } from "../cart-input.ts";
import { type ExplainedCart, type PricedCart, type PricedLine, priceCart as priceCartBy } from "../price-cart.ts";
import { cartTermsOf } from "../pricing-config.ts";
import { savingOfOneMore as savingOfOneMoreBy } from "../saving-of-one-more.ts";
import { SHOP_CART_RULES } from "./cart-rules.ts";
import { MULTI_BUY_PERCENT } from "./limits.ts";
import { SHOP_UNITS } from "./shelf.ts";

/** What a cart is priced by, without the formats of prices. `SHOP_PRICING` is all of it. */
export const SHOP_CARTS = Object.freeze({
  ...SHOP_UNITS,
  rules: Object.freeze([...SHOP_UNITS.rules, ...SHOP_CART_RULES]),
  multiBuyPercent: MULTI_BUY_PERCENT,
});

const terms = cartTermsOf(SHOP_CARTS);

/** Prices a cart. Shelf, cart, server, payment, order and mails all call this one function. Amounts in minor units. */
export function priceCart(input: CartInput): PricedCart {
  return priceCartBy(input, terms, false) as PricedCart;
}

/** `priceCart`, and why: every line with its trail. */
export function explainCart(input: CartInput): ExplainedCart {
  return priceCartBy(input, terms, true) as PricedCart<PricedLine> as ExplainedCart;
}

/** What one more unit of a line would save by being in this cart, and what it would add to the total. Null: nothing is saved. */
export function savingOfOneMore(
  input: CartInput,
  name: string,
): { readonly savedMinor: number; readonly addsMinor: number } | null {
  return savingOfOneMoreBy(input, name, terms);
}
