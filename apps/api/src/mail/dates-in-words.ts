import { type Locale, SPELLINGS } from "@shop/kernel";

/** A day of the world's time (UTC), as the pages write it: 15 January 2026. */
export function dayInWords(locale: Locale, time: Date): string {
  return new Intl.DateTimeFormat(SPELLINGS[locale], { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** A day with hours and minutes. The text around it names UTC. */
export function timeInWords(locale: Locale, time: Date): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(SPELLINGS[locale], format).format(time);
}

/** A day with its seconds and the name of its zone, for what has to be proved. */
export function momentInWords(locale: Locale, time: Date): string {
  const format = { dateStyle: "long", timeStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(SPELLINGS[locale], format).format(time);
}
