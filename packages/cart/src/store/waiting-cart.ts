import { fail, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { createStore } from "zustand/vanilla";
import type { CartFailureCode } from "../failures.ts";
import { type CartState, initialCartState } from "./cart-state.ts";
import type { CartStore } from "./cart-store.ts";

/** What the parts need of a cart. Loading, connecting and ending it is its owner's business. */
export type CartOfParts = Pick<
  CartStore,
  | "getState"
  | "getInitialState"
  | "subscribe"
  | "packPrefix"
  | "refresh"
  | "add"
  | "remove"
  | "clear"
  | "undo"
  | "dismiss"
>;

export interface WaitingCartDeps {
  /** Brings the cart's own store. Rejects where its code can't be had; the next act asks again. */
  readonly load: () => Promise<CartStore>;
  readonly packPrefix: string;
  readonly currency: Currency;
}

/**
 * Stands for the cart of a visitor who has none yet, until its store is wanted: empty and idle. The first act brings the
 * store and is then done by it; an add shows itself at once. Where the store can't be had, the act fails with the cart's own
 * code (`cart.couldNotAdd` and its like). Give the parts the store itself as soon as it is there.
 */
export function createWaitingCart({ load, packPrefix, currency }: WaitingCartDeps): CartOfParts {
  const store = createStore<CartState>(() => initialCartState(currency));
  const doOr = async <Value>(code: CartFailureCode, act: (cart: CartStore) => Promise<Result<Value>>) => {
    let cart: CartStore;
    try {
      cart = await load();
    } catch {
      // Whoever loads has logged why; the shopper hears it from the act.
      return fail({ code });
    }
    return act(cart);
  };
  const add: CartStore["add"] = async (product, quantity) => {
    store.setState({ pendingByName: { ...store.getState().pendingByName, [product.name]: "add" }, failureByName: {} });
    const added = await doOr("cart.couldNotAdd", (cart) => cart.add(product, quantity));
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
    clear: () => doOr("cart.couldNotClear", (cart) => cart.clear()),
    undo: () => doOr("cart.undoFailed", (cart) => cart.undo()),
    // No pop-up can be shown here: the messages are the store's.
    dismiss: () => {},
  };
}
