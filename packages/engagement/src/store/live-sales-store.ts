import type { Clock, Failure, Random } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { LIVE_SALES_FIRST_MS } from "../domain/limits.ts";
import { liveSalesDelayMs } from "../domain/live-sales-delay.ts";
import type { LiveStat } from "../domain/live-stat.ts";
import type { AttentionStore } from "./attention-store.ts";
import type { LiveStatsSource } from "./ports.ts";

export interface LiveSalesState {
  /** What to draw now. Null: nothing. */
  readonly shown: LiveStat | null;
  /** The reader has paused it: what is shown stays. */
  readonly isPaused: boolean;
}

/** The notice of what customers do, for visitors. One per tab. Source: ENGAGE-02. */
export interface LiveSalesStore extends Pick<StoreApi<LiveSalesState>, "getState" | "getInitialState" | "subscribe"> {
  /** Starts for a visitor. Call the returned function at a login and when the page ends. */
  start(): () => void;
  /** Keeps what is shown until it is called with false. */
  pause(isPaused: boolean): void;
  /** Not again in this browser session. */
  dismiss(): void;
}

export interface LiveSalesDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly attention: AttentionStore;
  readonly source: LiveStatsSource;
  /** Shown if the source fails or has nothing. Null: samples are off, so nothing is shown then. Source: LAW-05. */
  readonly samples: LiveStatsSource | null;
  readonly reportFailure: (failure: Failure) => void;
}

const NOTICE = { kind: "liveSales", id: "liveSales" } as const;
const HIDDEN: LiveSalesState = { shown: null, isPaused: false };

/** Fetches a page of live stats when the first is due, and again after its last. Stores nothing itself. */
export function createLiveSalesStore(deps: LiveSalesDeps): LiveSalesStore {
  const { clock, random, attention } = deps;
  const store = createStore<LiveSalesState>(() => HIDDEN);
  let waiting: readonly LiveStat[] = [];
  let cancelTimer = () => {};
  let end = () => {};

  const start = () => {
    end();
    let isRunning = true;
    let withdraw = () => {};
    const after = (delayMs: number, act: () => void) => {
      cancelTimer();
      cancelTimer = clock.after(delayMs, act);
    };
    const next = async () => {
      if (waiting.length === 0) waiting = await load(deps);
      if (!isRunning || waiting.length === 0) return;
      withdraw = attention.ask({ ...NOTICE, earliestMs: clock.nowMs() });
    };
    const hide = () => {
      waiting = waiting.slice(1);
      attention.finish(NOTICE);
      after(liveSalesDelayMs(random), next);
    };
    const follow = () => {
      const { shown, isPaused } = store.getState();
      const isTurn = attention.getState().shown?.kind === NOTICE.kind;
      const [first = null] = waiting;
      if (isTurn === (shown !== null)) return;
      store.setState({ shown: isTurn ? first : null, isPaused: isTurn && isPaused });
      cancelTimer();
      if (isTurn) after(liveSalesDelayMs(random), hide);
    };
    const unfollow = [
      attention.subscribe(follow),
      store.subscribe(({ shown, isPaused }, before) => {
        if (shown === null || isPaused === before.isPaused) return;
        if (isPaused) cancelTimer();
        else after(liveSalesDelayMs(random), hide);
      }),
    ];
    after(LIVE_SALES_FIRST_MS, next);
    end = () => {
      isRunning = false;
      for (const stop of unfollow) stop();
      cancelTimer();
      withdraw();
      store.setState(HIDDEN);
    };
    return () => end();
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start,
    pause: (isPaused) => store.setState({ isPaused }),
    dismiss: () => {
      attention.dismiss(NOTICE);
      end();
    },
  };
}

async function load({ source, samples, reportFailure }: LiveSalesDeps): Promise<readonly LiveStat[]> {
  const found = await source.list();
  if (!found.isOk) reportFailure(found.failure);
  if (found.isOk && found.value.length > 0) return found.value;
  const sampled = await samples?.list();
  return sampled?.isOk ? sampled.value : [];
}
