import { type Clock, type ReadableStore, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { type InspectorChannel, readMessage, type TabEvents } from "./inspector-channel.ts";
import { INSPECTOR_ASKS_EVERY_MS, TAB_IS_CLOSED_AFTER_MS } from "./limits.ts";

/** A tab keeps its number while others come and go. The inspector's own tab is number 1. */
export interface NumberedTab extends TabEvents {
  readonly number: number;
}

interface OtherTabsState {
  readonly tabs: readonly NumberedTab[];
}

/** The other open tabs, in the order in which they were found. */
export interface OtherTabs extends ReadableStore<OtherTabsState> {
  /** Asks them, now and every five seconds, until the returned function is called. */
  start(): () => void;
  /** Empties their lists. */
  clear(): void;
}

export function createOtherTabs({
  channel,
  clock,
  ownTabId,
}: {
  readonly channel: InspectorChannel;
  readonly clock: Clock;
  readonly ownTabId: string;
}): OtherTabs {
  const store = createStore<OtherTabsState>(() => ({ tabs: [] }));
  let lastNumber = 1;
  /** When each was last heard: a tab that the browser has ended says nothing. */
  const heardAtMs = new Map<string, number>();
  const put = (tab: TabEvents) => {
    // A channel also hears the other one of its own page.
    if (tab.tabId === ownTabId) return;
    heardAtMs.set(tab.tabId, clock.nowMs());
    const { tabs } = store.getState();
    const isKnown = tabs.some(({ tabId }) => tabId === tab.tabId);
    if (!isKnown) lastNumber += 1;
    store.setState({
      tabs: isKnown
        ? tabs.map((known) => (known.tabId === tab.tabId ? { ...tab, number: known.number } : known))
        : [...tabs, { ...tab, number: lastNumber }],
    });
  };
  const keep = (isThere: (tabId: string) => boolean) =>
    store.setState(({ tabs }) => ({ tabs: tabs.filter(({ tabId }) => isThere(tabId)) }));
  const hear = ({ data }: { readonly data: unknown }) => {
    const message = readMessage(data);
    if (message?.kind === "tab") put(message.tab);
    if (message?.kind === "gone") keep((tabId) => tabId !== message.tabId);
  };
  return {
    ...readable(store),
    start: () => {
      channel.addEventListener("message", hear);
      let cancel = () => {};
      const ask = () => {
        const goneBeforeMs = clock.nowMs() - TAB_IS_CLOSED_AFTER_MS;
        keep((tabId) => (heardAtMs.get(tabId) ?? 0) > goneBeforeMs);
        channel.postMessage({ kind: "ask" });
        cancel = clock.after(INSPECTOR_ASKS_EVERY_MS, ask);
      };
      ask();
      return () => {
        cancel();
        channel.removeEventListener("message", hear);
      };
    },
    clear: () => channel.postMessage({ kind: "clear" }),
  };
}
