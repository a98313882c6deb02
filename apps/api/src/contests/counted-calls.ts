import { countTry } from "../http/count-try.ts";
import { addressKey } from "../platform/address-key.ts";
import { type CountedCalls, countLinkTry } from "../users/index.ts";
import { CONTEST_ENTRIES } from "./limits.ts";

export const contestCounts = {
  enterContest: (deps, { address }) =>
    countTry(deps, [[`contest:${addressKey(address)}`, CONTEST_ENTRIES]], "contest.tooManyTries"),
  confirmContestEntry: (deps, { address }) => countLinkTry(deps, address, "contest.tooManyTries"),
} satisfies CountedCalls;
