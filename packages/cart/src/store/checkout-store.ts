import type { Clock, Failure, Result } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { QuantityOfProduct } from "../domain/cart.ts";
import { type CheckoutEvent, type CheckoutState, nextCheckoutState, type Purchase } from "../domain/checkout-flow.ts";
import { POST_LOGIN_CHECKOUT_DELAY_MS } from "../domain/limits.ts";
import type { PaymentOutcome } from "../domain/payment-message.ts";
import type { PaymentSession } from "../domain/payment-session.ts";
import { returnPaths } from "../domain/return-paths.ts";
import { shopperFailure } from "../domain/shopper-failure.ts";
import type { CartFailureCode } from "../failures.ts";
import type { CartNotice } from "../messages/cart-notice.ts";
import type { CartMessageKey } from "../messages/index.ts";
import { createPaymentPlace, type PaymentContent, type PaymentPlace, whileWanted } from "./payment-place.ts";
import type { CartLog, CheckoutGateway, CheckoutStarted, PaymentWindow, ReturnPaths, WindowOutcome } from "./ports.ts";

export interface CheckoutStoreState extends PaymentContent {
  readonly flow: CheckoutState;
}

export interface CheckoutStoreDeps {
  readonly gateway: CheckoutGateway;
  readonly window: PaymentWindow;
  readonly clock: Clock;
  readonly log: CartLog;
  readonly isLoggedIn: () => boolean;
  /** Opens the login dialog with this text. */
  readonly requestLogin: (reason: CartMessageKey) => void;
  /** Shows a pop-up; `cartStore.say` for instance. */
  readonly notify: (notice: CartNotice) => void;
  /** The address that the shopper is at, for the way back: a path of this site. */
  readonly currentPath: () => string;
  /** Answers when the cart's changes have reached the server, so that the order holds what the shopper sees. */
  readonly cartSettled?: () => Promise<void>;
  /** Gives a path of the shop its language prefix. Default: as it is. */
  readonly localPath?: (path: string) => string;
  /** Paid: go to `landing`. Licences come with the provider's webhook, not with this. */
  readonly onCompleted: (done: { purchase: Purchase; orderId: string | null; landing: string }) => void;
  /** Left without paying: the cart is kept; ask the server for it, as it may have been paid in another way. */
  readonly onClosed?: (purchase: Purchase) => void;
  /** The provider's window didn't come: open its page in a tab, and answer whether the browser let it. Where not, the dialog shows a link. */
  readonly onExternal?: (url: string) => boolean;
  readonly onCheckoutStarted?: CheckoutStarted;
}

/** Checkout of the cart and buy now, from the press to the landing. */
export interface CheckoutStore
  extends Pick<StoreApi<CheckoutStoreState>, "getState" | "getInitialState" | "subscribe"> {
  /** Checks the cart out. Logged out: kept, and the login dialog opens. While one is under way, nothing happens. */
  startCheckout(): Promise<void>;
  /** Buys products at once, past the cart. */
  buyNow(products: readonly QuantityOfProduct[]): Promise<void>;
  /** A purchase that waited goes on in half a second. Tell it before the login dialog's closing is told. */
  loggedIn(): void;
  /** The login dialog was closed: a purchase that waited for it is dropped; one that is further on isn't touched. */
  loginAbandoned(): void;
  /** The payment dialog is done with: by the provider's word, or closed by the shopper, with a payment or with the link to one in it. */
  finishPayment(outcome: PaymentOutcome): void;
  /** Forgets whatever is under way, after logout. */
  reset(): void;
}

export function createCheckoutStore(deps: CheckoutStoreDeps): CheckoutStore {
  const store = createStore<CheckoutStoreState>(() => ({ flow: { name: "idle" }, paymentUrl: null }));
  const send = (event: CheckoutEvent): CheckoutState => {
    const flow = nextCheckoutState(store.getState().flow, event);
    store.setState({ flow });
    return flow;
  };
  const frame = createPaymentPlace(store.setState, () => send({ type: "windowShown" }));
  const runner = createRunner(deps, send, frame);

  const start = async (purchase: Purchase) => {
    const before = store.getState().flow;
    const flow = send({ type: "started", purchase, isLoggedIn: deps.isLoggedIn() });
    if (flow === before) return;
    if (flow.name === "needsLogin") deps.requestLogin("checkout.loginToContinue");
    else await runner.run(purchase);
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    startCheckout: () => start({ kind: "cart" }),
    buyNow: (products) => start({ kind: "buyNow", products }),
    loggedIn: () => {
      const before = store.getState().flow;
      const flow = send({ type: "loggedIn" });
      if (flow !== before && flow.name === "resuming") runner.runLater(flow.purchase);
    },
    loginAbandoned: () => {
      send({ type: "loginAbandoned" });
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
    },
  };
}

