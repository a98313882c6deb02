import { type Failure, fail, type Result } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import type { CartChange } from "../domain/apply-change.ts";
import type { Cart } from "../domain/cart.ts";
import { draftOf } from "../domain/cart-draft.ts";
import { couponFailure } from "../domain/coupon-failure.ts";
import { shopperFailure } from "../domain/shopper-failure.ts";
import { inverseOf } from "../domain/undo.ts";
import { isCartFailureCode } from "../failures.ts";
import type { CartState, LastChange, PendingChange } from "./cart-state.ts";
import type { InTurn } from "./in-turn.ts";
import type { MessageBoard } from "./message-board.ts";
import type { CartGateway, CartLog, WaitingChanges } from "./ports.ts";
import { FALLBACK, noticeOf, sendChange } from "./send-change.ts";
import { shownCart } from "./shown-cart.ts";

export interface ChangesDeps {
  readonly store: StoreApi<CartState>;
  readonly gateway: CartGateway;
  readonly board: MessageBoard;
  readonly log: CartLog;
  readonly packPrefix: string;
  readonly inTurn: InTurn;
  readonly waiting: WaitingChanges | undefined;
  /** After the server's cart has become another one. */
  readonly onConfirmed: (change: CartChange, before: Cart) => void;
  /** The server refused what the shown cart allows: another tab or device has changed the cart. */
  readonly onOutdated: () => void;
}

/** Refusals that a cart in step with the server's would have foreseen. */
const OUTDATED: readonly string[] = [
  "cart.packAlreadyInCart",
  "cart.itemLimitReached",
  "cart.notInCart",
  "cart.nothingToUndo",
  "cart.undoFailed",
];

/**
 * Sends changes one after the other, so that each response is the newest, and shows them before the server responds. A refused
 * change is rolled back; nothing else moves.
 */
export function createCartChanges(deps: ChangesDeps) {
  const { store, gateway, board, log, inTurn, waiting } = deps;
  let lastId = 0;

  const show = (confirmed: Cart, pending: readonly PendingChange[], lastChange: LastChange | null) =>
    store.setState(shownCart(confirmed, pending, deps.packPrefix, lastChange));
  const announce = (change: CartChange): PendingChange => {
    const { confirmed, pending, lastChange } = store.getState();
    lastId += 1;
    const announced = { id: lastId, change };
    show(confirmed, [...pending, announced], lastChange);
    return announced;
  };
  // The session ended while the change was in flight: the response shows a cart that is no longer this visitor's.
  const isForgotten = (sent: PendingChange) => !store.getState().pending.includes(sent);

  const settle = (sent: PendingChange, answer: Result<Cart>) => {
    const { change } = sent;
    const { confirmed: before, pending, lastChange } = store.getState();
    const others = pending.filter((other) => other !== sent);
    if (!answer.isOk) {
      show(before, others, answer.failure.code === "cart.nothingToUndo" ? null : lastChange);
      // The shopper's own mistakes are only shown to the shopper; only faults between here and the shop are logged.
      if (!isCartFailureCode(answer.failure.code)) log({ act: `cart.${change.kind}`, failure: answer.failure });
      const refused = refuse(change, answer.failure);
      if (OUTDATED.includes(answer.failure.code)) deps.onOutdated();
      return refused;
    }
    show(answer.value, others, lastChangeAfter(change, before, answer.value));
    store.setState({ status: "ready" });
    deps.onConfirmed(change, before);
    // The change that an earlier pop-up offers to undo is no longer the last one.
    board.withdrawChange();
    board.say(noticeOf(change, answer.value));
    board.sayFree(answer.value);
    return answer;
  };

  const send = async (sent: PendingChange, key: string | undefined): Promise<Result<Cart>> => {
    if (isForgotten(sent)) return fail({ code: FALLBACK[sent.change.kind] });
    const answer = await sendChange(gateway, sent.change, key);
    if (key !== undefined) waiting?.drop(key);
    return isForgotten(sent) ? answer : settle(sent, answer);
  };

  /** One change by the shopper: shown, sent, and then either remembered for Undo, or rolled back and reported. */
  const change = (wanted: CartChange, leftKey?: string): Promise<Result<Cart>> => {
    setFailure(store, wanted, null);
    const pending = announce(wanted);
    const key = leftKey ?? waiting?.keep(wanted);
    return inTurn(() => send(pending, key));
  };
  const refuse = (wanted: CartChange, reason: Failure): Result<never> => {
    const isCoupon = wanted.kind === "addCoupon" || wanted.kind === "removeCoupon";
    const failure = shopperFailure(isCoupon ? couponFailure(reason) : reason, FALLBACK[wanted.kind]);
    setFailure(store, wanted, failure);
    if (!isCoupon) board.say({ kind: "other", tone: "error", key: failure.code, params: failure.params });
    return fail(failure);
  };

  /** Takes the last change back: that of this tab at once, one that it doesn't know once the server has done it. */
  const undo = (): Promise<Result<Cart>> =>
    inTurn(async () => {
      const { canUndo, status, lastChange } = store.getState();
      const wanted: CartChange = { kind: "undo", steps: lastChange?.inverse ?? [] };
      if (!canUndo && status === "ready") return refuse(wanted, { code: "cart.nothingToUndo" });
      store.setState({ isUndoing: true });
      const answer = await send(announce(wanted), waiting?.keep(wanted));
      store.setState({ isUndoing: false });
      return answer;
    });

  return { change, refuse, undo };
}

function lastChangeAfter(change: CartChange, before: Cart, after: Cart): LastChange | null {
  return change.kind === "undo" ? null : { change, inverse: inverseOf(change, draftOf(before), after) };
}

/** Links a failure to its product or coupon, or to the whole cart; null clears it. */
function setFailure(store: StoreApi<CartState>, change: CartChange, failure: Failure | null): void {
  switch (change.kind) {
    case "clear":
      store.setState({ failure });
      return;
    case "addCoupon":
    case "removeCoupon":
      store.setState({ couponFailure: failure && { ...failure, coupon: change.coupon } });
      return;
    case "add":
    case "remove": {
      const { [change.name]: _gone, ...others } = store.getState().failureByName;
      store.setState({ failureByName: failure ? { ...others, [change.name]: failure } : others });
      return;
    }
    case "undo":
      return;
  }
}
