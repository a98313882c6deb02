import type { Clock } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { LIVE_SALES_REST_MS } from "../domain/limits.ts";
import { type LiveSalesEvent, type LiveSalesStage, nextLiveSalesStage } from "../domain/live-sales-stage.ts";

/** Which dialog is shown: the host's own store. `inactive` is none. Source: MODAL-01. */
export interface ShownDialog {
  getState(): { readonly type: string };
  subscribe(listener: () => void): () => void;
}

export interface LiveSalesState {
  /** Whether the notice may be shown now. Whether there is anything to tell is the notice's own business. */
  readonly mayShow: boolean;
}

export interface LiveSalesStore extends Pick<StoreApi<LiveSalesState>, "getState" | "getInitialState" | "subscribe"> {
  /** Follows the dialogs no longer and starts no timer any more; what it says stays. */
  end(): void;
}

/**
 * Keeps the live-sales notice out of the way of dialogs: it may not be shown from the instant in which any dialog opens
 * until LIVE_SALES_REST_MS after the last one was closed. One dialog in another's place is no closing. One per tab; makes
 * its first timer with the first closing, stores nothing, asks nobody. Source: MODAL-07.
 */
export function createLiveSalesStore({
  dialogs,
  clock,
}: {
  readonly dialogs: ShownDialog;
  readonly clock: Clock;
}): LiveSalesStore {
  const isShown = () => dialogs.getState().type !== "inactive";
  let stage: LiveSalesStage = isShown() ? "covered" : "free";
  const store = createStore<LiveSalesState>(() => ({ mayShow: stage === "free" }));
  let cancelRest = () => {};

  const move = (event: LiveSalesEvent) => {
    stage = nextLiveSalesStage(stage, event);
    const mayShow = stage === "free";
    if (store.getState().mayShow !== mayShow) store.setState({ mayShow });
  };
  const follow = () => {
    const before = stage;
    move(isShown() ? "opened" : "closed");
    if (stage === before) return;
    cancelRest();
    if (stage === "resting") cancelRest = clock.after(LIVE_SALES_REST_MS, () => move("rested"));
  };
  const unsubscribe = dialogs.subscribe(follow);

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    end: () => {
      unsubscribe();
      cancelRest();
    },
  };
}
