import { type Clock, type KeyValueStorage, parseRecord } from "@shop/kernel";
import { ACTIVITY_KEPT_MS, ACTIVITY_WAITING_MOST, STORED_AFTER_MS, TAB_GONE_AFTER_MS } from "../domain/limits.ts";
import { parseStamp, refusalAtSending, type Stamp } from "../domain/stamp.ts";
import { PURCHASE_KEYS } from "../domain/stored-things.ts";
import type { ActivityEvent } from "../domain/to-activity.ts";

/** Which tabs have something waiting, and when each was last heard of. */
const TABS_KEY = "shop_activity_tabs";
const keyOf = (tabId: string) => `shop_activity_${tabId}`;

/** The events of one tab that wait to be acknowledged. The first line of the stored text is the stamp, each further one is an event. */
export interface ActivityShelf {
  /** The waiting events, the oldest first. */
  list(): readonly ActivityEvent[];
  /** Stored within a second, together with what comes until then. */
  add(event: ActivityEvent): void;
  /** Stores what isn't stored yet. */
  save(): void;
  /** They are recorded, or never will be. */
  drop(ids: ReadonlySet<string>): void;
  /** The tab is still there. */
  touch(): void;
  clear(): void;
}

interface ShelfDeps {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly tabId: string;
  readonly stamp: Stamp;
}

/** Opens the tab's shelf for one account and one choice. What waits under another is dropped, what tabs that are gone have left is taken over. */
export function openShelf({ storage, clock, tabId, stamp }: ShelfDeps): ActivityShelf {
  const key = keyOf(tabId);
  let unsaved: readonly ActivityEvent[] = [];
  let cancelSave = () => {};
  /** Another tab has withdrawn the consent, or logged out, since the events were recorded: they are dropped. */
  const dropIfCleared = () => {
    if (unsaved.length > 0 && readTabs(storage)[tabId] === undefined) unsaved = [];
  };
  const list = () => {
    dropIfCleared();
    return [...readShelf(storage.get(key), stamp, clock.nowMs()), ...unsaved];
  };
  const write = (events: readonly ActivityEvent[]) => {
    if (events.length === 0) storage.remove(key);
    else
      storage.set(key, [stamp, ...events.slice(-ACTIVITY_WAITING_MOST)].map((line) => JSON.stringify(line)).join("\n"));
  };
  const touch = () => writeTabs(storage, { ...readTabs(storage), [tabId]: clock.nowMs() });
  const left = takeLeft(storage, { tabId, stamp, nowMs: clock.nowMs() });
  const own = list();
  write([...left, ...own.filter(({ id }) => !left.some((other) => other.id === id))]);
  let count = list().length;
  if (count > 0) touch();
  const save = () => {
    cancelSave();
    dropIfCleared();
    if (unsaved.length === 0) return;
    const stored = storage.get(key);
    const added = unsaved;
    count += added.length;
    if (stored === undefined || count > ACTIVITY_WAITING_MOST) {
      write(list());
      unsaved = [];
      count = list().length;
    } else {
      storage.set(key, [stored, ...added.map((event) => JSON.stringify(event))].join("\n"));
      unsaved = [];
    }
  };
  return {
    list,
    touch,
    add: (event) => {
      if (unsaved.length === 0) {
        touch();
        cancelSave = clock.after(STORED_AFTER_MS, save);
      }
      unsaved = [...unsaved, event];
    },
    save,
    drop: (ids) => {
      save();
      // A late response, after somebody else has logged in: the shelf is theirs.
      if (!isOpenFor(storage.get(key), stamp)) return;
      write(list().filter(({ id }) => !ids.has(id)));
      count = list().length;
    },
    clear: () => {
      cancelSave();
      unsaved = [];
      storage.remove(key);
      count = 0;
      writeTabs(storage, without(readTabs(storage), [tabId]));
    },
  };
}

/** Removes what any tab has waiting, and which purchases were sent: after a withdrawal or a logout. */
export function clearShelves(storage: KeyValueStorage): void {
  for (const tabId of Object.keys(readTabs(storage))) storage.remove(keyOf(tabId));
  storage.remove(TABS_KEY);
  storage.remove(PURCHASE_KEYS.marketing);
}

/** The events of tabs that are gone, if they are of this account and this choice. They are removed where they were. */
function takeLeft(
  storage: KeyValueStorage,
  { tabId, stamp, nowMs }: { readonly tabId: string; readonly stamp: Stamp; readonly nowMs: number },
): readonly ActivityEvent[] {
  const tabs = readTabs(storage);
  const gone = Object.keys(tabs).filter((id) => id !== tabId && nowMs - (tabs[id] ?? 0) >= TAB_GONE_AFTER_MS);
  const left = gone.flatMap((id) => readShelf(storage.get(keyOf(id)), stamp, nowMs));
  for (const id of gone) storage.remove(keyOf(id));
  if (gone.length > 0) writeTabs(storage, without(tabs, gone));
  return left;
}

/** What is stored, unless it was caused under another account or another choice, is too old, or isn't ours. */
function readShelf(stored: string | undefined, stamp: Stamp, nowMs: number): readonly ActivityEvent[] {
  if (!isOpenFor(stored, stamp)) return [];
  const [, ...lines] = (stored ?? "").split("\n");
  return lines.flatMap((line) => {
    const event = parseRecord(line) as unknown as ActivityEvent;
    const isKept = typeof event.id === "string" && nowMs - Number(event.timestamp) < ACTIVITY_KEPT_MS;
    return isKept ? [event] : [];
  });
}

function isOpenFor(stored: string | undefined, stamp: Stamp): boolean {
  const created = parseStamp(parseRecord(stored?.split("\n", 1)[0]));
  return created !== null && refusalAtSending("activity", created, stamp) === null;
}

function readTabs(storage: KeyValueStorage): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(parseRecord(storage.get(TABS_KEY))).flatMap(([id, atMs]) =>
      typeof atMs === "number" ? [[id, atMs] as const] : [],
    ),
  );
}

function writeTabs(storage: KeyValueStorage, tabs: Readonly<Record<string, number>>): void {
  if (Object.keys(tabs).length > 0) storage.set(TABS_KEY, JSON.stringify(tabs));
  else storage.remove(TABS_KEY);
}

function without(tabs: Readonly<Record<string, number>>, gone: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tabs).filter(([id]) => !gone.includes(id)));
}
