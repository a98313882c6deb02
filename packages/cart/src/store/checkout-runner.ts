import type { Failure, Result } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import { type Agreement, type AgreementDraft, agreeTo, missingBoxes } from "../domain/agreement.ts";
import type { CheckoutEvent, CheckoutState, Purchase } from "../domain/checkout-state.ts";
import { POST_LOGIN_CHECKOUT_DELAY_MS } from "../domain/limits.ts";
import type { OrderReview } from "../domain/order-review.ts";
import type { PaymentSession, WrittenOrder } from "../domain/payment-session.ts";
import { asksForReview, placeOfRefusal } from "../domain/place-of-refusal.ts";
import { preselectedCountry } from "../domain/preselected-country.ts";
import { returnPaths } from "../domain/return-paths.ts";
import { shopperFailure } from "../domain/shopper-failure.ts";
import type { CartFailureCode } from "../failures.ts";
import type { CheckoutStoreDeps } from "./checkout-deps.ts";
import { createCheckoutRuns } from "./checkout-runs.ts";
import { type PaymentPlace, whileWanted } from "./payment-place.ts";
import type { ReturnPaths, WindowOutcome } from "./ports.ts";
import { createReviewAsker } from "./review-asker.ts";

/** What the runner needs, in addition to the checkout's own dependencies. */
export interface CheckoutRunnerDeps extends CheckoutStoreDeps {
  readonly store: Pick<StoreApi<{ readonly flow: CheckoutState; readonly draft: AgreementDraft }>, "getState">;
  readonly send: (event: CheckoutEvent) => CheckoutState;
  readonly setDraft: (change: Partial<AgreementDraft>) => void;
  readonly frame: PaymentPlace;
}

/** Performs the machine's states: has the order reviewed, writes it, opens its payment. */
export function createCheckoutRunner(deps: CheckoutRunnerDeps) {
  const { store, send, clock } = deps;
  const runs = createCheckoutRuns();
  const telling = createTelling(deps);
  const asker = createReviewAsker({ ...deps, runs, refuse: telling.refuse });
  const pay = createPayment(deps, telling.giveUp);
  let cancelDelay = () => {};
  // A purchase whose login must be renewed runs again, but has begun only once.
  let lastBegun: Purchase | null = null;

  const run = async (purchase: Purchase) => {
    const isLast = runs.next();
    if (purchase.kind === "buyNow") deps.notify({ kind: "other", tone: "info", key: "checkout.quickStarting" });
    if (purchase.kind === "cart" && deps.cartSettled) await deps.cartSettled();
    if (!isLast()) return;
    if (purchase !== lastBegun) deps.onCheckoutStarted?.(purchase);
    lastBegun = purchase;
    await asker.ask(purchase);
  };
  const countryOf = ({ tax, lastCountry: lastOrder }: OrderReview) =>
    store.getState().draft.country ??
    preselectedCountry({ proposed: tax.country, lastOrder, languages: deps.languages?.() ?? [] });
  const order = async (textVersion: string) => {
    const { flow, draft } = store.getState();
    if (flow.name !== "reviewing" || flow.review === null || flow.isAsking) return;
    const { purchase, review } = flow;
    if (!asker.isReviewed()) return asker.ask(purchase);
    if (countryOf(review) === null) return telling.refuse(purchase, { code: "checkout.countryNeeded" });
    if (missingBoxes(draft).length > 0) return telling.refuse(purchase, { code: "checkout.consentNeeded" });
    send({ type: "orderPressed" });
    const isLast = runs.next();
    const paths = localPaths(deps, purchase);
    const written = await writeOrder(deps, purchase, paths, agreeTo(review, draft, textVersion));
    if (!isLast()) return;
    if (written.isOk) return pay(purchase, written.value, paths.landing, isLast);
    if (asksForReview(written.failure)) return asker.ask(purchase, written.failure);
    telling.refuse(purchase, written.failure);
  };
  /** In the review, with nothing on its way. */
  const whileReviewing = (act: (purchase: Purchase) => Promise<void>) => async () => {
    const { flow } = store.getState();
    if (flow.name === "reviewing") await act(flow.purchase);
  };

  return {
    begin: (purchase: Purchase) => asker.begin(purchase.kind === "cart" ? (deps.shownTotal?.() ?? null) : null),
    run,
    runLater: (purchase: Purchase) => {
      cancelDelay = clock.after(POST_LOGIN_CHECKOUT_DELAY_MS, () => {
        send({ type: "delayPassed" });
        void run(purchase);
      });
    },
    updateReview: whileReviewing(async (purchase) => {
      if (asker.isOutdated()) await asker.ask(purchase);
    }),
    countryOf,
    retryReview: whileReviewing((purchase) => asker.ask(purchase)),
    order,
    giveUpReview: (reason: string) => {
      const { flow } = store.getState();
      if (flow.name !== "reviewing" && flow.name !== "ordering") return;
      runs.stop();
      telling.giveUp(flow.purchase, { code: "checkout.notShown", params: { reason } });
    },
    stop: () => {
      runs.stop();
      cancelDelay();
    },
  };
}

