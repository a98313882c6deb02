import { fail, ok, type Result } from "@shop/kernel";
import type { CartFailureCode } from "../failures.ts";

/**
 * How many of a product remain after removing this many; removing more than there are removes all. Failures:
 * `cart.notInCart` if there are none, `cart.couldNotRemove` if the quantity isn't whole.
 */
export function checkRemove(
  quantityInCart: number,
  quantity: number,
): Result<number, { readonly code: CartFailureCode }> {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return fail({ code: "cart.couldNotRemove" });
  if (quantityInCart < 1) return fail({ code: "cart.notInCart" });
  return ok(Math.max(0, quantityInCart - quantity));
}
