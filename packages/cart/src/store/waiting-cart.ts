import { fail, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { createStore } from "zustand/vanilla";
import type { CartFailureCode } from "../failures.ts";
import type { CartState } from "./cart-state.ts";
import type { CartStore } from "./cart-store.ts";
import { initialCartState } from "./initial-cart-state.ts";
import type { EarlyAdds } from "./ports.ts";

/** The part of a cart that the parts need. Loading, connecting and ending it is up to its owner. */
export type CartOfParts = Pick<
  CartStore,
  | "getState"
  | "getInitialState"
  | "subscribe"
  | "packPrefix"
  | "refresh"
  | "add"
  | "remove"
  | "setQuantity"
  | "clear"
  | "addCoupon"
  | "removeCoupon"
  | "undo"
  | "dismiss"
>;

export interface WaitingCartDeps {
  /** Loads the cart's own store. Rejects if its code can't be loaded; the next act tries again. */
  readonly load: () => Promise<CartStore>;
  /** An add is stored from the click on, so that leaving the page meanwhile doesn't lose it. */
  readonly early?: EarlyAdds;
  readonly packPrefix: string;
  readonly currency: Currency;
}

/**
 * Represents the cart of a visitor who has none yet, until its store is needed: empty and idle. The first act loads the
 * store, which then performs it; an add is shown at once. If the store can't be loaded, the act fails with the cart's own
 * code (`cart.couldNotAdd` and similar). Give the parts the store itself as soon as it is there.
 */
export function createWaitingCart({ load, early, packPrefix, currency }: WaitingCartDeps): CartOfParts {
  const store = createStore<CartState>(() => initialCartState(currency));
  const doOr = async <Value>(code: CartFailureCode, act: (cart: CartStore) => Promise<Result<Value>>) => {
    let cart: CartStore;
    try {
      cart = await load();
    } catch {
      // The loader has logged the reason; the shopper sees the failure at the act.
      return fail({ code });
    }
    return act(cart);
  };
  const add: CartStore["add"] = async (product, quantity = 1) => {
    store.setState({ pendingByName: { ...store.getState().pendingByName, [product.name]: "add" }, failureByName: {} });
    const forget = early?.keep(product.name, quantity);
    const added = await doOr("cart.couldNotAdd", (cart) => {
      // From here on the store keeps it, under its own key.
      forget?.();
      return cart.add(product, quantity);
    });
    forget?.();
    const { [product.name]: _done, ...pendingByName } = store.getState().pendingByName;
    store.setState({ pendingByName, failureByName: added.isOk ? {} : { [product.name]: added.failure } });
    return added;
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    packPrefix,
    add,
    refresh: () => doOr("cart.couldNotLoad", (cart) => cart.refresh()),
    remove: (name, quantity) => doOr("cart.couldNotRemove", (cart) => cart.remove(name, quantity)),
    setQuantity: (name, quantity) => doOr("cart.couldNotAdd", (cart) => cart.setQuantity(name, quantity)),
    addCoupon: (code) => doOr("cart.couldNotAddCoupon", (cart) => cart.addCoupon(code)),
    removeCoupon: (code) => doOr("cart.couldNotRemoveCoupon", (cart) => cart.removeCoupon(code)),
    clear: () => doOr("cart.couldNotClear", (cart) => cart.clear()),
    undo: () => doOr("cart.undoFailed", (cart) => cart.undo()),
    // No pop-up can be shown here: the messages are the store's.
    dismiss: () => {},
  };
}
