import { DEFAULT_LOCALE, type Locale } from "@shop/kernel";

/** A page of the shop in the mail's language. The origin comes from the settings, never from a call. */
export function pageUrl(origin: string, locale: Locale, path: `/${string}`): URL {
  if (locale === DEFAULT_LOCALE) return new URL(path, origin);
  return new URL(path === "/" ? `/${locale}` : `/${locale}${path}`, origin);
}
