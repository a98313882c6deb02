import { chooseCampaign } from "./choose-campaign.ts";
import type { PointsRule } from "./points-rule.ts";

/** The product's own sale, unless a campaign with more points replaces it. */
export const sale: PointsRule = {
  pointsOf: (line, shopper) => (chooseCampaign(line, shopper) === null ? Math.max(0, line.salePercent ?? 0) : 0),
};
