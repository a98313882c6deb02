import { createGuardedGet } from "../../platform/outgoing/guarded-get.ts";
import type { ContentHost } from "../../ports/deps.ts";
import { MAX_WORDPRESS_BYTES } from "../limits.ts";

/** The WordPress of an address. Only its own origin is ever called; its address has to be public unless `allowsPrivate`. */
export function createContentHost(url: string, allowsPrivate: boolean): ContentHost {
  const { origin } = new URL(url);
  return { url, transport: createGuardedGet({ origin, allowsPrivate, maxBytes: MAX_WORDPRESS_BYTES }) };
}
