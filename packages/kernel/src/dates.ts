import { spellingOf } from "./messages.ts";

/** A moment: ISO 8601, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/**
 * The time zone in which a date is shown: the reader's, or an IANA name. Server output is read everywhere, so it is in UTC, or in the zone
 * of the event that it is about; a part in a browser may use the reader's.
 */
export type DateZone = "reader" | (string & {});

/** A day, as every page and mail of the shop writes it: 15 January 2026. `locale` is a language of the shop, or any BCP 47 tag. */
export function dayInWords(locale: string, instant: Instant, zone: DateZone = "UTC"): string {
  return write(locale, instant, zone, { dateStyle: "long" });
}

/** A day with hours and minutes. For UTC, the text around it names the zone. */
export function timeInWords(locale: string, instant: Instant, zone: DateZone = "UTC"): string {
  return write(locale, instant, zone, { dateStyle: "long", timeStyle: "short" });
}

/**
 * A day with hours and minutes in the zone of an event, with the zone's short name: 27 November 2026 at 00:00 CET. Where the language has
 * only an offset for it (GMT+1), the place is named: ドイツ時間.
 */
export function zonedTimeInWords(locale: string, instant: Instant, timeZone: string): string {
  const day = { day: "numeric", month: "long", year: "numeric" } as const;
  const writeWith = (timeZoneName: "short" | "shortGeneric") =>
    write(locale, instant, timeZone, { ...day, hour: "2-digit", minute: "2-digit", timeZoneName });
  const short = writeWith("short");
  return /GMT[+-]/.test(short) ? writeWith("shortGeneric") : short;
}

/** A day with its seconds and the name of its zone, UTC: for what has to be proved. */
export function momentInWords(locale: string, instant: Instant): string {
  return write(locale, instant, "UTC", { dateStyle: "long", timeStyle: "long" });
}

function write(locale: string, instant: Instant, zone: DateZone, style: Intl.DateTimeFormatOptions): string {
  const timeZone = zone === "reader" ? undefined : zone;
  return new Intl.DateTimeFormat(spellingOf(locale), { ...style, timeZone }).format(new Date(instant));
}
