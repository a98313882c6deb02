import type { PointsRule } from "../pricing-terms.ts";
import { campaignPoints, chooseCampaign } from "./choose-campaign.ts";

/** A promotion or sales window that runs now. Its loyalty percentage replaces sale and loyalty together. Source: PRICE-05. */
export const campaign: PointsRule<"campaign"> = Object.freeze<PointsRule<"campaign">>({
  kind: "points",
  name: "campaign",
  pointsOf: (line, shopper, terms) => {
    const chosen = chooseCampaign(line, shopper, terms);
    return chosen === null ? 0 : campaignPoints(chosen, shopper);
  },
  labelOf: (line, shopper, terms) => {
    const chosen = chooseCampaign(line, shopper, terms);
    return chosen?.title ?? chosen?.id ?? null;
  },
});
