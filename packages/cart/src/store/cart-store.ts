import { type Clock, type KeyValueStorage, ok, type ReadableStore, type Result } from "@shop/kernel";
import type { Currency, Shopper, UnitInput } from "@shop/pricing";
import { createStore, type StoreApi } from "zustand/vanilla";
import { checkAdd, type ProductToAdd } from "../domain/add-item.ts";
import type { CartChange } from "../domain/apply-change.ts";
import { type Cart, emptyCart, quantityInCart } from "../domain/cart.ts";
import { checkRemove } from "../domain/remove-item.ts";
import { trackedItems } from "../domain/tracked-items.ts";
import type { CartNotice } from "../messages/cart-notice.ts";
import { CART_CHANGED_KEY } from "./cart-changed-key.ts";
import { createCartChanges } from "./cart-changes.ts";
import { createRefresh } from "./cart-refresh.ts";
import type { CartState } from "./cart-state.ts";
import { createInTurn } from "./in-turn.ts";
import { initialCartState } from "./initial-cart-state.ts";
import { createMessageBoard } from "./message-board.ts";
import type { CartGateway, CartLog, CartTracking, WaitingChanges } from "./ports.ts";
import { createReservationKeeper, RESERVATION_KEY } from "./reservation-keeper.ts";
import { shownCart } from "./shown-cart.ts";

export interface CartStoreDeps {
  readonly gateway: CartGateway;
  readonly clock: Clock;
  /** Shared by the tabs of one browser: the reservation's end time, and a mark that signals changes to other tabs. */
  readonly storage: KeyValueStorage;
  /** Stores pending changes for the next page. Without it a reload may lose a change that hadn't been sent yet. */
  readonly waiting?: WaitingChanges | undefined;
  readonly log: CartLog;
  /** What an IR pack's name starts with. */
  readonly packPrefix: string;
  /** The currency of the empty cart, before the server has responded. */
  readonly currency: Currency;
  /** Whether the reservation timer runs (on in the demo; off in production unless the operator enables it). Default: true. */
  readonly hasReservation?: boolean;
  /** Called for each item that was added or removed, once the server has confirmed it. Anything it throws is logged. */
  readonly onTracked?: CartTracking;
}

/** A product to add: the data that the limits need, and the inputs of its price if the page knows them. */
export interface ProductForCart extends ProductToAdd {
  /** In the cart's currency, or in that of `shopper`. Without it the product is shown once the server has responded. */
  readonly pricing?: UnitInput;
  /** The shopper for whom the page shows its prices. Allows pricing an add before the cart was loaded, and keeps two currencies apart. */
  readonly shopper?: Shopper;
}

/** The cart of one tab. On a server it stays empty and idle: public pages carry nothing personal. */
export interface CartStore extends ReadableStore<CartState> {
  /** What an IR pack's name starts with. */
  readonly packPrefix: string;
  /** Loads the cart: at the start, after login or logout. Drops a pop-up only where the cart has become another one. */
  refresh(): Promise<Result<Cart>>;
  /** Another currency was chosen: loads the cart in it. Until then the amounts are the old currency's, and `isRepricing`. */
  reprice(): Promise<Result<Cart>>;
  /** Adds within the limits; shown at once. A refusal is explained in a pop-up and at the product. Default quantity: 1. */
  add(product: ProductForCart, quantity?: number): Promise<Result<Cart>>;
  /** Removes some, or all if no quantity is given. */
  remove(name: string, quantity?: number): Promise<Result<Cart>>;
  /** Sets the quantity of a product in the cart, within its limits; 0 removes it. */
  setQuantity(name: string, quantity: number): Promise<Result<Cart>>;
  clear(): Promise<Result<Cart>>;
  /** Puts a coupon on the cart, once the server has judged it. Spaces around it don't count. A refusal is `couponFailure`. */
  addCoupon(code: string): Promise<Result<Cart>>;
  removeCoupon(code: string): Promise<Result<Cart>>;
  /** Takes the last change back, whatever it was. Failures: `cart.nothingToUndo`, `cart.undoFailed`. */
  undo(): Promise<Result<Cart>>;
  /** Shows a pop-up of another feature's making, a checkout's for instance. */
  say(notice: CartNotice): void;
  dismiss(messageId: string): void;
  /** Resolves when every change that was begun has a response. */
  settled(): Promise<void>;
  /** Discards everything that this tab knows of the cart, when the session has ended. No request is sent. */
  forget(): void;
  /**
   * Synchronizes with other tabs, runs the reservation, and sends what the previous page left without a response. The returned
   * function stops it. For browsers, after mounting.
   */
  connect(): () => void;
}

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

