import { readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { quantityInCart } from "../domain/cart.ts";
import type { Purchase } from "../domain/checkout-state.ts";
import type { CartStore } from "./cart-store.ts";
import type { CheckoutOfParts, CheckoutStoreState } from "./checkout-store.ts";

export interface CheckoutElsewhereDeps {
  readonly cart: Pick<CartStore, "add" | "settled" | "getState">;
  /** Goes to where login, review and payment happen; for instance `proceed` of `connectToShop`. */
  readonly proceed: () => void;
}

/**
 * The checkout of a site that sells for the shop and takes no money itself: every purchase begun here continues at the shop,
 * once the cart's changes have reached it. Buying at once adds the products to the cart and takes them along; if that is
 * refused, it fails with the cart's reason. The review step never opens here.
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
    // A shopper who returns to the page as it was left may begin again.
    store.setState({ flow: { name: "idle" } });
  };
  return {
    ...readable(store),
    startCheckout: () => leave({ kind: "cart" }),
    buyNow: (products) => leave({ kind: "buyNow", products }),
    finishPayment: () => {},
  };
}
