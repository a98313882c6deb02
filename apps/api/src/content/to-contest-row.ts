import type { Insertable } from "kysely";
import type { Database } from "../ports/database.ts";
import { zonedTimeMs } from "../sales/index.ts";
import type { CheckedContest } from "./schemas/contest-schema.ts";

/** The row of a contest, with the seed that its draw gets if it is a new one. */
export function toContestRow(contest: CheckedContest, seed: string): Insertable<Database["contests"]> {
  const { startDate, endDate, timeZone } = contest;
  return {
    id: contest.id,
    page: contest.page,
    title: contest.title,
    subtitle: contest.subtitle,
    worth: contest.worth,
    is_enabled: contest.isEnabled,
    prizes: JSON.stringify(contest.prizes.map(({ de, ja, ...prize }) => ({ ...prize, translations: { de, ja } }))),
    rules: JSON.stringify(contest.rules),
    translations: JSON.stringify({ de: contest.de, ja: contest.ja }),
    kept_for_days: contest.keptForDays,
    renewed_in_days: contest.renewedInDays,
    seed,
    time_zone: timeZone,
    starts_local: startDate,
    ends_local: endDate,
    starts_at: new Date(zonedTimeMs(startDate, timeZone, "start")),
    ends_at: new Date(zonedTimeMs(endDate, timeZone, "end")),
    removed_at: null,
  };
}
