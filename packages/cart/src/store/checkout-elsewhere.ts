import { createStore } from "zustand/vanilla";
import { quantityInCart } from "../domain/cart.ts";
import type { Purchase } from "../domain/checkout-state.ts";
import type { CartStore } from "./cart-store.ts";
import type { CheckoutStoreState } from "./checkout-store.ts";
import type { CheckoutOfParts } from "./waiting-checkout.ts";

export interface CheckoutElsewhereDeps {
  readonly cart: Pick<CartStore, "add" | "settled" | "getState">;
  /** Leaves for the place where logging in, the review and the payment happen; `proceed` of `connectToShop` for instance. */
  readonly proceed: () => void;
}

/**
 * The checkout of a site that sells for the shop and takes no money itself: whatever is begun here goes on at the shop, once the
 * cart's changes have reached it. Buying at once puts the products into the cart and takes them along; where that is
 * refused it fails with the cart's reason. The review step never comes up here.
 */
export function createCheckoutElsewhere({ cart, proceed }: CheckoutElsewhereDeps): CheckoutOfParts {
  const store = createStore<CheckoutStoreState>(() => ({ flow: { name: "idle" }, paymentUrl: null }));
  const leave = async (purchase: Purchase) => {
    if (store.getState().flow.name === "preparing") return;
    store.setState({ flow: { name: "preparing", purchase } });
    for (const { name, quantity } of purchase.kind === "buyNow" ? purchase.products : []) {
      const added = await cart.add({ name, isFree: false, isForSale: true }, quantity);
      if (added.isOk || quantityInCart(cart.getState().products, name) > 0) continue;
      store.setState({ flow: { name: "failed", purchase, failure: added.failure } });
      return;
    }
    await cart.settled();
    proceed();
    // Whoever comes back to the page as it was left may begin again.
    store.setState({ flow: { name: "idle" } });
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    startCheckout: () => leave({ kind: "cart" }),
    buyNow: (products) => leave({ kind: "buyNow", products }),
    finishPayment: () => {},
  };
}
