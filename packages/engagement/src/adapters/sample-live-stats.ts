import { ok, type Random } from "@shop/kernel";
import type { LiveStatProduct } from "../domain/live-stat.ts";
import type { LiveStatsSource } from "../store/ports.ts";

/**
 * The documented sample: a download from Germany, just now, of one of the shop's products. For demonstrations only; each one is marked.
 * Source: ENGAGE-02, LAW-05.
 */
export function createSampleLiveStats(
  products: () => Promise<readonly LiveStatProduct[]>,
  random: Random,
): LiveStatsSource {
  return {
    list: async () => {
      const all = await products();
      const product = all[Math.floor(random.fraction() * all.length)];
      if (!product) return ok([]);
      return ok([{ type: "download", place: "Germany", age: "just now", product, isSample: true }]);
    },
  };
}
