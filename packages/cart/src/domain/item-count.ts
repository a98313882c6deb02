import type { QuantityOfProduct } from "./cart.ts";

/** The number in the cart's badge: the sum of the quantities. */
export function itemCount(products: readonly QuantityOfProduct[]): number {
  return products.reduce((count, line) => count + line.quantity, 0);
}
