import { chooseCampaign, loyaltyBeside } from "./choose-campaign.ts";
import type { PointsRule } from "./points-rule.ts";

/** The discount for every logged-in customer. Source: PRICE-05. */
export const loyalty: PointsRule = {
  pointsOf: (line, shopper) => (shopper.isLoggedIn ? loyaltyBeside(chooseCampaign(line, shopper), shopper) : 0),
};
