import { type Currency, priceUnit } from "@shop/pricing";
import type { Product } from "./product.ts";

/** What a product costs with an account. Amounts in minor units. */
export interface AccountPrice {
  readonly priceMinor: number;
  /** On a new account's first purchase; null where that is no less. */
  readonly firstPurchaseMinor: number | null;
}

/** What a visitor would pay with an account, new or not, as amounts: points are no percentage of a reduced price. Null: no less than without. Sources: PRICE-05, PRICE-06. */
export function accountPrice({ prices }: Pick<Product, "prices">, currency: Currency): AccountPrice | null {
  const priceFor = (isLoggedIn: boolean, hasFirstPurchase: boolean) =>
    priceUnit(prices[currency], { currency, isLoggedIn, hasFirstPurchase });
  const priceMinor = priceFor(true, false);
  const firstPurchaseMinor = priceFor(true, true);
  if (firstPurchaseMinor >= priceFor(false, false)) return null;
  return { priceMinor, firstPurchaseMinor: firstPurchaseMinor < priceMinor ? firstPurchaseMinor : null };
}