type Send = (event: CheckoutEvent) => CheckoutState;

function createRunner(deps: CheckoutStoreDeps, send: Send, frame: PaymentPlace) {
  // A run whose number is no longer the last was stopped: what comes of it is not for this shopper any more.
  let lastRun = 0;
  let cancelDelay = () => {};
  // A purchase whose login has to be renewed runs again, and has begun once.
  let lastBegun: Purchase | null = null;

  const giveUp = (reason: Failure, fallback: CartFailureCode) => {
    const failure = shopperFailure(reason, fallback);
    deps.log({ act: fallback, failure: reason });
    send({ type: "failed", failure });
    deps.notify({ kind: "other", tone: "error", key: failure.code, params: failure.params });
  };

  const run = async (purchase: Purchase) => {
    lastRun += 1;
    const thisRun = lastRun;
    if (purchase.kind === "buyNow") deps.notify({ kind: "other", tone: "info", key: "checkout.quickStarting" });
    const paths = localPaths(deps, purchase);
    if (purchase.kind === "cart" && deps.cartSettled) await deps.cartSettled();
    if (thisRun !== lastRun) return;
    if (purchase !== lastBegun) deps.onCheckoutStarted?.(purchase);
    lastBegun = purchase;
    const session = await openSession(deps.gateway, purchase, paths);
    if (thisRun !== lastRun) return;
    if (!session.isOk && session.failure.code === "api.loginRequired") {
      send({ type: "loginRequired" });
      deps.requestLogin("checkout.loginToContinue");
      return;
    }
    if (!session.isOk) {
      return giveUp(session.failure, purchase.kind === "cart" ? "checkout.failed" : "checkout.buyNowFailed");
    }
    send({ type: "sessionReady", session: session.value });
    const left = await deps.window.open(
      session.value,
      whileWanted(frame, () => thisRun === lastRun),
    );
    if (thisRun !== lastRun) return;
    if (!left.isOk) return giveUp(left.failure, "checkout.windowFailed");
    leave(deps, send, purchase, left.value, paths.landing);
  };

  return {
    run,
    runLater: (purchase: Purchase) => {
      cancelDelay = deps.clock.after(POST_LOGIN_CHECKOUT_DELAY_MS, () => {
        send({ type: "delayPassed" });
        void run(purchase);
      });
    },
    stop: () => {
      lastRun += 1;
      cancelDelay();
    },
  };
}

function localPaths({ currentPath, localPath = (path) => path }: CheckoutStoreDeps, purchase: Purchase): ReturnPaths {
  const { back, landing } = returnPaths(purchase, currentPath());
  return { back: purchase.kind === "buyNow" ? localPath(back) : back, landing: localPath(landing) };
}

function openSession(
  gateway: CheckoutGateway,
  purchase: Purchase,
  paths: ReturnPaths,
): Promise<Result<PaymentSession>> {
  return purchase.kind === "cart" ? gateway.checkout(paths) : gateway.buyNow(purchase.products, paths);
}

function leave(deps: CheckoutStoreDeps, send: Send, purchase: Purchase, left: WindowOutcome, landing: string): void {
  switch (left.outcome) {
    case "completed": {
      const orderId = left.orderId ?? null;
      send({ type: "windowCompleted", orderId });
      deps.onCompleted({ purchase, orderId, landing });
      break;
    }
    case "closed":
      send({ type: "windowClosed" });
      deps.notify({ kind: "other", tone: "info", key: "checkout.closed" });
      deps.onClosed?.(purchase);
      break;
    case "external":
      send({ type: "providerNotReady", url: left.url, isTabOpen: deps.onExternal?.(left.url) ?? false });
      break;
  }
}
