import { type QuantityOfProduct, quantityInCart } from "./cart.ts";
import { maxQuantityOf } from "./pack.ts";

/**
 * The account's cart after login, if the visitor had filled one before. Quantities are added up and capped at the
 * limits. The account's products come first, then the visitor's. Nothing is refused; anything above a limit is dropped.
 */
export function mergeCarts(
  ofUser: readonly QuantityOfProduct[],
  ofVisitor: readonly QuantityOfProduct[],
  packPrefix: string,
): readonly QuantityOfProduct[] {
  const names = [...new Set([...ofUser, ...ofVisitor].map((line) => line.name))];
  return names
    .map((name) => ({
      name,
      quantity: Math.min(
        maxQuantityOf(name, packPrefix),
        quantityInCart(ofUser, name) + quantityInCart(ofVisitor, name),
      ),
    }))
    .filter((line) => line.quantity > 0);
}
