import type { AuthStore } from "@shop/auth-ui/store";
import type { CartStore } from "@shop/cart/store";

/**
 * The cart is priced with what the server knows of the account now. Where that isn't what the shelf knows (the first purchase has been
 * made, a grant has ended), the account is looked up anew, so that shelf and cart say the same again.
 */
export function cartCorrectsShelf(stores: {
  auth: Pick<AuthStore, "getState" | "refresh">;
  cart: Pick<CartStore, "subscribe">;
}): () => void {
  return stores.cart.subscribe(({ pricing }, before) => {
    const { user } = stores.auth.getState();
    if (!pricing?.isLoggedIn || pricing === before.pricing || !user) return;
    const isSame =
      (pricing.eduPercent ?? 0) === user.eduPercent &&
      (pricing.hasFirstPurchase ?? false) === (user.firstPurchaseEndsAt !== null);
    if (!isSame) void stores.auth.refresh();
  });
}
