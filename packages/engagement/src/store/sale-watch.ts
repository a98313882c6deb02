import type { WindowState } from "@shop/api-client/contract";
import type { Clock } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { clockOffsetMs } from "../domain/clock-offset.ts";
import { FIRST_SALE_CHECK_MS, SALE_CHECK_MS, SALE_LISTS_KEPT_MS } from "../domain/limits.ts";
import { type SaleWindow, saleToShow } from "../domain/sale-to-show.ts";
import { windowState } from "../domain/window-state.ts";
import type { ContestNote, SaleGateway } from "./ports.ts";

export interface SaleWatchState {
  /** The sale that the sidebar names. One that ends stays, as over, until the next check finds another. */
  readonly sale: { readonly window: SaleWindow; readonly state: WindowState } | null;
  /** The contest that takes entries now. */
  readonly contest: ContestNote | null;
  /** How far this browser's clock is behind the server's, in milliseconds. */
  readonly offsetMs: number;
  /** When watching began, by this browser's clock. */
  readonly startedAtMs: number | null;
}

/** Knows which sale is open and which contest takes entries, by the server's time. One per tab. Source: ENGAGE-04, ENGAGE-06. */
export interface SaleWatch extends Pick<StoreApi<SaleWatchState>, "getState" | "getInitialState" | "subscribe"> {
  /** Loads both lists once, and checks them from then on. The returned function ends that. */
  start(): () => void;
  /**
   * Loads the lists again if they are five minutes old. Call it when the shopper goes to another page or comes back to the tab. Before
   * `start` it does nothing.
   */
  lookAgain(): void;
}

interface SaleWatchDeps {
  readonly gateway: SaleGateway;
  readonly clock: Clock;
  /** Called with the code of a list that couldn't be loaded: nothing is shown of it. */
  readonly log: (entry: { readonly act: string; readonly code: string }) => void;
}

export function createSaleWatch({ gateway, clock, log }: SaleWatchDeps): SaleWatch {
  const initial: SaleWatchState = { sale: null, contest: null, offsetMs: 0, startedAtMs: null };
  const store = createStore<SaleWatchState>(() => initial);
  let windows: readonly SaleWindow[] = [];
  let contests: readonly ContestNote[] = [];
  let loadedAtMs: number | null = null;

  const check = () => {
    const nowMs = clock.nowMs() + store.getState().offsetMs;
    const before = store.getState().sale;
    const window = saleToShow(windows, nowMs) ?? windows.find(({ id }) => id === before?.window.id);
    const sale = window ? { window, state: windowState(window, nowMs) } : null;
    const isSame = sale?.window === before?.window && sale?.state === before?.state;
    const contest = contests.find((one) => windowState(one, nowMs) === "open") ?? null;
    store.setState({ sale: isSame ? before : sale, contest });
  };
  const load = async () => {
    loadedAtMs = clock.nowMs();
    const [listed, noted] = await Promise.all([gateway.windows(), gateway.contests()]);
    if (listed.isOk) {
      windows = listed.value.items;
      store.setState({ offsetMs: clockOffsetMs(listed.value.nowMs, clock.nowMs()) });
    } else log({ act: "sales.windows", code: listed.failure.code });
    if (noted.isOk) contests = noted.value.items;
    else log({ act: "sales.contests", code: noted.failure.code });
    check();
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start: () => {
      if (store.getState().startedAtMs === null) store.setState({ startedAtMs: clock.nowMs() });
      let cancel = () => {};
      const checkIn = (delayMs: number) => {
        cancel = clock.after(delayMs, () => {
          check();
          checkIn(SALE_CHECK_MS);
        });
      };
      void load();
      checkIn(FIRST_SALE_CHECK_MS);
      return () => cancel();
    },
    lookAgain: () => {
      if (loadedAtMs !== null && clock.nowMs() - loadedAtMs >= SALE_LISTS_KEPT_MS) void load();
    },
  };
}
