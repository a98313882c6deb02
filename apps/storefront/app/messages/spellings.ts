import type { Locale } from "@shop/kernel";

/** What dates and numbers are written in. English pages write the day before the month. */
export const SPELLINGS: Readonly<Record<Locale, string>> = { en: "en-GB", de: "de", ja: "ja" };
