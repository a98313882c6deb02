import type { CheckoutState, Ordering, ReviewEvent, Reviewing } from "./checkout-state.ts";

/** The review step's part of the checkout's machine: from the cart's last change to the payment's session. */
export function nextReviewState(state: CheckoutState, event: ReviewEvent): CheckoutState {
  if (state.name === "preparing") {
    if (event.type !== "reviewAsked") return state;
    const { purchase } = state;
    return { name: "reviewing", purchase, review: null, isAsking: true, failure: null, change: null };
  }
  if (state.name === "reviewing") return fromReviewing(state, event);
  if (state.name === "ordering") return fromOrdering(state, event);
  // The review stays open until the provider's window is open.
  if (state.name === "waitingForProvider" && event.type === "reviewClosed") {
    return { name: "closed", purchase: state.purchase };
  }
  return state;
}

function fromReviewing(state: Reviewing, event: ReviewEvent): CheckoutState {
  const { purchase, review } = state;
  switch (event.type) {
    case "reviewAsked":
      return { ...state, isAsking: true, failure: null };
    case "reviewReady":
      return { ...state, review: event.review, isAsking: false, failure: null, change: event.change };
    case "refused":
      return { ...state, isAsking: false, failure: event.failure };
    case "orderPressed":
      return review === null || state.isAsking ? state : { name: "ordering", purchase, review };
    case "reviewClosed":
      return { name: "closed", purchase };
    default:
      return state;
  }
}

function fromOrdering(state: Ordering, event: ReviewEvent): CheckoutState {
  const { purchase, review } = state;
  const looking = { name: "reviewing", purchase, review, isAsking: false, failure: null, change: null } as const;
  switch (event.type) {
    case "reviewAsked":
      return { ...looking, isAsking: true };
    case "refused":
      return { ...looking, failure: event.failure };
    case "reviewClosed":
      return { name: "closed", purchase };
    case "sessionReady":
      return { name: "waitingForProvider", purchase, session: event.session };
    case "orderPaid":
      return { name: "completed", purchase, orderId: event.orderId };
    default:
      return state;
  }
}
