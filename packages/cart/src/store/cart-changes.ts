import { type Failure, fail, ok, type Result } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import type { CartChange } from "../domain/apply-change.ts";
import type { Cart } from "../domain/cart.ts";
import { shopperFailure } from "../domain/shopper-failure.ts";
import { inverseOf } from "../domain/undo.ts";
import type { CartFailureCode } from "../failures.ts";
import type { CartState, PendingChange } from "./cart-state.ts";
import type { MessageBoard } from "./message-board.ts";
import type { CartGateway, CartLog } from "./ports.ts";
import { shownCart } from "./shown-cart.ts";

/** What is said when an act fails for a reason that isn't the cart's own. */
const FALLBACK: Readonly<Record<CartChange["kind"], CartFailureCode>> = {
  add: "cart.couldNotAdd",
  remove: "cart.couldNotRemove",
  clear: "cart.couldNotClear",
};

export interface ChangesDeps {
  readonly store: StoreApi<CartState>;
  readonly gateway: CartGateway;
  readonly board: MessageBoard;
  readonly log: CartLog;
  /** After the server's cart has become another one. */
  readonly onConfirmed: (wasAddedTo: boolean) => void;
}

/**
 * Sends changes one after the other, so that each answer is the newest, and shows them before they are answered. A refused one is
 * taken back from what is shown; nothing else moves.
 */
export function createCartChanges({ store, gateway, board, log, onConfirmed }: ChangesDeps) {
  let tail: Promise<unknown> = Promise.resolve();
  let lastId = 0;

  const inTurn = <Value>(task: () => Promise<Value>): Promise<Value> => {
    const run = tail.then(task);
    tail = run.then(
      () => undefined,
      () => undefined,
    );
    return run;
  };
  const show = (confirmed: Cart, pending: readonly PendingChange[]) => store.setState(shownCart(confirmed, pending));
  const announce = (change: CartChange): PendingChange => {
    lastId += 1;
    const pending = { id: lastId, change };
    show(store.getState().confirmed, [...store.getState().pending, pending]);
    return pending;
  };
  const withdraw = (gone: readonly PendingChange[]) => {
    const { confirmed, pending } = store.getState();
    show(
      confirmed,
      pending.filter((other) => !gone.includes(other)),
    );
  };
  // The session ended while the change was on its way: the answer shows a cart that is no longer this visitor's.
  const isForgotten = (sent: PendingChange) => !store.getState().pending.includes(sent);
  const send = async (sent: PendingChange): Promise<Result<Cart>> => {
    const answer = await sendTo(gateway, sent.change);
    if (isForgotten(sent)) return answer;
    const pending = store.getState().pending.filter((other) => other !== sent);
    show(answer.isOk ? answer.value : store.getState().confirmed, pending);
    if (answer.isOk) onConfirmed(sent.change.kind === "add");
    else log({ act: `cart.${sent.change.kind}`, failure: answer.failure });
    return answer;
  };

  /** One change by the shopper: shown, sent, remembered for Undo, or taken back and told. */
  const change = (wanted: CartChange): Promise<Result<Cart>> => {
    setFailure(store, wanted, null);
    const pending = announce(wanted);
    return inTurn(async () => {
      if (isForgotten(pending)) return fail({ code: FALLBACK[wanted.kind] });
      const before = store.getState().confirmed;
      const answer = await send(pending);
      const wasForgotten = answer.isOk && store.getState().confirmed !== answer.value;
      if (wasForgotten) return answer;
      if (!answer.isOk) return refuse(wanted, answer.failure);
      store.setState({ status: "ready", lastChange: { change: wanted, inverse: inverseOf(wanted, before) } });
      board.say(noticeOf(wanted));
      return answer;
    });
  };
  const refuse = (wanted: CartChange, reason: Failure): Result<never> => {
    const failure = shopperFailure(reason, FALLBACK[wanted.kind]);
    setFailure(store, wanted, failure);
    board.say({ kind: "other", tone: "error", key: failure.code, params: failure.params });
    return fail(failure);
  };

  /** Takes the last change back, step by step; what could not be taken back stays to be tried again. */
  const undo = () =>
    inTurn(async (): Promise<Result<void>> => {
      const { lastChange } = store.getState();
      if (!lastChange) return sayFailure(board, "cart.nothingToUndo");
      store.setState({ isUndoing: true });
      const steps = lastChange.inverse.map(announce);
      for (const [index, step] of steps.entries()) {
        const answer = await send(step);
        if (answer.isOk) continue;
        withdraw(steps.slice(index));
        store.setState({ isUndoing: false, lastChange: { ...lastChange, inverse: lastChange.inverse.slice(index) } });
        return sayFailure(board, "cart.undoFailed");
      }
      store.setState({ isUndoing: false, lastChange: null });
      board.withdrawChange();
      board.say({ kind: "other", tone: "info", key: "cart.undone" });
      return ok(undefined);
    });

  return { inTurn, change, refuse, undo };
}

function sayFailure(board: MessageBoard, code: CartFailureCode): Result<never> {
  board.say({ kind: "other", tone: "error", key: code });
  return fail({ code });
}

function sendTo(gateway: CartGateway, change: CartChange): Promise<Result<Cart>> {
  switch (change.kind) {
    case "add":
      return gateway.add(change.name, change.quantity);
    case "remove":
      return gateway.remove(change.name, change.quantity);
    case "clear":
      return gateway.clear();
  }
}

function noticeOf(change: CartChange): Parameters<MessageBoard["say"]>[0] {
  switch (change.kind) {
    case "add":
      return { kind: "added", tone: "success", key: "cart.added", params: { name: change.name } };
    case "remove":
      return { kind: "removed", tone: "info", key: "cart.removed", params: { name: change.name } };
    case "clear":
      return { kind: "removed", tone: "info", key: "cart.cleared" };
  }
}

/** Ties a failure to the product it belongs to, or to the whole cart; null takes it away. */
function setFailure(store: StoreApi<CartState>, change: CartChange, failure: Failure | null): void {
  if (change.kind === "clear") {
    store.setState({ failure });
    return;
  }
  const { [change.name]: _gone, ...others } = store.getState().failureByName;
  store.setState({ failureByName: failure ? { ...others, [change.name]: failure } : others });
}
