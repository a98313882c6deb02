import { type Clock, type KeyValueStorage, type Random, randomUuid } from "@shop/kernel";
import { readWaitingChanges, type WaitingChange, writeWaitingChanges } from "../domain/waiting-change.ts";
import type { WaitingChanges } from "../store/ports.ts";
import { WAITING_CHANGES_KEY } from "./has-waiting-changes.ts";

/**
 * Stores the cart's changes in the tab's `sessionStorage` (which survives a reload and isn't visible to other tabs) until the server
 * responds. Create it once per page: what it finds then was left by the previous page.
 */
export function keepWaitingChanges(deps: { storage: KeyValueStorage; clock: Clock; random: Random }): WaitingChanges {
  const { storage, clock, random } = deps;
  // Read again each time: a page restored from the browser's cache must not overwrite what later pages stored.
  const kept = () => readWaitingChanges(storage.get(WAITING_CHANGES_KEY), clock.nowMs());
  const keepOnly = (waiting: readonly WaitingChange[]) => {
    if (waiting.length > 0) storage.set(WAITING_CHANGES_KEY, writeWaitingChanges(waiting));
    else storage.remove(WAITING_CHANGES_KEY);
  };
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
