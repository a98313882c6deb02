import type { Failure } from "@shop/kernel";
import { countTry } from "../http/count-try.ts";
import { addressKey } from "../platform/address-key.ts";
import type { Deps } from "../ports/deps.ts";
import { LINK_TRIES } from "./limits.ts";

/** Counts a use of a mailed link; all kinds of links are counted together. */
export function countLinkTry(
  deps: Pick<Deps, "db" | "clock">,
  address: string,
  code: "auth.tooManyTries" | "newsletter.tooManyTries" | "contest.tooManyTries" | "beta.tooManyTries",
): Promise<Failure | null> {
  return countTry(deps, [[`link:${addressKey(address)}`, LINK_TRIES]], code);
}
