import type { AuthStore } from "@shop/auth-ui/store";
import { createPersonalShelf, type PersonalShelf } from "@shop/catalog";
import type { CatalogStore } from "@shop/catalog/store";
import type { ReadableStore } from "@shop/kernel";
import { createStore } from "zustand/vanilla";

/** The logged-in customer's prices; null for a visitor. */
export type ShelfStore = ReadableStore<{ shelf: PersonalShelf | null }>;

/** Computes every price from an account, its licences and the catalogue. Loaded with the services: a visitor loads no pricing rules. */
export function createShelfStore(stores: {
  auth: Pick<AuthStore, "getState" | "subscribe">;
  catalog: Pick<CatalogStore, "getState" | "subscribe">;
}): ShelfStore {
  const { auth, catalog } = stores;
  const build = (): PersonalShelf | null => {
    const { status, user } = auth.getState();
    if (status !== "customer" || !user) return null;
    const { products, licenceMap } = catalog.getState();
    const ownedNames = new Set([...licenceMap].flatMap(([name, { hasLicense }]) => (hasLicense ? [name] : [])));
    return createPersonalShelf({ ...user.priceFacts, ownedNames, products });
  };
  const store = createStore(() => ({ shelf: build() }));
  auth.subscribe((state, before) => {
    if (state.user !== before.user || state.status !== before.status) store.setState({ shelf: build() });
  });
  catalog.subscribe((state, before) => {
    if (state.products !== before.products || state.licenceMap !== before.licenceMap)
      store.setState({ shelf: build() });
  });
  return store;
}
