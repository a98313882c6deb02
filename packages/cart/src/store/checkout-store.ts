import { createStore, type StoreApi } from "zustand/vanilla";
import { type AgreementDraft, EMPTY_DRAFT, withoutTicks } from "../domain/agreement.ts";
import type { QuantityOfProduct } from "../domain/cart.ts";
import { nextCheckoutState } from "../domain/checkout-flow.ts";
import type { CheckoutEvent, CheckoutState, Purchase } from "../domain/checkout-state.ts";
import type { OrderReview } from "../domain/order-review.ts";
import type { PaymentOutcome } from "../domain/payment-message.ts";
import type { CheckoutStoreDeps } from "./checkout-deps.ts";
import { createCheckoutRunner } from "./checkout-runner.ts";
import { createPaymentPlace, type PaymentContent } from "./payment-place.ts";

export type { CheckoutStoreDeps } from "./checkout-deps.ts";

/** Where a purchase stands, and what the payment dialog holds. */
export interface CheckoutStoreState extends PaymentContent {
  readonly flow: CheckoutState;
}

/** And what the review step holds. */
export interface ReviewedCheckoutState extends CheckoutStoreState {
  /** What was typed and ticked in the review step. What was typed outlives a purchase that was left or failed; ticks don't. */
  readonly draft: AgreementDraft;
}

/** Checkout of the cart and buy now, from the press to the landing. */
export interface CheckoutStore
  extends Pick<StoreApi<ReviewedCheckoutState>, "getState" | "getInitialState" | "subscribe"> {
  /** Checks the cart out. Logged out: kept, and the login dialog opens. While one is under way, nothing happens. */
  startCheckout(): Promise<void>;
  /** Buys products at once, past the cart. */
  buyNow(products: readonly QuantityOfProduct[]): Promise<void>;
  /** Something was typed or ticked in the review step. */
  setDraft(change: Partial<AgreementDraft>): void;
  /** The country that is chosen for a review: the shopper's choice, else the shop's proposal; null where the shopper has to choose. */
  countryOf(review: OrderReview): string | null;
  /** Has the amounts priced for the country, company and VAT id that were typed, unless that was asked already. */
  updateReview(): Promise<void>;
  /** Has the amounts priced once more, after a failure. */
  retryReview(): Promise<void>;
  /**
   * The order button. Nothing is sent before a country is chosen (`checkout.countryNeeded`), both boxes are ticked (`checkout.consentNeeded`) and the amounts for what was typed
   * are shown. Refused orders lead back to the review, with what was typed; a risen price to new amounts and unticked boxes.
   * `textVersion` names the wording in which the boxes were shown.
   */
  order(textVersion: string): Promise<void>;
  /** The review is left: nothing was ordered, or what was is not paid. */
  closeReview(): void;
  /** The review step can't be shown: the purchase fails with `checkout.failed` or `checkout.buyNowFailed`. */
  giveUpReview(reason: string): void;
  /** A purchase that waited goes on in half a second. Tell it before the login dialog's closing is told. */
  loggedIn(): void;
  /** The login dialog was closed: a purchase that waited for it is dropped, with what was typed; one that is further on isn't touched. */
  loginAbandoned(): void;
  /** The payment dialog is done with: by the provider's word, or closed by the shopper, with a payment or with the link to one in it. */
  finishPayment(outcome: PaymentOutcome): void;
  /** Forgets whatever is under way and what was typed, after logout. */
  reset(): void;
}

export function createCheckoutStore(deps: CheckoutStoreDeps): CheckoutStore {
  const store = createStore<ReviewedCheckoutState>(() => ({
    flow: { name: "idle" },
    paymentUrl: null,
    draft: EMPTY_DRAFT,
  }));
  const send = (event: CheckoutEvent): CheckoutState => {
    const flow = nextCheckoutState(store.getState().flow, event);
    store.setState({ flow });
    return flow;
  };
  const setDraft = (change: Partial<AgreementDraft>) =>
    store.setState(({ draft }) => ({ draft: { ...draft, ...change } }));
  const frame = createPaymentPlace(store.setState, () => send({ type: "windowShown" }));
  const runner = createCheckoutRunner({ ...deps, store, send, setDraft, frame });

  const start = async (purchase: Purchase) => {
    const before = store.getState().flow;
    const flow = send({ type: "started", purchase, isLoggedIn: deps.isLoggedIn() });
    if (flow === before) return;
    setDraft(withoutTicks(store.getState().draft));
    runner.begin(purchase);
    if (flow.name === "needsLogin") deps.requestLogin("checkout.loginToContinue");
    else await runner.run(purchase);
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    startCheckout: () => start({ kind: "cart" }),
    buyNow: (products) => start({ kind: "buyNow", products }),
    setDraft,
    countryOf: runner.countryOf,
    updateReview: runner.updateReview,
    retryReview: runner.retryReview,
    order: runner.order,
    closeReview: () => {
      const { flow } = store.getState();
      const left = send({ type: "reviewClosed" });
      if (left === flow || left.name !== "closed") return;
      runner.stop();
      deps.onClosed?.(left.purchase);
    },
    giveUpReview: runner.giveUpReview,
    loggedIn: () => {
      const before = store.getState().flow;
      const flow = send({ type: "loggedIn" });
      if (flow === before || flow.name !== "resuming") return;
      // Somebody else may have logged in than who had ticked the boxes.
      setDraft(withoutTicks(store.getState().draft));
      runner.runLater(flow.purchase);
    },
    loginAbandoned: () => {
      const before = store.getState().flow;
      if (send({ type: "loginAbandoned" }) !== before) setDraft(EMPTY_DRAFT);
    },
    finishPayment: (outcome) => {
      const { flow } = store.getState();
      frame.finish(outcome);
      if (flow.name !== "external") return;
      send({ type: "reset" });
      deps.onClosed?.(flow.purchase);
    },
    reset: () => {
      runner.stop();
      frame.finish({ outcome: "closed" });
      send({ type: "reset" });
      setDraft(EMPTY_DRAFT);
    },
  };
}
