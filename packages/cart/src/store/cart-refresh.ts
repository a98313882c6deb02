import type { Result } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import type { Cart } from "../domain/cart.ts";
import type { CartState } from "./cart-state.ts";
import type { InTurn } from "./in-turn.ts";
import type { MessageBoard } from "./message-board.ts";
import type { CartGateway, CartLog } from "./ports.ts";
import { shownCart } from "./shown-cart.ts";

interface RefreshDeps {
  readonly store: StoreApi<CartState>;
  readonly gateway: CartGateway;
  readonly board: MessageBoard;
  readonly log: CartLog;
  readonly packPrefix: string;
  readonly inTurn: InTurn;
  readonly onLoaded: () => void;
}

/** Reloads the cart, unchanged or because another currency was chosen. */
export function createRefresh({ store, gateway, board, log, packPrefix, inTurn, onLoaded }: RefreshDeps) {
  const load = async (): Promise<Result<Cart>> => {
    const before = store.getState().confirmed;
    const answer = await gateway.get();
    const { confirmed, pending, lastChange, status } = store.getState();
    // Meanwhile the session has ended.
    if (confirmed !== before) return answer;
    if (!answer.isOk) {
      log({ act: "cart.get", failure: answer.failure });
      // A cart that was loaded once stays on the screen: it is old by seconds, and an empty page would look like a loss.
      if (status !== "ready") store.setState({ status: "failed", failure: { code: "cart.couldNotLoad" } });
      return answer;
    }
    const isSame = contentsOf(before) === contentsOf(answer.value);
    store.setState({
      ...shownCart(answer.value, pending, packPrefix, isSame ? lastChange : null),
      ...{ status: "ready", failure: null },
    });
    // Another tab or device has changed the cart: the change that a pop-up offers to undo is no longer the last one.
    if (status === "ready" && !isSame) board.withdrawChange();
    board.sayFree(answer.value);
    onLoaded();
    return answer;
  };
  const refresh = (): Promise<Result<Cart>> => {
    if (store.getState().status !== "ready") store.setState({ status: "loading" });
    return inTurn(load);
  };
  let repricings = 0;
  const reprice = async (): Promise<Result<Cart>> => {
    repricings += 1;
    const own = repricings;
    store.setState({ isRepricing: store.getState().products.length > 0 });
    const answer = await refresh();
    if (own !== repricings) return answer;
    const { isRepricing } = store.getState();
    store.setState({ isRepricing: false });
    if (!answer.isOk && isRepricing) board.say({ kind: "other", tone: "error", key: "cart.couldNotReprice" });
    return answer;
  };
  return { refresh, reprice };
}

function contentsOf({ products, coupons }: Cart): string {
  return JSON.stringify([products.map(({ name, quantity }) => [name, quantity]), coupons]);
}
