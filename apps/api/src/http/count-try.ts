import type { Failure } from "@shop/kernel";
import type { PlatformDeps } from "../platform/deps.ts";
import { type RateLimit, takePoint } from "../platform/rate-limits.ts";

/** One limit of a call: the key it is counted under, and how often it may happen. */
export type CountedTry = readonly [key: string, limit: RateLimit];

/** Counts one more try under each key, until one of them is used up: then the failure of that code. */
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
