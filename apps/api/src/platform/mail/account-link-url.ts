import type { Locale } from "@shop/kernel";
import { pageUrl } from "./page-url.ts";

/** A mailed link that carries a key. */
export function accountLinkUrl(
  origin: string,
  locale: Locale,
  path: `/${string}`,
  query: { readonly action: string; readonly id: string; readonly key: string },
): string {
  const url = pageUrl(origin, locale, path);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
