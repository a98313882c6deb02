import type { AuthStore } from "@shop/auth-ui/store";
import type { CheckoutStore } from "@shop/cart/store";

/** A checkout, or a buy-now, that waited for the login continues by itself. */
export function loginResumesCheckout(stores: {
  auth: Pick<AuthStore, "subscribe">;
  checkout: Pick<CheckoutStore, "loggedIn">;
}): () => void {
  return stores.auth.subscribe((state, before) => {
    if (state.status === "customer" && before.status !== "customer") stores.checkout.loggedIn();
  });
}
