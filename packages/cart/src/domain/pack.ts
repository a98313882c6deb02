import { MAX_ITEM_QUANTITY, PACK_QUANTITY } from "./limits.ts";

/** Whether a product is an IR pack: its name starts with the configured prefix. No prefix, no packs. */
export function isPack(name: string, packPrefix: string): boolean {
  return packPrefix !== "" && name.startsWith(packPrefix);
}

/** How many of a product one cart may contain. */
export function maxQuantityOf(name: string, packPrefix: string): number {
  return isPack(name, packPrefix) ? PACK_QUANTITY : MAX_ITEM_QUANTITY;
}
