import { CURRENCIES, type Currency } from "@shop/pricing";
import type { ProductPrice } from "./product.ts";

/** The part of a product's prices that the rule uses. */
export type FullPrices = Readonly<Partial<Record<Currency, Pick<ProductPrice, "fullPriceMinor">>>>;

/**
 * Whether a product is free, and so is granted and downloaded as free products are: its full price is zero in every currency that it has
 * one in. A discount of 100 %, or a stated price of zero, makes nothing free in this sense. Shelf, account and back end all use this rule.
 * Source: CAT-08.
 */
export function isFree(product: { readonly prices: FullPrices }): boolean {
  return CURRENCIES.every((currency) => (product.prices[currency]?.fullPriceMinor ?? 0) === 0);
}
