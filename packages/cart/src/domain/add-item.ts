import { fail, ok, type Result } from "@shop/kernel";
import type { CartFailureCode } from "../failures.ts";
import { isPack, maxQuantityOf } from "./pack.ts";

/** The data of a product that the cart's limits need. */
export interface ProductToAdd {
  readonly name: string;
  /** It costs nothing: it is granted on the account page, not sold. */
  readonly isFree: boolean;
  readonly isForSale: boolean;
}

/**
 * Whether this many of a product may be added to those in the cart. Returns the line's resulting quantity. Browser and server
 * apply the same rule. Owning a product is no reason to refuse it: a note says so beforehand, see `ownedNote`. Failures:
 * `cart.freeProduct`, `cart.packAlreadyInCart`, `cart.itemLimitReached`, `cart.couldNotAdd` (not for sale, or not a whole
 * quantity).
 */
export function checkAdd(
  quantityInCart: number,
  product: ProductToAdd,
  quantity: number,
  packPrefix: string,
): Result<number, { readonly code: CartFailureCode }> {
  if (product.isFree) return fail({ code: "cart.freeProduct" });
  if (!product.isForSale || !Number.isSafeInteger(quantity) || quantity < 1) return fail({ code: "cart.couldNotAdd" });
  if (isPack(product.name, packPrefix) && quantityInCart > 0) return fail({ code: "cart.packAlreadyInCart" });
  const wanted = quantityInCart + quantity;
  return wanted > maxQuantityOf(product.name, packPrefix) ? fail({ code: "cart.itemLimitReached" }) : ok(wanted);
}
