import type { Clock, KeyValueStorage, Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { createStore, type StoreApi } from "zustand/vanilla";
import { checkAdd, type ProductToAdd } from "../domain/add-item.ts";
import type { CartChange } from "../domain/apply-change.ts";
import { type Cart, type CartLine, emptyCart, quantityInCart } from "../domain/cart.ts";
import { checkRemove } from "../domain/remove-item.ts";
import type { CartNotice } from "../messages/cart-notice.ts";
import { CART_CHANGED_KEY } from "./cart-changed-key.ts";
import { createCartChanges } from "./cart-changes.ts";
import { type CartState, initialCartState } from "./cart-state.ts";
import { createMessageBoard } from "./message-board.ts";
import type { CartGateway, CartLog } from "./ports.ts";
import { createReservationKeeper, RESERVATION_KEY } from "./reservation-keeper.ts";
import { shownCart } from "./shown-cart.ts";

export interface CartStoreDeps {
  readonly gateway: CartGateway;
  readonly clock: Clock;
  /** Shared by the tabs of one browser: the reservation's end time, and a mark that tells other tabs of changes. */
  readonly storage: KeyValueStorage;
  readonly log: CartLog;
  /** What an IR pack's name starts with. */
  readonly packPrefix: string;
  /** The currency of the empty cart, before the server has answered. */
  readonly currency: Currency;
  /** Whether the reservation timer runs (demo; off in production unless the operator wants it). Default: true. */
  readonly hasReservation?: boolean;
}

/** A product as it is added: what the limits ask for, and its prices in the cart's currency where the page knows them. */
export interface ProductForCart extends ProductToAdd {
  readonly price?: Omit<CartLine, "quantity" | "name">;
}

/** The cart of one tab. On a server it stays empty and idle: public pages carry nothing personal. */
export interface CartStore extends Pick<StoreApi<CartState>, "getState" | "getInitialState" | "subscribe"> {
  /** What an IR pack's name starts with. */
  readonly packPrefix: string;
  /** Loads the cart: at the start, after login or logout, after another currency was chosen. Never touches pop-ups. */
  refresh(): Promise<Result<Cart>>;
  /** Adds within the limits, shown at once. A refusal says why in a pop-up and at the product. Default quantity: 1. */
  add(product: ProductForCart, quantity?: number): Promise<Result<Cart>>;
  /** Takes some out, or all where no quantity is given. */
  remove(name: string, quantity?: number): Promise<Result<Cart>>;
  clear(): Promise<Result<Cart>>;
  /** Takes the last change back. Failures: `cart.nothingToUndo`, `cart.undoFailed`. */
  undo(): Promise<Result<void>>;
  /** Shows a pop-up of another feature's making, a checkout's for instance. */
  say(notice: CartNotice): void;
  dismiss(messageId: string): void;
  /** Answers when every change that was begun has been answered. */
  settled(): Promise<void>;
  /** Drops everything that this tab knows of the cart, when the session has ended. The server isn't asked. */
  forget(): void;
  /** Keeps step with other tabs and lets the reservation run; the answer stops both. For browsers, after mounting. */
  connect(): () => void;
}

export function createCartStore(deps: CartStoreDeps): CartStore {
  const { gateway, clock, storage, log, packPrefix } = deps;
  const store = createStore<CartState>(() => initialCartState(deps.currency));
  const board = createMessageBoard(store);
  const keeper = createReservationKeeper({ store, storage, clock, hasReservation: deps.hasReservation ?? true });
  const tellTabs = createTabMark(storage, clock);
  const changes = createCartChanges({
    store,
    gateway,
    board,
    log,
    onConfirmed: (wasAddedTo) => {
      keeper.update(wasAddedTo);
      tellTabs();
    },
  });
  const refresh = createRefresh(store, deps, changes.inTurn, () => keeper.update(false));
  const changeOr = (checked: Result<number>, change: CartChange) =>
    checked.isOk ? changes.change(change) : Promise.resolve(changes.refuse(change, checked.failure));
  const inCart = (name: string) => quantityInCart(store.getState().products, name);

  return {
    ...pickStore(store),
    say: board.say,
    dismiss: board.dismiss,
    packPrefix,
    refresh,
    add: (product, quantity = 1) =>
      changeOr(checkAdd(inCart(product.name), product, quantity, packPrefix), {
        kind: "add",
        name: product.name,
        quantity,
        line: product.price,
      }),
    remove: (name, quantity = Math.max(1, inCart(name))) =>
      changeOr(checkRemove(inCart(name), quantity), { kind: "remove", name, quantity }),
    clear: () => changes.change({ kind: "clear" }),
    undo: changes.undo,
    settled: () => changes.inTurn(async () => undefined),
    forget: () => {
      store.setState({ ...store.getInitialState(), ...shownCart(emptyCart(store.getState().currency), []) });
      keeper.update(false);
    },
    connect: () => connect(storage, keeper, refresh),
  };
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

function createRefresh(
  store: StoreApi<CartState>,
  { gateway, log }: CartStoreDeps,
  inTurn: <Value>(task: () => Promise<Value>) => Promise<Value>,
  onLoaded: () => void,
): CartStore["refresh"] {
  return () => {
    if (store.getState().status !== "ready") store.setState({ status: "loading" });
    return inTurn(async () => {
      const before = store.getState().confirmed;
      const answer = await gateway.get();
      if (store.getState().confirmed !== before) return answer;
      if (answer.isOk) {
        store.setState({ ...shownCart(answer.value, store.getState().pending), status: "ready", failure: null });
        onLoaded();
        return answer;
      }
      log({ act: "cart.get", failure: answer.failure });
      // A cart that was loaded once stays on the screen: it is old by seconds, and an empty page would look like a loss.
      if (store.getState().status !== "ready")
        store.setState({ status: "failed", failure: { code: "cart.couldNotLoad" } });
      return answer;
    });
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
