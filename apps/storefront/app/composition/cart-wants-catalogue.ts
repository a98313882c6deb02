import type { CartStore } from "@shop/cart/store";
import type { CatalogStore } from "@shop/catalog/store";

/**
 * The catalogue is fetched (and then kept fresh, each half hour) once there is something in the cart: its lines link to the
 * products' own pages. A visitor who only reads doesn't pay for it.
 */
export function cartWantsCatalogue(stores: {
  cart: Pick<CartStore, "subscribe">;
  catalog: Pick<CatalogStore, "start">;
}): () => void {
  let stop: (() => void) | undefined;
  const end = stores.cart.subscribe((state) => {
    if (state.products.length > 0) stop ??= stores.catalog.start();
  });
  return () => {
    end();
    stop?.();
  };
}
