import * as z from "zod/mini";
import { isLocalTime, isTimeZone, zonedTimeMs } from "../../sales/index.ts";
import type { SalesFault } from "../check-sales.ts";
import { filledText, slug, text } from "../content-texts.ts";
import { MAX_CONTEST_KEPT_DAYS, MAX_RENEWED_DAYS } from "../limits.ts";

const localTime = z.string().check(z.refine(isLocalTime, "is not a local time as YYYY-MM-DDThh:mm"));
const MAX_WINNERS_OF_A_PRIZE = 1000;

/** A contest's texts in another language than English. What is left out is shown in English. */
const contestTexts = z.strictObject({
  title: z.optional(filledText),
  subtitle: z.optional(filledText),
  worth: z.optional(filledText),
  rules: z.optional(z.array(filledText).check(z.minLength(1))),
});
const prizeTexts = z.strictObject({ title: filledText });

/** A contest of `contests.json`. */
export const contentContestSchema = z.strictObject({
  id: slug,
  page: slug,
  title: filledText,
  subtitle: z._default(text, ""),
  worth: z._default(text, ""),
  isEnabled: z.boolean(),
  startDate: localTime,
  endDate: localTime,
  timeZone: z.string().check(z.refine(isTimeZone, "is not a time zone like Europe/Berlin")),
  renewedInDays: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_RENEWED_DAYS))), null),
  prizes: z
    .array(
      z.strictObject({
        title: filledText,
        count: z.int().check(z.minimum(1), z.maximum(MAX_WINNERS_OF_A_PRIZE)),
        de: z.optional(prizeTexts),
        ja: z.optional(prizeTexts),
      }),
    )
    .check(z.minLength(1)),
  rules: z.array(filledText).check(z.minLength(1)),
  keptForDays: z.int().check(z.minimum(1), z.maximum(MAX_CONTEST_KEPT_DAYS)),
  de: z.optional(contestTexts),
  ja: z.optional(contestTexts),
});
export type CheckedContest = z.infer<typeof contentContestSchema>;

/** Contest faults that no single field shows. Null: it is valid. */
export function findContestFault({ startDate, endDate, timeZone }: CheckedContest): SalesFault | null {
  const isEmpty = zonedTimeMs(startDate, timeZone, "start") >= zonedTimeMs(endDate, timeZone, "end");
  return isEmpty ? { field: "endDate", reason: "is not after startDate" } : null;
}
