import { type Clock, type KeyValueStorage, type Random, randomUuid } from "@shop/kernel";
import { readWaitingChanges, type WaitingChange, writeWaitingChanges } from "../domain/waiting-change.ts";
import type { WaitingChanges } from "../store/ports.ts";
import { EARLY_ADDS_KEY, WAITING_CHANGES_KEY } from "./early-adds.ts";

/**
 * Keeps the cart's changes in the tab's own storage (`sessionStorage`: it outlives a reload, and no other tab sees it) until they are
 * answered. Made once a page: what is there by then is what the page before left. What that page had kept before its store was there (`createEarlyAdds`)
 * is joined to it; what this page, begun at `page`, keeps so is left to it.
 */
export function keepWaitingChanges(deps: {
  storage: KeyValueStorage;
  clock: Clock;
  random: Random;
  page?: number;
}): WaitingChanges {
  const { storage, clock, random, page } = deps;
  // Read anew each time: a page that comes back from the browser's cache must not write over what pages after it have kept.
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

/** Takes out the lines that another page than this one has kept. What can't be read comes to nothing. */
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
