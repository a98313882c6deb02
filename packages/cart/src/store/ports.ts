import type { Failure, Result } from "@shop/kernel";
import type { Cart, QuantityOfProduct } from "../domain/cart.ts";
import type { Purchase } from "../domain/checkout-flow.ts";
import type { PaymentOutcome } from "../domain/payment-message.ts";
import type { PaymentSession } from "../domain/payment-session.ts";

/** The shop's side of the cart. Every answer is the whole cart, priced now. Nothing here throws. */
export interface CartGateway {
  get(): Promise<Result<Cart>>;
  add(name: string, quantity: number): Promise<Result<Cart>>;
  remove(name: string, quantity: number): Promise<Result<Cart>>;
  clear(): Promise<Result<Cart>>;
}

/** Where the payment provider sends the shopper: paths of this site, or addresses that the operator allows. */
export interface ReturnPaths {
  /** After leaving without paying. */
  readonly back: string;
  /** After paying. */
  readonly landing: string;
}

/** Writes the order and opens a payment session for it. */
export interface CheckoutGateway {
  checkout(paths: ReturnPaths): Promise<Result<PaymentSession>>;
  buyNow(products: readonly QuantityOfProduct[], paths: ReturnPaths): Promise<Result<PaymentSession>>;
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

/** Hears that a checkout begins, just before its payment session is asked for: for counting, never for deciding. Must not throw. */
export type CheckoutStarted = (purchase: Purchase) => void;

/** Takes down what went wrong. Never shown to the shopper; no secret and no address may be in it. */
export type CartLog = (entry: { readonly act: string; readonly failure: Failure }) => void;
