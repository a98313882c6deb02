import { CURRENCIES } from "@shop/pricing";
import type { Product } from "./product.ts";

/** Whether a product is free: its full price is zero in every currency. A discount of 100 % makes nothing free in this sense. */
export function isFree(product: Pick<Product, "prices">): boolean {
  return CURRENCIES.every((currency) => product.prices[currency].fullPriceMinor === 0);
}
