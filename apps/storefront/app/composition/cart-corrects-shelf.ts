import type { AuthStore } from "@shop/auth-ui/store";
import type { CartStore } from "@shop/cart/store";
import { haveSameFacts } from "@shop/pricing";

/**
 * The cart is priced with the server's current account data. If that differs from the shelf's (the first purchase was made, a grant has
 * ended), the account is loaded again, so that shelf and cart agree.
 */
export function cartCorrectsShelf(stores: {
  auth: Pick<AuthStore, "getState" | "refresh">;
  cart: Pick<CartStore, "subscribe">;
}): () => void {
  return stores.cart.subscribe(({ pricing }, before) => {
    const { user } = stores.auth.getState();
    if (!pricing?.isLoggedIn || pricing === before.pricing || !user) return;
    if (!haveSameFacts(pricing, user.priceFacts)) void stores.auth.refresh();
  });
}