export function createCartStore(deps: CartStoreDeps): CartStore {
  const { gateway, clock, storage, log, packPrefix, waiting } = deps;
  const store = createStore<CartState>(() => initialCartState(deps.currency));
  const board = createMessageBoard(store);
  const keeper = createReservationKeeper({ store, storage, clock, hasReservation: deps.hasReservation ?? true });
  const tellTabs = createTabMark(storage, clock);
  const inTurn = createInTurn();
  const base = { store, gateway, board, log, packPrefix, inTurn };
  const { refresh, reprice } = createRefresh({ ...base, onLoaded: () => keeper.update(false) });
  const changes = createCartChanges({
    ...base,
    waiting,
    onConfirmed: (change, before) => {
      keeper.update(change.kind === "add");
      tellTabs();
      track(deps, change, before, store.getState().confirmed);
    },
    onOutdated: () => void refresh(),
  });

  return {
    ...pickStore(store),
    ...createActs(store, packPrefix, changes),
    say: board.say,
    dismiss: board.dismiss,
    packPrefix,
    refresh,
    reprice,
    undo: changes.undo,
    settled: () => inTurn(async () => undefined),
    forget: () => {
      waiting?.clear();
      // A new empty cart: a pending load belongs to the old one.
      const shown = shownCart(emptyCart(store.getState().currency), [], packPrefix, null);
      store.setState({ ...store.getInitialState(), ...shown });
      keeper.update(false);
    },
    connect: () => {
      const left = waiting?.takeLeft() ?? [];
      for (const { change, key } of left) void changes.change(change, key);
      // The server's response to a repeated key is the cart as it was then.
      if (left.length > 0) void refresh();
      return connect(storage, keeper, refresh);
    },
  };
}

type Acts = Pick<CartStore, "add" | "remove" | "setQuantity" | "clear" | "addCoupon" | "removeCoupon">;

/** The shopper's acts on the cart: each checks its rule first, against the cart as shown. */
function createActs(
  store: StoreApi<CartState>,
  packPrefix: string,
  { change, refuse }: Pick<ReturnType<typeof createCartChanges>, "change" | "refuse">,
): Acts {
  const inCart = (name: string) => quantityInCart(store.getState().products, name);
  const changeOr = (checked: Result<number>, wanted: CartChange) =>
    checked.isOk ? change(wanted) : Promise.resolve(refuse(wanted, checked.failure));
  const add: Acts["add"] = (product, quantity = 1) => {
    const { name, pricing, shopper } = product;
    const checked = checkAdd(inCart(name), product, quantity, packPrefix);
    return changeOr(checked, { kind: "add", name, quantity, pricing, shopper });
  };
  const remove: Acts["remove"] = (name, quantity = Math.max(1, inCart(name))) =>
    changeOr(checkRemove(inCart(name), quantity), { kind: "remove", name, quantity });
  return {
    add,
    remove,
    setQuantity: async (name, quantity) => {
      const more = quantity - inCart(name);
      if (more === 0) return ok(store.getState().confirmed);
      return more < 0 ? remove(name, -more) : add({ name, isFree: false, isForSale: inCart(name) > 0 }, more);
    },
    clear: () => change({ kind: "clear" }),
    addCoupon: async (code) => {
      const wanted = { kind: "addCoupon", coupon: code.trim() } as const;
      return wanted.coupon === "" ? refuse(wanted, { code: "cart.couponMissing" }) : change(wanted);
    },
    removeCoupon: (coupon) => change({ kind: "removeCoupon", coupon }),
  };
}

/** Analytics must not be able to harm the cart. */
function track({ onTracked, log }: CartStoreDeps, change: CartChange, before: Cart, after: Cart): void {
  if (!onTracked) return;
  try {
    for (const item of trackedItems(change, before, after)) onTracked(item);
  } catch (error) {
    log({ act: "cart.track", failure: { code: "cart.trackingFailed", params: { reason: String(error) } } });
  }
}

function pickStore({ getState, getInitialState, subscribe }: StoreApi<CartState>) {
  return { getState, getInitialState, subscribe };
}

/** A mark that is never twice the same, even within one millisecond. */
function createTabMark(storage: KeyValueStorage, clock: Clock): () => void {
  let count = 0;
  return () => {
    count += 1;
    storage.set(CART_CHANGED_KEY, `${clock.nowMs()}.${count}`);
  };
}

function connect(
  storage: KeyValueStorage,
  keeper: ReturnType<typeof createReservationKeeper>,
  refresh: CartStore["refresh"],
): () => void {
  const stopTimer = keeper.run();
  const stopListening = storage.subscribe?.((key) => {
    if (key === CART_CHANGED_KEY) void refresh();
    if (key === RESERVATION_KEY) keeper.update(false);
  });
  return () => {
    stopTimer();
    stopListening?.();
  };
}
