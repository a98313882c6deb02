import type { PointsRule } from "../pricing-terms.ts";

/** A new account's first purchase, within its week. Source: PRICE-06. */
export const firstPurchase: PointsRule<"firstPurchase"> = Object.freeze<PointsRule<"firstPurchase">>({
  kind: "points",
  name: "firstPurchase",
  pointsOf: (_line, shopper, terms) =>
    shopper.isLoggedIn && shopper.hasFirstPurchase ? terms.firstPurchasePercent : 0,
});
