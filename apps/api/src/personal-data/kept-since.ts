import type { LegalGround } from "./column-rule.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The moment from which records are still retained: older ones happened in a calendar year that ended at least so many years ago. The days
 * before and after the end of a year count towards the longer term, because years end at different moments in different places.
 */
export function keptSince(nowMs: number, { years }: Pick<LegalGround, "years">): Date {
  const year = new Date(nowMs - DAY_MS).getUTCFullYear();
  return new Date(Date.UTC(year - years, 0, 1) - DAY_MS);
}
