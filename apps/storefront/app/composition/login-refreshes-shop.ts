import type { AuthStore } from "@shop/auth-ui/store";
import type { CartStore, CheckoutStore } from "@shop/cart/store";
import type { CatalogStore } from "@shop/catalog/store";

/**
 * When somebody logs in or out, the cart is fetched again (it is another cart, at other prices), as are the owned products and the
 * catalogue, which shows what is owned. A visitor at the start of a tab only fetches the cart. Source: SHELL-14.
 */
export function loginRefreshesShop(stores: {
  auth: Pick<AuthStore, "subscribe">;
  cart: Pick<CartStore, "refresh" | "forget">;
  checkout: Pick<CheckoutStore, "getState" | "reset">;
  catalog: Pick<CatalogStore, "loadOwned" | "clearOwned" | "refresh">;
}): () => void {
  return stores.auth.subscribe((state, before) => {
    if (state.status === before.status || state.status === "unknown") return;
    if (before.status === "customer") {
      // A purchase that found the login expired waits for the next one.
      if (stores.checkout.getState().flow.name !== "needsLogin") stores.checkout.reset();
      stores.cart.forget();
      stores.catalog.clearOwned();
    }
    if (state.status === "customer") void stores.catalog.loadOwned();
    if (state.status === "customer" || before.status === "customer") void stores.catalog.refresh();
    void stores.cart.refresh();
  });
}
