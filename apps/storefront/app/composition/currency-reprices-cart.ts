import type { CartStore } from "@shop/cart/store";
import type { CurrencyChoice } from "./currency-choice.ts";

/**
 * After a change of currency the server prices the cart again, and the page shows that it is waiting. Taking over the page's own currency
 * at the start isn't a change.
 */
export function currencyRepricesCart(stores: {
  currency: Pick<CurrencyChoice, "subscribe">;
  cart: Pick<CartStore, "reprice" | "getState">;
}): () => void {
  return stores.currency.subscribe((state, before) => {
    if (state.currency !== before.currency && stores.cart.getState().status !== "idle") void stores.cart.reprice();
  });
}
