import { quantityInCart } from "../domain/cart.ts";
import { itemCount } from "../domain/item-count.ts";
import type { CartState } from "./cart-state.ts";

/** The number in the badge: the sum of the quantities, including pending changes. */
export function selectItemCount(state: CartState): number {
  return itemCount(state.products);
}

/** How many of a product are in the cart, changes on their way included. */
export function selectQuantityOf(name: string): (state: CartState) => number {
  return (state) => quantityInCart(state.products, name);
}

export function selectCanUndo(state: CartState): boolean {
  return state.canUndo;
}

/** The pending change of a line. */
export type LineStatus = "settled" | "adding" | "removing";

export function lineStatus(state: CartState, name: string): LineStatus {
  const pending = state.pendingByName[name];
  if (pending === undefined) return "settled";
  return pending === "add" ? "adding" : "removing";
}
