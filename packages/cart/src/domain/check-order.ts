import { fail, ok, type Result } from "@shop/kernel";
import type { CartFailureCode } from "../failures.ts";
import { checkAdd, type ProductToAdd } from "./add-item.ts";
import { type QuantityOfProduct, quantityInCart } from "./cart.ts";

/**
 * Whether products may be bought at once without the cart (buy now). Each is checked as if added to an empty cart in
 * turn. Returns the lines in their order, with equal names merged. Failures: `cart.empty` for no line, otherwise those
 * of `checkAdd`.
 */
export function checkOrder(
  lines: readonly { readonly product: ProductToAdd; readonly quantity: number }[],
  packPrefix: string,
): Result<readonly QuantityOfProduct[], { readonly code: CartFailureCode }> {
  if (lines.length === 0) return fail({ code: "cart.empty" });
  let order: readonly QuantityOfProduct[] = [];
  for (const { product, quantity } of lines) {
    const checked = checkAdd(quantityInCart(order, product.name), product, quantity, packPrefix);
    if (!checked.isOk) return checked;
    const line = { name: product.name, quantity: checked.value };
    order = order.some((other) => other.name === line.name)
      ? order.map((other) => (other.name === line.name ? line : other))
      : [...order, line];
  }
  return ok(order);
}
