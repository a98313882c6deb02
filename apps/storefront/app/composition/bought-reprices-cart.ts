import type { CartStore } from "@shop/cart/store";
import type { CatalogState, CatalogStore } from "@shop/catalog/store";

/**
 * What a customer owns decides what the missing parts of a bundle cost. When that changes (a purchase has completed, a licence was
 * revoked), the cart is priced again. The first load doesn't count: the cart was priced with it.
 */
export function boughtRepricesCart(stores: {
  catalog: Pick<CatalogStore, "subscribe">;
  cart: Pick<CartStore, "getState" | "refresh">;
}): () => void {
  return stores.catalog.subscribe((state, before) => {
    if (state.owned === before.owned || !state.owned || !before.owned) return;
    if (namesOf(state) === namesOf(before) || stores.cart.getState().status === "idle") return;
    void stores.cart.refresh();
  });
}

function namesOf({ licenceMap }: CatalogState): string {
  return JSON.stringify([...licenceMap.keys()].sort());
}
