import { CART_KEY_HEADER } from "@shop/api-client";
import type { KeyValueStorage } from "@shop/kernel";

/** Where the key is kept by which the shop finds this site's cart, for 30 days from its last change. */
export const CART_KEY = "shop_cart_key";

/** A header replaces the cookie of the shop's own site: no cookie of the shop's reaches another site. */
export function withCartKey(storage: KeyValueStorage, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (url, init) => {
    const headers = new Headers(init?.headers);
    const key = storage.get(CART_KEY);
    if (key !== undefined) headers.set(CART_KEY_HEADER, key);
    const answer = await fetch(url, { ...init, headers });
    const given = answer.headers.get(CART_KEY_HEADER);
    if (given !== null) storage.set(CART_KEY, given);
    return answer;
  };
}
