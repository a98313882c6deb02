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
 * The shop's side of the cart. Every answer is the whole cart, priced now. Nothing here throws. `key` names one change: sent again
 * with the same key it has no second effect and gets the first answer. Changes outlive the page that sends them.
 */
export interface CartGateway {
  get(): Promise<Result<Cart>>;
  add(name: string, quantity: number, key?: string): Promise<Result<Cart>>;
  remove(name: string, quantity: number, key?: string): Promise<Result<Cart>>;
  clear(key?: string): Promise<Result<Cart>>;
  addCoupon(coupon: string, key?: string): Promise<Result<Cart>>;
  removeCoupon(coupon: string, key?: string): Promise<Result<Cart>>;
  /** Takes the cart's last change back, whoever of its tabs and devices made it. */
  undo(key?: string): Promise<Result<Cart>>;
}

/** Keeps changes that have no answer yet, so that a page that goes away loses none of them. One a tab. */
export interface WaitingChanges {
  /** Keeps a change and answers the key that it is sent with. */
  keep(change: CartChange): string;
  /** It was answered, or given up. */
  drop(key: string): void;
  /** What the tab's page before this one left without an answer, in its order; once. */
  takeLeft(): readonly WaitingChange[];
  /** The session has ended. */
  clear(): void;
}

/** Keeps an add while the store that will make it is still loading. One a page. */
export interface EarlyAdds {
  /** When the page began: tells its own adds from those that a page before it left. Milliseconds since 1970. */
  readonly page: number;
  /** Keeps an add; the answer forgets it, when the store has taken it or it came to nothing. */
  keep(name: string, quantity: number): () => void;
}

/** Hears of items that came into the cart or left it, once the server has agreed: for counting, never for deciding. */
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
  /** What an order would come to now, for a buyer of that place. Writes nothing. */
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
 * Puts a provider's script to work at a place in the dialog, and answers how to clear it away again. It may be called again after that.
 * `finish` is for the script's word that it is done.
 */
export type PaymentMount = (place: HTMLElement, finish: (outcome: PaymentOutcome) => void) => () => void;

/** The place in the shop's own page where a payment can be shown: a dialog. Each answers when it is done, or the shopper closes the dialog. */
export interface PaymentFrame {
  /** Shows the provider's page in a frame. */
  show(url: string): Promise<PaymentOutcome>;
  /** Gives the provider's script a place. */
  hold(mount: PaymentMount): Promise<PaymentOutcome>;
}

/** How the window was left, or that it never came up and the provider's page stands at an address of its own. */
export type WindowOutcome = PaymentOutcome | { readonly outcome: "external"; readonly url: string };

/** Where the shopper pays. Failures: `checkout.scriptFailed`, `checkout.noSessionId`, `checkout.windowFailed`. */
export interface PaymentWindow {
  open(session: PaymentSession, frame: PaymentFrame): Promise<Result<WindowOutcome>>;
}

/** Hears that a checkout begins, just before the server is asked what the order comes to: for counting, never for deciding. Must not throw. */
export type CheckoutStarted = (purchase: Purchase) => void;

/** Takes down what went wrong. Never shown to the shopper; no secret and no address may be in it. */
export type CartLog = (entry: { readonly act: string; readonly failure: Failure }) => void;
