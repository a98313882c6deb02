import { type KeyValueStorage, parseRecord, type Random, randomUuid } from "@shop/kernel";

const TAB_KEY = "shop_tab";

/** The id of a tab: the same after a reload, another one in a tab that was duplicated and so began with a copy of this one's storage. */
export interface TabIdentity {
  readonly id: string;
  /** The page is left: the next page of the tab goes on under the id. */
  release(): void;
  /** The page has come back after all. */
  hold(): void;
  /** Nothing of the tab is to be remembered. */
  forget(): void;
}

export function createTabIdentity(session: KeyValueStorage, random: Random): TabIdentity {
  const stored = parseRecord(session.get(TAB_KEY));
  // Still open: it is a copy, or the browser has crashed and nobody knows what the tab had done.
  const isFree = typeof stored.id === "string" && stored.isOpen === false;
  const id = isFree ? String(stored.id) : randomUuid(random);
  const write = (isOpen: boolean) => session.set(TAB_KEY, JSON.stringify({ id, isOpen }));
  write(true);
  return { id, release: () => write(false), hold: () => write(true), forget: () => session.remove(TAB_KEY) };
}
