import type { Failure } from "@shop/kernel";
import type { CartInput, ExplainedCart } from "@shop/pricing";
import type { CartChange } from "../domain/apply-change.ts";
import type { Cart, RefusedCoupon } from "../domain/cart.ts";
import type { DoubledPart } from "../domain/doubled-parts.ts";
import type { MultiBuyOffer } from "../domain/one-more.ts";
import type { Reservation } from "../domain/reservation.ts";
import type { CartMessage } from "../messages/cart-notice.ts";

/** A change on its way to the server. It is shown as if it had been accepted. */
export interface PendingChange {
  readonly id: number;
  readonly change: CartChange;
}

/** The last change of this tab that the server agreed to, and what takes it back. */
export interface LastChange {
  readonly change: CartChange;
  readonly inverse: readonly CartChange[];
}

/** The cart as shown: the server's last response with the pending changes applied. `pricing` is the server's. */
export interface CartState extends Omit<Cart, "canUndo" | "freeProducts"> {
  /** `idle` before the first load (and on a server), `failed` where the cart could not be loaded. */
  readonly status: "idle" | "loading" | "ready" | "failed";
  /** The server's last response. */
  readonly confirmed: Cart;
  readonly pending: readonly PendingChange[];
  /** The shown cart line by line, with multi-buy, coupons and the reasons of every price. */
  readonly priced: ExplainedCart;
  /** The multi-buy hint; null if there is none. */
  readonly multiBuyOffer: MultiBuyOffer | null;
  /** Products that are in the cart by themselves and inside a bundle. */
  readonly doubledParts: readonly DoubledPart[];
  /** What the shown cart is priced by. Null if the host prices by rules of its own. */
  readonly shownInput: CartInput | null;
  /** Products with a change on its way. */
  readonly pendingByName: Readonly<Record<string, "add" | "remove">>;
  readonly isClearing: boolean;
  readonly isUndoing: boolean;
  /** Another currency was chosen, and the amounts are still those of the old one (`currency` names it). */
  readonly isRepricing: boolean;
  /** Why the last change of a product failed; cleared by its next change. */
  readonly failureByName: Readonly<Record<string, Failure>>;
  /** Why loading or emptying failed. */
  readonly failure: Failure | null;
  /** The code that the server is judging. */
  readonly couponPending: string | null;
  /** Why the last act with a coupon failed, and the coupon; cleared by the next act. Shown at the field, never in a pop-up. */
  readonly couponFailure: RefusedCoupon | null;
  /** Whether there is a change to undo: by this tab, another one, or before a reload. Remains after its pop-up has closed. */
  readonly canUndo: boolean;
  /** What this tab knows of the change that Undo would undo; null if it knows nothing. */
  readonly lastChange: LastChange | null;
  /** Null while the cart is empty, or where the shop shows no reservation. */
  readonly reservation: Reservation | null;
  /** Pop-ups, the oldest first: at most one about the last change, and one for everything else. */
  readonly messages: readonly CartMessage[];
}
