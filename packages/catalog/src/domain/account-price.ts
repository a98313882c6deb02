import { type Currency, priceUnit } from "@shop/pricing";
import { priceIn } from "./price-in.ts";
import type { Product } from "./product.ts";

/** What a product costs with an account. Amounts in minor units. */
export interface AccountPrice {
  /** The shopper's, or the one in which the catalogue states the price. */
  readonly currency: Currency;
  readonly priceMinor: number;
  /** On a new account's first purchase; null if that is no lower. */
  readonly firstPurchaseMinor: number | null;
}

/**
 * What a visitor would pay with an account, new or not, as amounts: points aren't a percentage of a reduced price. Null: no less than
 * without. Sources: PRICE-05, PRICE-06.
 */
export function accountPrice({ prices }: Pick<Product, "prices">, currency: Currency): AccountPrice | null {
  const own = priceIn(prices, currency);
  const priceFor = (isLoggedIn: boolean, hasFirstPurchase: boolean) =>
    priceUnit(own.price, { currency: own.currency, isLoggedIn, hasFirstPurchase });
  const priceMinor = priceFor(true, false);
  const firstPurchaseMinor = priceFor(true, true);
  if (firstPurchaseMinor >= priceFor(false, false)) return null;
  return {
    currency: own.currency,
    priceMinor,
    firstPurchaseMinor: firstPurchaseMinor < priceMinor ? firstPurchaseMinor : null,
  };
}
