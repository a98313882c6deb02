import { campaignPoints, chooseCampaign } from "./choose-campaign.ts";
import type { PointsRule } from "./points-rule.ts";

/** A promotion or sales window that runs now. Its loyalty percentage replaces sale and loyalty together. Source: PRICE-05. */
export const campaign: PointsRule = {
  pointsOf: (line, shopper) => {
    const chosen = chooseCampaign(line, shopper);
    return chosen === null ? 0 : campaignPoints(chosen, shopper);
  },
  labelOf: (line, shopper) => {
    const chosen = chooseCampaign(line, shopper);
    return chosen?.title ?? chosen?.id ?? null;
  },
};
