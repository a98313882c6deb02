import type { CheckoutEvent, CheckoutState } from "./checkout-state.ts";
import { isUnderWay } from "./is-under-way.ts";
import { nextReviewState } from "./review-flow.ts";

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
      return state.name === "reviewing" || state.name === "ordering"
        ? { name: "needsLogin", purchase: state.purchase }
        : state;
    case "failed":
      return isUnderWay(state) ? { name: "failed", purchase: state.purchase, failure: event.failure } : state;
    case "reset":
      return { name: "idle" };
    case "windowShown":
    case "providerNotReady":
    case "windowCompleted":
    case "windowClosed":
      return nextWindowState(state, event);
    default:
      return nextReviewState(state, event);
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
