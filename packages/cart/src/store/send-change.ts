import type { Result } from "@shop/kernel";
import type { CartChange } from "../domain/apply-change.ts";
import { type Cart, quantityInCart } from "../domain/cart.ts";
import type { CartFailureCode } from "../failures.ts";
import { type CartNotice, removedNotice } from "../messages/cart-notice.ts";
import type { CartGateway } from "./ports.ts";

/** The message if an act fails for a reason other than the cart's own. */
export const FALLBACK: Readonly<Record<CartChange["kind"], CartFailureCode>> = {
  add: "cart.couldNotAdd",
  remove: "cart.couldNotRemove",
  clear: "cart.couldNotClear",
  addCoupon: "cart.couldNotAddCoupon",
  removeCoupon: "cart.couldNotRemoveCoupon",
  undo: "cart.undoFailed",
};

/** Sends a change to the shop. */
export function sendChange(gateway: CartGateway, change: CartChange, key: string | undefined): Promise<Result<Cart>> {
  switch (change.kind) {
    case "add":
      return gateway.add(change.name, change.quantity, key);
    case "remove":
      return gateway.remove(change.name, change.quantity, key);
    case "clear":
      return gateway.clear(key);
    case "addCoupon":
      return gateway.addCoupon(change.coupon, key);
    case "removeCoupon":
      return gateway.removeCoupon(change.coupon, key);
    case "undo":
      return gateway.undo(key);
  }
}

/**
 * The message once the shop has confirmed, with the cart `after` the change. Only a message that offers the right Undo, or a next step,
 * stays longer than a moment.
 */
export function noticeOf(change: CartChange, after: Cart): CartNotice {
  switch (change.kind) {
    case "add":
      return { kind: "added", tone: "success", key: "cart.added", params: { name: change.name } };
    case "remove":
      return removedNotice(change.name, quantityInCart(after.products, change.name));
    case "clear":
      return { kind: "removed", tone: "info", key: "cart.cleared" };
    case "addCoupon":
      return { kind: "other", tone: "success", key: "cart.couponAdded", params: { code: shownCode(change.coupon) } };
    case "removeCoupon":
      return { kind: "removed", tone: "info", key: "cart.couponRemoved", params: { code: shownCode(change.coupon) } };
    case "undo":
      return { kind: "other", tone: "info", key: "cart.undone" };
  }
}

/** Codes are known in capitals, however they were typed. */
function shownCode(coupon: string): string {
  return coupon.trim().toUpperCase();
}
