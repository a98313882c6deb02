import {
  type Clock,
  createKeptActs,
  createLateStore,
  type EarlyAct,
  fail,
  type KeyValueStorage,
  type LateStore,
} from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { WAITING_CHANGE_LIFE_MS } from "../domain/limits.ts";
import type { CartFailureCode } from "../failures.ts";
import type { CartState } from "./cart-state.ts";
import type { CartOfParts, CartStore } from "./cart-store.ts";
import { initialCartState } from "./initial-cart-state.ts";

/** The storage key of acts before the cart's store was loaded: one line of JSON each, in the tab's own storage. */
export const EARLY_ACTS_KEY = "shop_cart_early";

export interface LateCartDeps {
  /** Loads the cart's own store. Rejects if its code can't be loaded; the next act tries again. */
  readonly load: () => Promise<CartStore>;
  /** The tab's own: acts wait here, so that leaving the page meanwhile loses none. */
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly packPrefix: string;
  readonly currency: Currency;
}

const failing = (code: CartFailureCode) => () => fail({ code });

const ACTS = {
  refresh: failing("cart.couldNotLoad"),
  add: failing("cart.couldNotAdd"),
  remove: failing("cart.couldNotRemove"),
  setQuantity: failing("cart.couldNotAdd"),
  clear: failing("cart.couldNotClear"),
  addCoupon: failing("cart.couldNotAddCoupon"),
  removeCoupon: failing("cart.couldNotRemoveCoupon"),
  undo: failing("cart.undoFailed"),
  dismiss: () => {},
};

type Early = readonly EarlyAct<CartStore, keyof typeof ACTS>[];

/** The cart before its store is loaded: empty, with the adds that wait, or that failed because the store couldn't be loaded. */
export function createLateCart(deps: LateCartDeps): CartOfParts & LateStore<CartStore> {
  const { load, storage, clock, packPrefix, currency } = deps;
  const initialState = initialCartState(currency);
  const late = createLateStore({
    load,
    initialState,
    acts: ACTS,
    show: (waiting: Early, failed: Early): CartState => ({
      ...initialState,
      pendingByName: byName(waiting, "add" as const),
      failureByName: byName(failed, { code: "cart.couldNotAdd" }),
    }),
    kept: createKeptActs({ storage, key: EARLY_ACTS_KEY, clock, lifeMs: WAITING_CHANGE_LIFE_MS }),
  });
  return { ...late, packPrefix };
}

/** The same value for each product that is added. */
function byName<Value>(acts: Early, value: Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(acts.flatMap((act) => (act.name === "add" ? [[act.args[0].name, value]] : [])));
}
