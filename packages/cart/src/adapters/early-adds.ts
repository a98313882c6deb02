import type { Clock, KeyValueStorage } from "@shop/kernel";
import type { EarlyAdds } from "../store/ports.ts";

/** The storage key of changes without a response: JSON of names, quantities and codes, with their keys and times; no prices. */
export const WAITING_CHANGES_KEY = "shop_cart_waiting";
/** The storage key of adds made before the cart's store had loaded: one line of JSON each, in the tab's own storage. */
export const EARLY_ADDS_KEY = "shop_cart_early";

/**
 * Stores adds from the click on, so that none is lost if the shopper leaves while the store loads. Small, because every page includes it:
 * `keepWaitingChanges`, which comes with the store, reads and checks the stored adds.
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

/** Whether the previous page left changes without a response; if so, the cart's store is needed at once. */
export function hasWaitingChanges(storage: Pick<KeyValueStorage, "get">): boolean {
  return Boolean(storage.get(WAITING_CHANGES_KEY) ?? storage.get(EARLY_ADDS_KEY));
}
