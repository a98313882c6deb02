import type { AuthStore, SignInStore } from "@shop/auth-ui/store";
import { POST_LOGIN_CHECKOUT_DELAY_MS, readWaitingPurchase, writeWaitingPurchase } from "@shop/cart";
import type { CheckoutStore } from "@shop/cart/store";
import type { Clock, KeyValueStorage } from "@shop/kernel";

const WAITING_PURCHASE_KEY = "shop_waiting_purchase";

interface Stores {
  readonly auth: Pick<AuthStore, "subscribe">;
  readonly signIn: Pick<SignInStore, "subscribe">;
  readonly checkout: Pick<CheckoutStore, "getState" | "startCheckout" | "buyNow">;
  readonly clock: Clock;
  /** Shared by the tabs: the mail program may open the activation link in any of them. */
  readonly local: KeyValueStorage;
}

/**
 * Signing up in the middle of a purchase takes a mail and a new page. The purchase is stored when the activation link has been sent,
 * whatever happens to the dialog, and continues by itself half a second after the first login.
 */
export function signUpKeepsPurchase({ auth, signIn, checkout, clock, local }: Stores): () => void {
  const endKeeping = signIn.subscribe((state, before) => {
    const { flow } = checkout.getState();
    if (state.stage === "activationSent" && before.stage !== "activationSent" && flow.name === "needsLogin") {
      local.set(WAITING_PURCHASE_KEY, writeWaitingPurchase(flow.purchase, clock.nowMs()));
    }
  });
  const endResuming = auth.subscribe((state, before) => {
    if (state.status !== "customer" || before.status === "customer") return;
    const purchase = readWaitingPurchase(local.get(WAITING_PURCHASE_KEY), clock.nowMs());
    local.remove(WAITING_PURCHASE_KEY);
    if (!purchase || checkout.getState().flow.name !== "idle") return;
    clock.after(POST_LOGIN_CHECKOUT_DELAY_MS, () => {
      void (purchase.kind === "cart" ? checkout.startCheckout() : checkout.buyNow(purchase.products));
    });
  });
  return () => {
    endKeeping();
    endResuming();
  };
}
