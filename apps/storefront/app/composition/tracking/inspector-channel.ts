import type { JournalEntry } from "@shop/tracking/store";

/** Where the demo's tabs show their events to an inspector. */
export const INSPECTOR_CHANNEL = "shop_events";

/** The events of one tab, the newest first. */
export interface TabEvents {
  readonly tabId: string;
  /** The page that the tab shows. */
  readonly path: string;
  readonly entries: readonly JournalEntry[];
}

/** `ask`: an inspector is open and wants every tab's events. `gone`: the tab's page is left. */
export type InspectorMessage =
  | { readonly kind: "ask" | "clear" }
  | { readonly kind: "tab"; readonly tab: TabEvents }
  | { readonly kind: "gone"; readonly tabId: string };

/** The part of a `BroadcastChannel` that is used. */
export interface InspectorChannel {
  postMessage(message: InspectorMessage): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

/** Null for what isn't a message: a tab with another version of the shop may still be open. */
export function readMessage(data: unknown): InspectorMessage | null {
  const { kind, tab, tabId } = (data ?? {}) as { readonly [Field in "kind" | "tab" | "tabId"]?: unknown };
  if (kind === "ask" || kind === "clear") return { kind };
  if (kind === "gone" && typeof tabId === "string") return { kind, tabId };
  const { tabId: id, path, entries } = (tab ?? {}) as Partial<Record<keyof TabEvents, unknown>>;
  const isTab = kind === "tab" && typeof id === "string" && typeof path === "string" && Array.isArray(entries);
  return isTab ? { kind, tab: tab as TabEvents } : null;
}
