import type { CartChange } from "../domain/apply-change.ts";
import type { Cart } from "../domain/cart.ts";
import { findDoubledParts } from "../domain/doubled-parts.ts";
import { multiBuyOffer } from "../domain/one-more.ts";
import { showCart } from "../domain/show-cart.ts";
import type { CartState, LastChange, PendingChange } from "./cart-state.ts";

type ShownCart = Pick<
  CartState,
  | keyof Omit<Cart, "canUndo" | "freeProducts">
  | "priced"
  | "multiBuyOffer"
  | "doubledParts"
  | "shownInput"
  | "confirmed"
  | "pending"
  | "pendingByName"
  | "isClearing"
  | "couponPending"
  | "canUndo"
  | "lastChange"
>;

/** The cart to show: the confirmed cart with all pending changes applied, in order. */
export function shownCart(
  confirmed: Cart,
  pending: readonly PendingChange[],
  packPrefix: string,
  lastChange: LastChange | null,
): ShownCart {
  const changes = pending.map(({ change }) => change);
  const { draft, ...shown } = showCart(confirmed, changes);
  const pendingByName: Record<string, "add" | "remove"> = {};
  for (const change of changes.flatMap(stepsOf)) {
    if (change.kind === "add" || change.kind === "remove") pendingByName[change.name] = change.kind;
  }
  const coupons = changes.flatMap((change) => (change.kind === "addCoupon" ? [change.coupon] : []));
  return {
    ...shown,
    pricing: confirmed.pricing,
    multiBuyOffer: draft.hasRules ? multiBuyOffer(draft.input, packPrefix) : null,
    shownInput: draft.hasRules ? draft.input : null,
    doubledParts: draft.hasRules ? findDoubledParts(draft.input) : [],
    confirmed,
    pending,
    pendingByName,
    isClearing: changes.some((change) => change.kind === "clear"),
    couponPending: coupons.at(-1) ?? null,
    canUndo: confirmed.canUndo ?? lastChange !== null,
    lastChange,
  };
}

function stepsOf(change: CartChange): readonly CartChange[] {
  return change.kind === "undo" ? change.steps : [change];
}
