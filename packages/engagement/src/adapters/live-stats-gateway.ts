import type { AnswerOf, Operations, RequestOf, WireLiveStat } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import { LIVE_STATS_PAGE_SIZE } from "../domain/limits.ts";
import type { LiveStat } from "../domain/live-stat.ts";
import type { LiveStatsSource } from "../store/ports.ts";

/** The call of the live stats: an `ApiClient` has it. */
export interface LiveStatsClient {
  call(
    name: "getLiveStats",
    request: RequestOf<Operations["getLiveStats"]>,
  ): Promise<Result<AnswerOf<Operations["getLiveStats"]>>>;
}

/**
 * What customers did, from the shop's API: twelve, or the one that a host sends. The host writes where and when, in English unless it
 * knows the `language`. Source: ENGAGE-02.
 */
export function createLiveStatsGateway(
  client: LiveStatsClient,
  language?: RequestOf<Operations["getLiveStats"]>["language"],
): LiveStatsSource {
  return {
    list: async () => {
      const answer = await client.call("getLiveStats", {
        page_size: LIVE_STATS_PAGE_SIZE,
        ...(language && { language }),
      });
      if (!answer.isOk) return answer;
      const stats = Array.isArray(answer.value) ? answer.value : [answer.value];
      return ok(stats.slice(0, LIVE_STATS_PAGE_SIZE).map(toLiveStat));
    },
  };
}

function toLiveStat({ country, type, time, product }: WireLiveStat): LiveStat {
  const { name, website, thumbnail, thumbnail_light: light } = product;
  return {
    type,
    place: country,
    age: time,
    product: name === "" ? null : { name, path: website, pictureDark: thumbnail, pictureLight: light || thumbnail },
    isSample: false,
  };
}
