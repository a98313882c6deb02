import { type ReadableStore, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
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

/** The state of a purchase, and the content of the payment dialog. */
export interface CheckoutStoreState extends PaymentContent {
  readonly flow: CheckoutState;
}

/** Adds the content of the review step. */
export interface ReviewedCheckoutState extends CheckoutStoreState {
  /** What was typed and ticked in the review step. Typed text outlives a purchase that was left or failed; ticks don't. */
  readonly draft: AgreementDraft;
}

/** Checkout of the cart and buy now, from the click to the landing. */
export interface CheckoutStore extends ReadableStore<ReviewedCheckoutState> {
  /** Checks the cart out. Logged out: kept, and the login dialog opens. While one is under way, nothing happens. */
  startCheckout(): Promise<void>;
  /** Buys products at once, past the cart. */
  buyNow(products: readonly QuantityOfProduct[]): Promise<void>;
  /** Something was typed or ticked in the review step. */
  setDraft(change: Partial<AgreementDraft>): void;
  /** The selected country of a review: the shopper's choice, otherwise the shop's proposal; null if the shopper must choose. */
  countryOf(review: OrderReview): string | null;
  /** Requests amounts for the country, company and VAT id that were typed, unless they were requested already. */
  updateReview(): Promise<void>;
  /** Has the amounts priced once more, after a failure. */
  retryReview(): Promise<void>;
  /**
   * The order button. Nothing is sent before a country is chosen (`checkout.countryNeeded`), both boxes are ticked
   * (`checkout.consentNeeded`) and the amounts for the typed data are shown. Refused orders return to the review, with the typed text kept.
   * A risen price shows new amounts and unticked boxes. `textVersion` names the wording in which the boxes were shown.
   */
  order(textVersion: string): Promise<void>;
  /** The review was left: nothing was ordered, or the order isn't paid. */
  closeReview(): void;
  /** The review step can't be shown: the purchase fails with `checkout.failed` or `checkout.buyNowFailed`. */
  giveUpReview(reason: string): void;
  /** Continues a waiting purchase after half a second. Call it before reporting that the login dialog closed. */
  loggedIn(): void;
  /**
   * The login dialog was closed: a purchase that waited for it is dropped, with the typed text; one that is further along is unaffected.
   */
  loginAbandoned(): void;
  /** The payment dialog is finished: the provider reported it, or the shopper closed it, with a payment or the link to one in it. */
  finishPayment(outcome: PaymentOutcome): void;
  /** Clears any running purchase and the typed text, after logout. */
  reset(): void;
}

/** What the parts need of a checkout; the review step needs the store itself. */
export interface CheckoutOfParts
  extends ReadableStore<CheckoutStoreState>,
    Pick<CheckoutStore, "startCheckout" | "buyNow" | "finishPayment"> {}

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
    ...readable(store),
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
      // A different user may have logged in than the one who ticked the boxes.
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
