import type { Locale } from "@shop/kernel";
import { SPELLINGS } from "../messages/spellings.ts";

/** The day of a moment (ISO 8601), in words. Written by loaders, so that page, print and browser show the same. */
export function dayIn(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(SPELLINGS[locale], { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
}

/** The same, for a column of a table. */
export function shortDayIn(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(SPELLINGS[locale], { dateStyle: "medium", timeZone: "UTC" }).format(new Date(iso));
}

export function momentIn(locale: Locale, iso: string): string {
  const format = { dateStyle: "long", timeStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(SPELLINGS[locale], format).format(new Date(iso));
}
