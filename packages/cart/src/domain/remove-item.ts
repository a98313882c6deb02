import { fail, ok, type Result } from "@shop/kernel";
import type { CartFailureCode } from "../failures.ts";

/**
 * How many of a product stay when so many are taken out; more than there are takes out all.
 * Failures: `cart.notInCart` where there are none, `cart.couldNotRemove` for no whole quantity.
 */
export function checkRemove(
  quantityInCart: number,
  quantity: number,
): Result<number, { readonly code: CartFailureCode }> {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return fail({ code: "cart.couldNotRemove" });
  if (quantityInCart < 1) return fail({ code: "cart.notInCart" });
  return ok(Math.max(0, quantityInCart - quantity));
}
