import type { Locale } from "@shop/kernel";

/** English pages write the day before the month. */
export const SPELLINGS: Readonly<Record<Locale, string>> = { en: "en-GB", de: "de", ja: "ja" };

/** The day of a moment (ISO 8601), in words. Written by loaders, so that page, print and browser show the same. */
export function dayIn(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(SPELLINGS[locale], { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
}

export function momentIn(locale: Locale, iso: string): string {
  const format = { dateStyle: "long", timeStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(SPELLINGS[locale], format).format(new Date(iso));
}
