import type { Failure } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { CartChange } from "../domain/apply-change.ts";
import { type Cart, emptyCart } from "../domain/cart.ts";
import type { Reservation } from "../domain/reservation.ts";
import type { CartMessage } from "../messages/cart-notice.ts";

/** A change on its way to the server. It is shown as if it had been agreed to. */
export interface PendingChange {
  readonly id: number;
  readonly change: CartChange;
}

/** The last change that the server agreed to, and what takes it back. */
export interface LastChange {
  readonly change: CartChange;
  readonly inverse: readonly CartChange[];
}

/** The cart as it is shown: what the server last said, with the changes on their way applied. */
export interface CartState extends Cart {
  /** `idle` before the first load (and on a server), `failed` where the cart could not be loaded. */
  readonly status: "idle" | "loading" | "ready" | "failed";
  /** What the server last said. */
  readonly confirmed: Cart;
  readonly pending: readonly PendingChange[];
  /** Products with a change on its way. */
  readonly pendingByName: Readonly<Record<string, "add" | "remove">>;
  readonly isClearing: boolean;
  readonly isUndoing: boolean;
  /** Why the last change of a product failed; gone with its next change. */
  readonly failureByName: Readonly<Record<string, Failure>>;
  /** Why loading or emptying failed. */
  readonly failure: Failure | null;
  /** What Undo takes back; null where there is nothing. */
  readonly lastChange: LastChange | null;
  /** Null while the cart is empty, or where the shop shows no reservation. */
  readonly reservation: Reservation | null;
  /** Pop-ups, the oldest first: at most one about the last change, and one for everything else. */
  readonly messages: readonly CartMessage[];
}

export function initialCartState(currency: Currency): CartState {
  const confirmed = emptyCart(currency);
  return {
    ...confirmed,
    confirmed,
    pending: [],
    pendingByName: {},
    isClearing: false,
    status: "idle",
    isUndoing: false,
    failureByName: {},
    failure: null,
    lastChange: null,
    reservation: null,
    messages: [],
  };
}
