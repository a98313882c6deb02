import { type QuantityOfProduct, quantityInCart } from "./cart.ts";
import { maxQuantityOf } from "./pack.ts";

/**
 * The account's cart after login, when the visitor had filled one before: quantities are added up and cut to the limits.
 * The account's products come first, then what the visitor brought. Nothing is refused: what is over a limit stays out.
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
