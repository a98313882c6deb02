import type { KeyValueStorage } from "@shop/kernel";

const SINGLE_KEYS_KEY = "shop_player_shortcuts";

/** Whether keys without a modifier act wherever the focus is. A host may ask it for keys of its own: they are one choice. */
export function hasSingleKeys(storage: Pick<KeyValueStorage, "get">): boolean {
  return storage.get(SINGLE_KEYS_KEY) !== "off";
}

/** Stores the choice. For a player that exists, call its own `setShortcuts`, which stores it too. */
export function keepSingleKeys(storage: Pick<KeyValueStorage, "set" | "remove">, isOn: boolean): void {
  if (isOn) storage.remove(SINGLE_KEYS_KEY);
  else storage.set(SINGLE_KEYS_KEY, "off");
}
