import { ok } from "@shop/kernel";
import type { Handlers } from "../users/index.ts";
import { confirmContestEntry } from "./confirm-entry.ts";
import { listContests } from "./contests.ts";
import { enterContest } from "./enter-contest.ts";

export const contestHandlers: Handlers<"listContests" | "enterContest" | "confirmContestEntry"> = {
  listContests: async ({ db, clock }) => {
    const nowMs = clock.nowMs();
    return ok({ now: new Date(nowMs).toISOString(), contests: await listContests(db, nowMs) });
  },
  enterContest: async (deps, { locale }, { contest, email, accepts_rules }) => {
    const entered = await enterContest(deps, { contest, email, acceptsRules: accepts_rules, locale });
    return entered.isOk ? ok({}) : entered;
  },
  confirmContestEntry: async (deps, _context, link) => {
    const confirmed = await confirmContestEntry(deps, link);
    return confirmed.isOk ? ok({ ...confirmed.value }) : confirmed;
  },
};
