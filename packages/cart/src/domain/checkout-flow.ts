import type { Failure } from "@shop/kernel";
import type { QuantityOfProduct } from "./cart.ts";
import { isUnderWay } from "./is-under-way.ts";
import type { PaymentSession } from "./payment-session.ts";

/** What is being bought: the cart, or products at once, past the cart. */
export type Purchase =
  | { readonly kind: "cart" }
  | { readonly kind: "buyNow"; readonly products: readonly QuantityOfProduct[] };

/** Where a purchase stands, from the press on the button to the landing. */
export type CheckoutState =
  | { readonly name: "idle" }
  /** Logged out: the purchase is kept while the shopper logs in or signs up. */
  | { readonly name: "needsLogin"; readonly purchase: Purchase }
  /** Logged in just now: goes on after a moment. */
  | { readonly name: "resuming"; readonly purchase: Purchase }
  /** The server writes the order and opens a payment session. */
  | { readonly name: "preparing"; readonly purchase: Purchase }
  /** The session is there, the provider's window isn't yet. */
  | { readonly name: "waitingForProvider"; readonly purchase: Purchase; readonly session: PaymentSession }
  | { readonly name: "open"; readonly purchase: Purchase; readonly session: PaymentSession }
  /** The provider's script never came: its page stands in a tab of its own, or is linked. */
  | { readonly name: "external"; readonly purchase: Purchase; readonly url: string; readonly isTabOpen: boolean }
  | { readonly name: "completed"; readonly purchase: Purchase; readonly orderId: string | null }
  /** Left without paying: back where it was, the cart is kept. */
  | { readonly name: "closed"; readonly purchase: Purchase }
  | { readonly name: "failed"; readonly purchase: Purchase; readonly failure: Failure };

export type CheckoutEvent =
  | { readonly type: "started"; readonly purchase: Purchase; readonly isLoggedIn: boolean }
  | { readonly type: "loggedIn" }
  /** The login dialog was closed without logging in. */
  | { readonly type: "loginAbandoned" }
  | { readonly type: "delayPassed" }
  /** The server says that the login has ended meanwhile. */
  | { readonly type: "loginRequired" }
  | { readonly type: "sessionReady"; readonly session: PaymentSession }
  | { readonly type: "windowShown" }
  /** `isTabOpen`: the browser let the tab open; otherwise only a link leads there. */
  | { readonly type: "providerNotReady"; readonly url: string; readonly isTabOpen: boolean }
  | { readonly type: "windowCompleted"; readonly orderId: string | null }
  | { readonly type: "windowClosed" }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "reset" };

/** The one machine of cart checkout and buy now. An event that doesn't belong to a state leaves it as it is. */
export function nextCheckoutState(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case "started":
      if (isUnderWay(state)) return state;
      return { name: event.isLoggedIn ? "preparing" : "needsLogin", purchase: event.purchase };
    case "loggedIn":
      return state.name === "needsLogin" ? { name: "resuming", purchase: state.purchase } : state;
    case "loginAbandoned":
      return state.name === "needsLogin" ? { name: "idle" } : state;
    case "delayPassed":
      return state.name === "resuming" ? { name: "preparing", purchase: state.purchase } : state;
    case "loginRequired":
      return state.name === "preparing" ? { name: "needsLogin", purchase: state.purchase } : state;
    case "sessionReady":
      return state.name === "preparing"
        ? { name: "waitingForProvider", purchase: state.purchase, session: event.session }
        : state;
    case "failed":
      return isUnderWay(state) ? { name: "failed", purchase: state.purchase, failure: event.failure } : state;
    case "reset":
      return { name: "idle" };
    default:
      return nextWindowState(state, event);
  }
}

type WindowEvent = Extract<
  CheckoutEvent,
  { type: "windowShown" | "providerNotReady" | "windowCompleted" | "windowClosed" }
>;

function nextWindowState(state: CheckoutState, event: WindowEvent): CheckoutState {
  if (state.name !== "waitingForProvider" && state.name !== "open") return state;
  const { purchase, session } = state;
  switch (event.type) {
    case "windowShown":
      return { name: "open", purchase, session };
    case "providerNotReady":
      return { name: "external", purchase, url: event.url, isTabOpen: event.isTabOpen };
    case "windowCompleted":
      return { name: "completed", purchase, orderId: event.orderId };
    case "windowClosed":
      return { name: "closed", purchase };
  }
}
