import type { LegalGround } from "./column-rule.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The moment from which on records are still kept: what is older happened in a calendar year that ended at least so many years ago. The
 * day before a year's end and the one after it count as of the longer term, for years end at another moment in another place.
 */
export function keptSince(nowMs: number, { years }: Pick<LegalGround, "years">): Date {
  const year = new Date(nowMs - DAY_MS).getUTCFullYear();
  return new Date(Date.UTC(year - years, 0, 1) - DAY_MS);
}
