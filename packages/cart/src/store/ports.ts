import type { Failure, Result } from "@shop/kernel";
import type { Agreement, TaxPlace } from "../domain/agreement.ts";
import type { CartChange } from "../domain/apply-change.ts";
import type { Cart, QuantityOfProduct } from "../domain/cart.ts";
import type { Purchase } from "../domain/checkout-state.ts";
import type { OrderReview } from "../domain/order-review.ts";
import type { PaymentOutcome } from "../domain/payment-message.ts";
import type { PaymentSession, WrittenOrder } from "../domain/payment-session.ts";
import type { TrackedItem } from "../domain/tracked-items.ts";
import type { WaitingChange } from "../domain/waiting-change.ts";

/**
 * The shop's side of the cart. Every response is the whole cart at current prices. Nothing here throws. `key` identifies one
 * change: sent again with the same key it has no second effect and returns the first response. Changes outlive the page that sends
 * them.
 */
export interface CartGateway {
  get(): Promise<Result<Cart>>;
  add(name: string, quantity: number, key?: string): Promise<Result<Cart>>;
  remove(name: string, quantity: number, key?: string): Promise<Result<Cart>>;
  clear(key?: string): Promise<Result<Cart>>;
  addCoupon(coupon: string, key?: string): Promise<Result<Cart>>;
  removeCoupon(coupon: string, key?: string): Promise<Result<Cart>>;
  /** Undoes the cart's last change, whichever tab or device made it. */
  undo(key?: string): Promise<Result<Cart>>;
}

/** Stores changes that have no response yet, so that none is lost when a page closes. One per tab. */
export interface WaitingChanges {
  /** Stores a change and returns the key that it is sent with. */
  keep(change: CartChange): string;
  /** It got a response, or was abandoned. */
  drop(key: string): void;
  /** What the tab's previous page left without a response, in order; only once. */
  takeLeft(): readonly WaitingChange[];
  /** The session has ended. */
  clear(): void;
}

/** Called with items that were added to the cart or removed, once the server has confirmed it. For analytics only. */
export type CartTracking = (item: TrackedItem) => void;

/** Where the payment provider sends the shopper: paths of this site, or addresses that the operator allows. */
export interface ReturnPaths {
  /** After leaving without paying. */
  readonly back: string;
  /** After paying. */
  readonly landing: string;
}

/** Prices what would be ordered, writes the order and opens a payment session for it. Nothing here throws. */
export interface CheckoutGateway {
  /** The preview of an order, for a buyer of that place. Writes nothing. */
  review(purchase: Purchase, place: TaxPlace): Promise<Result<OrderReview>>;
  /** Orders the cart. One that is ordered again before it is paid, in whichever tab, is the same order. */
  checkout(paths: ReturnPaths, agreement: Agreement): Promise<Result<WrittenOrder>>;
  buyNow(
    products: readonly QuantityOfProduct[],
    paths: ReturnPaths,
    agreement: Agreement,
  ): Promise<Result<WrittenOrder>>;
}

/**
 * Mounts a provider's script at a place in the dialog, and returns a cleanup function. It may be called again after that. `finish` is
 * called when the script reports that it is done.
 */
export type PaymentMount = (place: HTMLElement, finish: (outcome: PaymentOutcome) => void) => () => void;

/**
 * The place in the shop's own page where a payment can be shown: a dialog. Each method resolves when the payment is done, or the shopper
 * closes the dialog.
 */
export interface PaymentFrame {
  /** Shows the provider's page in a frame. */
  show(url: string): Promise<PaymentOutcome>;
  /** Gives the provider's script a place. */
  hold(mount: PaymentMount): Promise<PaymentOutcome>;
}

/** How the window was left, or that it never opened and the provider's page has an address of its own. */
export type WindowOutcome = PaymentOutcome | { readonly outcome: "external"; readonly url: string };

/** Where the shopper pays. Failures: `checkout.scriptFailed`, `checkout.noSessionId`, `checkout.windowFailed`. */
export interface PaymentWindow {
  open(session: PaymentSession, frame: PaymentFrame): Promise<Result<WindowOutcome>>;
}

/** Called when a checkout begins, just before the server is asked for the order's preview. For analytics only. Must not throw. */
export type CheckoutStarted = (purchase: Purchase) => void;

/** Logs what went wrong. Never shown to the shopper; it must contain no secret and no address. */
export type CartLog = (entry: { readonly act: string; readonly failure: Failure }) => void;
