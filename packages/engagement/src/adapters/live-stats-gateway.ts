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

const PLACE_CODE = /^([A-Z]{2}|\d{3})$/;

/** What customers did, from the shop's API: twelve, or the one that a host sends. Source: ENGAGE-02. */
export function createLiveStatsGateway(client: LiveStatsClient): LiveStatsSource {
  return {
    list: async () => {
      const answer = await client.call("getLiveStats", { page_size: LIVE_STATS_PAGE_SIZE });
      if (!answer.isOk) return answer;
      const stats = Array.isArray(answer.value) ? answer.value : [answer.value];
      return ok(stats.slice(0, LIVE_STATS_PAGE_SIZE).map(toLiveStat));
    },
  };
}

function toLiveStat({ country, country_code: code, type, time, hours_ago: hoursAgo, product }: WireLiveStat): LiveStat {
  const { name, website, thumbnail, thumbnail_light: light } = product;
  return {
    type,
    placeCode: code && PLACE_CODE.test(code) ? code : null,
    place: country,
    hoursAgo: hoursAgo ?? null,
    age: time,
    product: name === "" ? null : { name, path: website, pictureDark: thumbnail, pictureLight: light || thumbnail },
    isSample: false,
  };
}
