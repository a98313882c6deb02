import type { KeyValueStorage } from "@shop/kernel";

/** The storage key of changes without a response: JSON of names, quantities and codes, with their keys and times; no prices. */
export const WAITING_CHANGES_KEY = "shop_cart_waiting";

/** Whether the tab's previous page left changes without a response; if so, the cart's store is needed at once. */
export function hasWaitingChanges(storage: Pick<KeyValueStorage, "get">): boolean {
  return storage.get(WAITING_CHANGES_KEY) !== undefined;
}
