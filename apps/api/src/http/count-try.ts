import type { Failure } from "@shop/kernel";
import { LINK_TRIES } from "../limits.ts";
import { addressKey } from "../platform/address-key.ts";
import { type RateLimit, takePoint } from "../platform/rate-limits.ts";
import type { Deps } from "../ports/deps.ts";

/** One limit of a call: the key it is counted under, and how often it may happen. */
export type CountedTry = readonly [key: string, limit: RateLimit];

/** Counts one more try under each key, until one of them is used up: then the failure of that code. */
export async function countTry(
  { db, clock }: Pick<Deps, "db" | "clock">,
  tries: readonly CountedTry[],
  code: string,
): Promise<Failure | null> {
  for (const [key, limit] of tries) {
    if (!(await takePoint(db, key, limit, clock.nowMs()))) return { code };
  }
  return null;
}

/** Counts a look at a mailed link; the kinds of links are counted together. */
export function countLinkTry(
  deps: Pick<Deps, "db" | "clock">,
  address: string,
  code: "auth.tooManyTries" | "newsletter.tooManyTries",
): Promise<Failure | null> {
  return countTry(deps, [[`link:${addressKey(address)}`, LINK_TRIES]], code);
}
