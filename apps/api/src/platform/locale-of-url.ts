import { isLocale, type Locale } from "@shop/kernel";

/** The language of one of the shop's own pages: its first segment, or English. Null for a page of another site. */
export function localeOfUrl(url: string, shopOrigin: string): Locale | null {
  if (!URL.canParse(url) || new URL(url).origin !== shopOrigin) return null;
  const [, first] = new URL(url).pathname.split("/");
  return isLocale(first) ? first : "en";
}
