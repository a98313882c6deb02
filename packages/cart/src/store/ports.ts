import type { Failure, Result } from "@shop/kernel";
import type { Cart, QuantityOfProduct } from "../domain/cart.ts";
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

/** The place in the shop's own page where a provider's page can be shown: a dialog with a frame. */
export interface PaymentFrame {
  /** Shows the page; answers when it says that it is done, or the shopper closes the dialog. */
  show(url: string): Promise<PaymentOutcome>;
}

/** How the window was left, or that it never came up and the provider's page stands at an address of its own. */
export type WindowOutcome = PaymentOutcome | { readonly outcome: "external"; readonly url: string };

/** Where the shopper pays. Failures: `checkout.scriptFailed`, `checkout.noSessionId`, `checkout.windowFailed`. */
export interface PaymentWindow {
  open(session: PaymentSession, frame: PaymentFrame): Promise<Result<WindowOutcome>>;
}

/** Takes down what went wrong. Never shown to the shopper; no secret and no address may be in it. */
export type CartLog = (entry: { readonly act: string; readonly failure: Failure }) => void;