/** How the shopper hears of what went wrong. */
function createTelling({ send, log, notify, requestLogin, onCartRejected }: CheckoutRunnerDeps) {
  const shown = (purchase: Purchase, reason: Failure, fallback = failureOf(purchase)) => {
    // Errors that the shopper fixes at a field or box aren't logged.
    if (placeOfRefusal(reason) === "whole") log({ act: fallback, failure: reason });
    return shopperFailure(reason, fallback);
  };
  return {
    giveUp: (purchase: Purchase, reason: Failure, fallback?: CartFailureCode) => {
      const failure = shown(purchase, reason, fallback);
      send({ type: "failed", failure });
      notify({ kind: "other", tone: "error", key: failure.code, params: failure.params });
    },
    /** In the review, where it can be fixed; or, if the login has ended, by asking for it again. */
    refuse: (purchase: Purchase, reason: Failure) => {
      if (reason.code === "api.loginRequired") {
        send({ type: "loginRequired" });
        requestLogin("checkout.loginToContinue");
        return;
      }
      if (purchase.kind === "cart" && reason.code === "cart.freeProduct") onCartRejected?.();
      send({ type: "refused", failure: shown(purchase, reason) });
    },
  };
}

function failureOf(purchase: Purchase): CartFailureCode {
  return purchase.kind === "cart" ? "checkout.failed" : "checkout.buyNowFailed";
}

type GiveUp = ReturnType<typeof createTelling>["giveUp"];

/** Opens the payment of a written order, and follows its result. */
function createPayment(deps: CheckoutRunnerDeps, giveUp: GiveUp) {
  const { send, onCompleted } = deps;
  return async (purchase: Purchase, order: WrittenOrder, landing: string, isLast: () => boolean) => {
    if (order.isPaid) {
      send({ type: "orderPaid", orderId: order.orderId });
      return onCompleted({ purchase, orderId: order.orderId, landing });
    }
    const left = await openWindow(deps, order.session, isLast);
    if (!isLast()) return;
    if (!left.isOk) return giveUp(purchase, left.failure, "checkout.windowFailed");
    leave(deps, purchase, left.value, landing);
  };
}

function openWindow({ send, window, frame }: CheckoutRunnerDeps, session: PaymentSession, isLast: () => boolean) {
  send({ type: "sessionReady", session });
  return window.open(session, whileWanted(frame, isLast));
}

function leave(deps: CheckoutRunnerDeps, purchase: Purchase, left: WindowOutcome, landing: string): void {
  const { send, notify } = deps;
  switch (left.outcome) {
    case "completed": {
      const orderId = left.orderId ?? null;
      send({ type: "windowCompleted", orderId });
      deps.onCompleted({ purchase, orderId, landing });
      break;
    }
    case "closed":
      send({ type: "windowClosed" });
      notify({ kind: "other", tone: "info", key: "checkout.closed" });
      deps.onClosed?.(purchase);
      break;
    case "external":
      send({ type: "providerNotReady", url: left.url, isTabOpen: deps.onExternal?.(left.url) ?? false });
      break;
  }
}

function localPaths({ currentPath, localPath = (path) => path }: CheckoutRunnerDeps, purchase: Purchase): ReturnPaths {
  const { back, landing } = returnPaths(purchase, currentPath());
  return { back: purchase.kind === "buyNow" ? localPath(back) : back, landing: localPath(landing) };
}

function writeOrder(
  { gateway }: CheckoutRunnerDeps,
  purchase: Purchase,
  paths: ReturnPaths,
  agreement: Agreement,
): Promise<Result<WrittenOrder>> {
  return purchase.kind === "cart"
    ? gateway.checkout(paths, agreement)
    : gateway.buyNow(purchase.products, paths, agreement);
}
