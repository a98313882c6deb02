import type { Failure } from "@shop/kernel";
import type { PlatformDeps } from "../platform/deps.ts";
import { type RateLimit, takePoint } from "../platform/rate-limits.ts";

/** One limit of a call: the key it is counted under, and how often the call is allowed. */
export type CountedTry = readonly [key: string, limit: RateLimit];

/** Counts one more try under each key until a limit is reached; then returns that limit's failure. */
export async function countTry(
  { db, clock }: Pick<PlatformDeps, "db" | "clock">,
  tries: readonly CountedTry[],
  code: string,
): Promise<Failure | null> {
  for (const [key, limit] of tries) {
    if (!(await takePoint(db, key, limit, clock.nowMs()))) return { code };
  }
  return null;
}
