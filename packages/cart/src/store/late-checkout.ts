import { createLateStore, type EarlyAct, type LateStore } from "@shop/kernel";
import type { Purchase } from "../domain/checkout-state.ts";
import type { CheckoutOfParts, CheckoutStore, CheckoutStoreState } from "./checkout-store.ts";

const IDLE: CheckoutStoreState = { flow: { name: "idle" }, paymentUrl: null };

const ACTS = { startCheckout: () => {}, buyNow: () => {}, finishPayment: () => {} };

type Early = readonly EarlyAct<CheckoutStore, keyof typeof ACTS>[];

/**
 * The checkout before its store is loaded: a purchase is shown as started at once, and no other begins meanwhile. If the store can't be
 * loaded, it fails with `checkout.failed` or `checkout.buyNowFailed`.
 */
export function createLateCheckout(
  load: () => Promise<CheckoutStore>,
): CheckoutOfParts & LateStore<CheckoutStore, never, CheckoutStoreState> {
  const late = createLateStore({
    load,
    initialState: IDLE,
    acts: ACTS,
    show: (waiting: Early, failed: Early): CheckoutStoreState => {
      const started = purchaseOf(waiting);
      if (started) return { ...IDLE, flow: { name: "preparing", purchase: started } };
      const purchase = purchaseOf(failed);
      if (!purchase) return IDLE;
      const code = purchase.kind === "cart" ? "checkout.failed" : "checkout.buyNowFailed";
      return { ...IDLE, flow: { name: "failed", purchase, failure: { code } } };
    },
  });
  const isUnderWay = () => late.getState().flow.name === "preparing";
  return {
    ...late,
    startCheckout: async () => (isUnderWay() ? undefined : late.startCheckout()),
    buyNow: async (products) => (isUnderWay() ? undefined : late.buyNow(products)),
  };
}

function purchaseOf(acts: Early): Purchase | undefined {
  for (const act of acts) {
    if (act.name === "startCheckout") return { kind: "cart" };
    if (act.name === "buyNow") return { kind: "buyNow", products: act.args[0] };
  }
  return undefined;
}
