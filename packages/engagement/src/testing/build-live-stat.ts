import type { LiveStat, LiveStatProduct } from "../domain/live-stat.ts";

/** A purchase from Germany two hours ago; name what matters. */
export function buildLiveStat(values: Partial<Omit<LiveStat, "product"> & LiveStatProduct> = {}): LiveStat {
  const { name = "faAlign", path = "/products/plugins/faalign", pictureDark = "", pictureLight = "", ...stat } = values;
  return {
    type: "shop",
    place: "Germany",
    age: "2 hours ago",
    product: { name, path, pictureDark, pictureLight },
    isSample: false,
    ...stat,
  };
}
