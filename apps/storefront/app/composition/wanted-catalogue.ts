import type { CartStore } from "@shop/cart/store";
import type { CatalogStore } from "@shop/catalog/store";

/**
 * The catalogue is fetched (and then kept fresh) once there is something in the cart, whose lines link to the products' pages, or the
 * customer owns something, because bundles may contain more. A visitor who only reads doesn't load it.
 */
export function wantedCatalogue(stores: {
  cart: Pick<CartStore, "subscribe">;
  catalog: Pick<CatalogStore, "start" | "subscribe">;
}): () => void {
  let stop: (() => void) | undefined;
  const ends = [
    stores.cart.subscribe((state) => {
      if (state.products.length > 0) stop ??= stores.catalog.start();
    }),
    stores.catalog.subscribe((state) => {
      if (state.licenceMap.size > 0) stop ??= stores.catalog.start();
    }),
  ];
  return () => {
    for (const end of ends) end();
    stop?.();
  };
}
