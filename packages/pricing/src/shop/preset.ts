import { CURRENCIES, shopCurrency } from "./currency.ts";
import { formatPrice } from "./format-price.ts";
import { SHOP_CARTS } from "./shop-pricing.ts";

/**
 * The configuration of this shop, for `createPricing`. As data that can't be changed, so that another shop can start from it:
 * `createPricing({ ...SHOP_PRICING, loyaltyPercent: 10 })`.
 */
export const SHOP_PRICING = Object.freeze({
  ...SHOP_CARTS,
  currencies: Object.freeze(
    CURRENCIES.map((code) =>
      Object.freeze({ ...shopCurrency(code), format: (amountMinor: number) => formatPrice(amountMinor, code) }),
    ),
  ),
});
