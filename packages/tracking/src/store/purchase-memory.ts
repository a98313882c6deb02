import { type Clock, type KeyValueStorage, parseRecord } from "@shop/kernel";
import { DESTINATION_RULES, DESTINATIONS, type Destination } from "../domain/event-routes.ts";
import { PURCHASES_KEPT_MS } from "../domain/limits.ts";
import { PURCHASE_KEYS } from "../domain/stored-things.ts";

/**
 * The orders whose purchase this browser has sent, so that a reload or another tab doesn't send it again. What is stored under a consent
 * is removed with it. Source: ROUTE-09.
 */
export interface PurchaseMemory {
  has(destination: Destination, orderId: string): boolean;
  remember(destination: Destination, orderId: string): void;
}

export function createPurchaseMemory(storage: KeyValueStorage, clock: Clock): PurchaseMemory {
  const keyOf = (destination: Destination) => PURCHASE_KEYS[DESTINATION_RULES[destination].category];
  const read = (key: string) =>
    Object.entries(parseRecord(storage.get(key))).filter(
      ([, atMs]) => clock.nowMs() - Number(atMs) < PURCHASES_KEPT_MS,
    );
  for (const key of new Set(DESTINATIONS.map(keyOf))) if (read(key).length === 0) storage.remove(key);
  const nameOf = (destination: Destination, orderId: string) => `${destination} ${orderId}`;
  return {
    has: (destination, orderId) => read(keyOf(destination)).some(([name]) => name === nameOf(destination, orderId)),
    remember: (destination, orderId) => {
      const key = keyOf(destination);
      const sent = Object.fromEntries([...read(key), [nameOf(destination, orderId), clock.nowMs()]]);
      storage.set(key, JSON.stringify(sent));
    },
  };
}
