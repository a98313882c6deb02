import { fail, ok, type Result } from "@shop/kernel";
import type { CartFailureCode } from "../failures.ts";
import { isPack, maxQuantityOf } from "./pack.ts";

/** What the cart's limits need to know of a product. */
export interface ProductToAdd {
  readonly name: string;
  /** It costs nothing: it is given out on the account page, not sold. */
  readonly isFree: boolean;
  readonly isForSale: boolean;
}

/**
 * Whether so many of a product may join those that are in the cart; answers the quantity that the line then has.
 * Browser and server ask this same rule. Owning a product is no reason to refuse: it is said before, see `ownedNote`.
 * Failures: `cart.freeProduct`, `cart.packAlreadyInCart`, `cart.itemLimitReached`, `cart.couldNotAdd` (not for sale, no whole
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
