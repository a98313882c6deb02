import { applyChange } from "../domain/apply-change.ts";
import type { Cart } from "../domain/cart.ts";
import type { CartState, PendingChange } from "./cart-state.ts";

type ShownCart = Cart & Pick<CartState, "confirmed" | "pending" | "pendingByName" | "isClearing">;

/** What is shown of what is known: the confirmed cart with everything on its way applied, in order. */
export function shownCart(confirmed: Cart, pending: readonly PendingChange[]): ShownCart {
  const shown = pending.reduce((cart, { change }) => applyChange(cart, change), confirmed);
  const changes = pending.map(({ change }) => change);
  const isClearing = changes.some((change) => change.kind === "clear");
  const pendingByName: Record<string, "add" | "remove"> = {};
  for (const change of changes) if (change.kind !== "clear") pendingByName[change.name] = change.kind;
  return { ...shown, confirmed, pending, pendingByName, isClearing };
}
