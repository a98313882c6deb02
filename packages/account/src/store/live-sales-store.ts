import type { Clock } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { LIVE_SALES_REST_MS } from "../domain/limits.ts";
import { type LiveSalesEvent, type LiveSalesStage, nextLiveSalesStage } from "../domain/live-sales-stage.ts";

/** Which dialog is shown: the host's own store. `inactive` means none. Source: MODAL-01. */
export interface ShownDialog {
  getState(): { readonly type: string };
  subscribe(listener: () => void): () => void;
}

export interface LiveSalesState {
  /** Whether the notice may be shown now. Whether there is anything to show is up to the notice. */
  readonly mayShow: boolean;
}

export interface LiveSalesStore extends Pick<StoreApi<LiveSalesState>, "getState" | "getInitialState" | "subscribe"> {
  /** Stops following the dialogs and starting timers; its state stays. */
  end(): void;
}

/**
 * Keeps the live-sales notice out of the way of dialogs: it may not be shown from the moment any dialog opens until
 * LIVE_SALES_REST_MS after the last one was closed. Replacing one dialog by another isn't a closing. One per tab. It
 * starts its first timer at the first closing, stores nothing and makes no requests. Source: MODAL-07.
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
