import { type Clock, type ReadableStore, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { INTENT_MS, MAX_PRELOADS, PRELOAD_TIMEOUT_MS } from "../limits.ts";

export interface PreloadState {
  /** The pages whose preloads are in flight. */
  readonly inFlight: readonly string[];
  /** The pages that wait for one of these to end. */
  readonly waiting: readonly string[];
}

/** The routes that are fetched before they are opened: at most five at a time, the others in the order in which they were wanted. */
export interface PreloadQueue extends ReadableStore<PreloadState> {
  /** A link to this page is pointed at or focused. The page is preloaded unless the returned function is called soon: a pointer only passed. */
  want(page: string): () => void;
  /** Everything in this page's preload has loaded or failed. */
  finish(page: string): void;
  /** Another page is shown: the previous page's requests no longer matter. */
  restart(): void;
}

const START: PreloadState = { inFlight: [], waiting: [] };

/** One per tab. Source: ROUTE-02. */
export function createPreloadQueue(clock: Clock): PreloadQueue {
  const store = createStore<PreloadState>(() => START);
  const wanted = new Set<string>();
  const timeouts = new Map<string, () => void>();
  const startNext = () => {
    const { inFlight, waiting } = store.getState();
    const started = waiting.slice(0, MAX_PRELOADS - inFlight.length);
    if (started.length === 0) return;
    // A browser without preload support never reports that it is done.
    for (const page of started)
      timeouts.set(
        page,
        clock.after(PRELOAD_TIMEOUT_MS, () => finish(page)),
      );
    store.setState({ inFlight: [...inFlight, ...started], waiting: waiting.slice(started.length) });
  };
  const finish = (page: string) => {
    timeouts.get(page)?.();
    timeouts.delete(page);
    store.setState(({ inFlight }) => ({ inFlight: inFlight.filter((other) => other !== page) }));
    startNext();
  };
  return {
    ...readable(store),
    want: (page) =>
      clock.after(INTENT_MS, () => {
        if (wanted.has(page)) return;
        wanted.add(page);
        store.setState(({ waiting }) => ({ waiting: [...waiting, page] }));
        startNext();
      }),
    finish,
    restart: () => {
      for (const cancel of timeouts.values()) cancel();
      timeouts.clear();
      wanted.clear();
      store.setState(START);
    },
  };
}
