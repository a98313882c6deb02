import { ok } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import type { Handlers } from "../users/index.ts";
import { listActs } from "./acts.ts";
import { keepFor } from "./keep-for.ts";
import { LIVE_STATS_WINDOW_MS, STATS_KEPT_MS } from "./limits.ts";
import { readSocialProof } from "./social-proof.ts";
import { inWords, toLiveStats } from "./to-live-stats.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Created once per app: they keep what they have read for some minutes. */
export function createLiveStatsHandlers(): Handlers<"getLiveStats" | "getSocialProof"> {
  const liveStats = keepFor(STATS_KEPT_MS, readLiveStats);
  const socialProof = keepFor(STATS_KEPT_MS, readSocialProof);
  return {
    getLiveStats: async (deps, _context, { timespan, page_size: pageSize, language }) => {
      const nowMs = deps.clock.nowMs();
      const sinceMs = timespan === undefined ? 0 : nowMs - timespan * HOUR_MS;
      const stats = (await liveStats(deps)).filter(({ hourMs }) => hourMs > sinceMs);
      return ok(stats.slice(0, pageSize).map((stat) => inWords(stat, { nowMs, locale: language ?? "en" })));
    },
    getSocialProof: async (deps, _context, { badges }) => {
      const { figures, isSample } = await socialProof(deps);
      return ok({
        ...Object.fromEntries(badges.map((badge) => [badge, figures[badge]])),
        ...{ rating: figures.rating, people_shopping: figures.peopleShopping, is_sample: isSample },
      });
    },
  };
}

async function readLiveStats(deps: Pick<Deps, "db" | "clock" | "log">) {
  const acts = await listActs(deps.db, new Date(deps.clock.nowMs() - LIVE_STATS_WINDOW_MS));
  const { stats, missing } = toLiveStats(acts);
  for (const productId of missing) deps.log.warn({ productId }, "a live stat's product isn't in the catalogue");
  return stats;
}
