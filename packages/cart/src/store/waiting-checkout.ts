import { createStore, type StoreApi } from "zustand/vanilla";
import type { Purchase } from "../domain/checkout-state.ts";
import type { CheckoutStore, CheckoutStoreState } from "./checkout-store.ts";

/** What the parts need of a checkout; the review step needs the store itself. */
export interface CheckoutOfParts
  extends Pick<StoreApi<CheckoutStoreState>, "getState" | "getInitialState" | "subscribe">,
    Pick<CheckoutStore, "startCheckout" | "buyNow" | "finishPayment"> {}

/**
 * Represents the checkout until its store is needed. A purchase loads the store, which then performs it, and is shown as
 * started at once. If the store can't be loaded, it fails with `checkout.failed` or `checkout.buyNowFailed`. `load` may be
 * called again and rejects if the code can't be loaded.
 */
export function createWaitingCheckout(load: () => Promise<CheckoutStore>): CheckoutOfParts {
  const store = createStore<CheckoutStoreState>(() => ({ flow: { name: "idle" }, paymentUrl: null }));
  const begin = async (purchase: Purchase, act: (checkout: CheckoutStore) => Promise<void>) => {
    if (store.getState().flow.name === "preparing") return;
    store.setState({ flow: { name: "preparing", purchase } });
    let checkout: CheckoutStore;
    try {
      checkout = await load();
    } catch {
      // The loader has logged the reason; the shopper sees the failure at the button.
      const code = purchase.kind === "cart" ? "checkout.failed" : "checkout.buyNowFailed";
      store.setState({ flow: { name: "failed", purchase, failure: { code } } });
      return;
    }
    const done = act(checkout);
    store.setState({ flow: { name: "idle" } });
    await done;
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    startCheckout: () => begin({ kind: "cart" }, (checkout) => checkout.startCheckout()),
    buyNow: (products) => begin({ kind: "buyNow", products }, (checkout) => checkout.buyNow(products)),
    // No payment page can be shown here: it is the store's.
    finishPayment: () => {},
  };
}
