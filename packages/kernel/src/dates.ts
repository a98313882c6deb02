import { spellingOf } from "./messages.ts";

/** A moment: ISO 8601, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/** The time zone in which a date is shown. Server output is read everywhere, so it is in UTC; a part in a browser may use the reader's. */
export type DateZone = "UTC" | "reader";

/** A day, as every page and mail of the shop writes it: 15 January 2026. `locale` is a language of the shop, or any BCP 47 tag. */
export function dayInWords(locale: string, instant: Instant, zone: DateZone = "UTC"): string {
  return write(locale, instant, zone, { dateStyle: "long" });
}

/** A day with hours and minutes. For UTC, the text around it names the zone. */
export function timeInWords(locale: string, instant: Instant, zone: DateZone = "UTC"): string {
  return write(locale, instant, zone, { dateStyle: "long", timeStyle: "short" });
}

/** A day with its seconds and the name of its zone, UTC: for what has to be proved. */
export function momentInWords(locale: string, instant: Instant): string {
  return write(locale, instant, "UTC", { dateStyle: "long", timeStyle: "long" });
}

function write(locale: string, instant: Instant, zone: DateZone, style: Intl.DateTimeFormatOptions): string {
  const timeZone = zone === "UTC" ? { timeZone: "UTC" } : {};
  return new Intl.DateTimeFormat(spellingOf(locale), { ...style, ...timeZone }).format(new Date(instant));
}
