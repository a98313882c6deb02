import type { QuantityOfProduct } from "./cart.ts";

/** What the cart's badge shows: the sum of the quantities. */
export function itemCount(products: readonly QuantityOfProduct[]): number {
  return products.reduce((count, line) => count + line.quantity, 0);
}
