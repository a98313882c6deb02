import { type Clock, type KeyValueStorage, type Random, randomUuid } from "@shop/kernel";
import { readWaitingChanges, type WaitingChange, writeWaitingChanges } from "../domain/waiting-change.ts";
import type { WaitingChanges } from "../store/ports.ts";
import { EARLY_ADDS_KEY, WAITING_CHANGES_KEY } from "./early-adds.ts";

/**
 * Stores the cart's changes in the tab's `sessionStorage` (which survives a reload and isn't visible to other tabs) until the server
 * responds. Create it once per page: what it finds then was left by the previous page. Adds that the previous page stored before its own
 * store loaded (`createEarlyAdds`) are included. Adds that this page, begun at `page`, stored that way are left alone.
 */
export function keepWaitingChanges(deps: {
  storage: KeyValueStorage;
  clock: Clock;
  random: Random;
  page?: number;
}): WaitingChanges {
  const { storage, clock, random, page } = deps;
  // Read again each time: a page restored from the browser's cache must not overwrite what later pages stored.
  const kept = () => readWaitingChanges(storage.get(WAITING_CHANGES_KEY), clock.nowMs());
  const keepOnly = (waiting: readonly WaitingChange[]) => {
    if (waiting.length > 0) storage.set(WAITING_CHANGES_KEY, writeWaitingChanges(waiting));
    else storage.remove(WAITING_CHANGES_KEY);
  };
  const early = takeEarly(storage, page);
  if (early.length > 0) {
    const entries = early.map((entry) => ({ ...entry, key: randomUuid(random) }));
    keepOnly([...kept(), ...readWaitingChanges(JSON.stringify(entries), clock.nowMs())]);
  }
  let left = kept();
  if (left.length === 0 && storage.get(WAITING_CHANGES_KEY) !== undefined) keepOnly([]);
  return {
    keep: (change) => {
      const key = randomUuid(random);
      keepOnly([...kept(), { key, atMs: clock.nowMs(), change }]);
      return key;
    },
    drop: (key) => keepOnly(kept().filter((other) => other.key !== key)),
    takeLeft: () => {
      const taken = left;
      left = [];
      return taken;
    },
    clear: () => {
      left = [];
      keepOnly([]);
    },
  };
}

/** Removes and returns the lines that other pages stored. Unreadable ones count as none. */
function takeEarly(
  storage: KeyValueStorage,
  page: number | undefined,
): ReadonlyArray<Readonly<Record<string, unknown>>> {
  const lines = (storage.get(EARLY_ADDS_KEY) ?? "").split("\n").filter((line) => line !== "");
  const entries = lines.map((line) => ({ line, entry: parseEntry(line) }));
  const own = entries.filter(({ entry }) => page !== undefined && entry.page === page);
  if (own.length > 0) storage.set(EARLY_ADDS_KEY, own.map(({ line }) => `${line}\n`).join(""));
  else storage.remove(EARLY_ADDS_KEY);
  return entries.filter((kept) => !own.includes(kept)).map(({ entry }) => entry);
}

function parseEntry(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    // SyntaxError: cut off, or somebody else's. There is nothing to take up.
    return {};
  }
}
