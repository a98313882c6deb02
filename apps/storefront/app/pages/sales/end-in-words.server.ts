import { dayInWords, type Locale, zonedTimeInWords } from "@shop/kernel";

/** When something ended: the day, and its time unless that is midnight. An end at midnight is the end of the day before. */
export function endInWords(locale: Locale, endMs: number, timeZone: string): string {
  const lastDay = dayInWords(locale, endMs - 1, timeZone);
  return lastDay === dayInWords(locale, endMs, timeZone) ? zonedTimeInWords(locale, endMs, timeZone) : lastDay;
}
