import type { PointsRule } from "../pricing-terms.ts";
import { chooseCampaign } from "./choose-campaign.ts";

/** The product's own sale, unless a campaign with more points replaces it. */
export const sale: PointsRule<"sale"> = Object.freeze<PointsRule<"sale">>({
  kind: "points",
  name: "sale",
  pointsOf: (line, shopper, terms) =>
    chooseCampaign(line, shopper, terms) === null ? Math.max(0, line.salePercent ?? 0) : 0,
});
