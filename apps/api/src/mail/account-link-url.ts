import { DEFAULT_LOCALE, type Locale } from "@shop/kernel";

/** A mailed link: the origin comes from the settings, never from a call; the page is in the mail's language. */
export function accountLinkUrl(
  origin: string,
  locale: Locale,
  path: `/${string}`,
  query: { readonly action: string; readonly id: string; readonly key: string },
): string {
  const url = new URL(locale === DEFAULT_LOCALE ? path : `/${locale}${path}`, origin);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
