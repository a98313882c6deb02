import type { Clock, KeyValueStorage } from "@shop/kernel";
import type { EarlyAdds } from "../store/ports.ts";

/** Where changes without an answer are kept: JSON of names, quantities and codes, with their keys and times; no prices. */
export const WAITING_CHANGES_KEY = "shop_cart_waiting";
/** Where adds are kept that were pressed before the cart's store had loaded: a line of JSON each, in the tab's own storage. */
export const EARLY_ADDS_KEY = "shop_cart_early";

/**
 * Keeps adds from the press on, so that leaving the page while the store loads loses none. Small, because every page has it: what is kept is read
 * and judged by `keepWaitingChanges`, which comes with the store.
 */
export function createEarlyAdds({ storage, clock }: { storage: KeyValueStorage; clock: Clock }): EarlyAdds {
  const page = clock.nowMs();
  const kept = () => storage.get(EARLY_ADDS_KEY) ?? "";
  return {
    page,
    keep: (name, quantity) => {
      const line = `${JSON.stringify({ page, atMs: clock.nowMs(), change: { kind: "add", name, quantity } })}\n`;
      storage.set(EARLY_ADDS_KEY, kept() + line);
      return () => storage.set(EARLY_ADDS_KEY, kept().replace(line, ""));
    },
  };
}

/** Whether the page before left changes without an answer: then the cart's store is wanted at once. */
export function hasWaitingChanges(storage: Pick<KeyValueStorage, "get">): boolean {
  return Boolean(storage.get(WAITING_CHANGES_KEY) ?? storage.get(EARLY_ADDS_KEY));
}
