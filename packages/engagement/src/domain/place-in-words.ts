import type { LiveStat } from "./live-stat.ts";

/** UN M49. Browsers have the names of countries, and not all of them that of a continent. */
const EUROPE = "150";

/** Where something was done, in the reader's language; without a code that has a name, in the host's words. May be empty. Source: ENGAGE-02. */
export function placeInWords(locale: string, { placeCode, place }: LiveStat, europe: string): string {
  if (placeCode === null) return place;
  if (placeCode === EUROPE) return europe;
  const name = new Intl.DisplayNames(locale, { type: "region" }).of(placeCode);
  return name === undefined || name === placeCode ? place : name;
}
