import type { ProductToAdd } from "./add-item.ts";
import { isPack, maxQuantityOf } from "./pack.ts";

/** What the button beside a product can do now. */
export type AddState = "canAdd" | "packInCart" | "limitReached" | "free" | "notForSale";

/** The state of a product and a cart before any click: the same limits as `checkAdd`, checked in advance. */
export function addState(quantityInCart: number, product: ProductToAdd, packPrefix: string): AddState {
  if (product.isFree) return "free";
  if (!product.isForSale) return "notForSale";
  if (quantityInCart < maxQuantityOf(product.name, packPrefix)) return "canAdd";
  return isPack(product.name, packPrefix) ? "packInCart" : "limitReached";
}
