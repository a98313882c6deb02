import type { PointsRule } from "../pricing-terms.ts";
import { chooseCampaign, loyaltyBeside } from "./choose-campaign.ts";

/** The discount for every logged-in customer. Source: PRICE-05. */
export const loyalty: PointsRule<"loyalty"> = Object.freeze<PointsRule<"loyalty">>({
  kind: "points",
  name: "loyalty",
  pointsOf: (line, shopper, terms) => loyaltyBeside(chooseCampaign(line, shopper, terms), shopper, terms),
});
