import type { Result } from "@shop/kernel";
import type { LiveStat } from "../domain/live-stat.ts";

/** Where the notice gets what it shows: the shop's own data, or the samples of a demonstration. */
export interface LiveStatsSource {
  /** Newest first. Empty: nothing has happened. */
  list(): Promise<Result<readonly LiveStat[]>>;
}
