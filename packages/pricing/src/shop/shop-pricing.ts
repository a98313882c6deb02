import type { CartInput, UncheckedCart } from "../cart-input.ts";
import { createPricing } from "../create-pricing.ts";
import { SHOP_CART_RULES } from "./cart-rules.ts";
import { CURRENCIES, shopCurrency } from "./currency.ts";
import { formatPrice } from "./format-price.ts";
import { MULTI_BUY_PERCENT } from "./limits.ts";
import { SHOP_UNITS } from "./shelf.ts";

/**
 * The configuration of this shop, for `createPricing`. As data, so that another shop can start from it:
 * `createPricing({ ...SHOP_PRICING, loyaltyPercent: 10 })`.
 */
export const SHOP_PRICING = Object.freeze({
  ...SHOP_UNITS,
  currencies: CURRENCIES.map((code) => ({
    ...shopCurrency(code),
    format: (amountMinor: number) => formatPrice(amountMinor, code),
  })),
  rules: [...SHOP_UNITS.rules, ...SHOP_CART_RULES],
  multiBuyPercent: MULTI_BUY_PERCENT,
});

const pricing = createPricing(SHOP_PRICING);

/** Pricing by this shop's configuration: shelf, cart, server, payment, order and mails all call these. */
export const { parseCartInput, priceCart, explainCart, savingOfOneMore } = pricing;

/** `parseCartInput` for a cart that code has put together from checked values. Throws a RangeError if there is a mistake in it. */
export function toCartInput(cart: UncheckedCart): CartInput {
  const parsed = parseCartInput(cart);
  if (parsed.isOk) return parsed.value;
  throw new RangeError(`A cart can't be priced: ${parsed.failure.code}, ${JSON.stringify(parsed.failure.params)}.`);
}
