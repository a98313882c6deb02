import type { CartStore } from "@shop/cart/store";
import type { CurrencyChoice } from "./currency-choice.ts";

/** Another currency: the server prices the cart anew, which is seen until it has. Taking over the page's own at the start is no change. */
export function currencyRepricesCart(stores: {
  currency: Pick<CurrencyChoice, "subscribe">;
  cart: Pick<CartStore, "reprice" | "getState">;
}): () => void {
  return stores.currency.subscribe((state, before) => {
    if (state.currency !== before.currency && stores.cart.getState().status !== "idle") void stores.cart.reprice();
  });
}
