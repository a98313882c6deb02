import type { PointsRule } from "../pricing-terms.ts";

/** The discount that the operator has granted an account for learning or teaching. Source: PRICE-08. */
export const edu: PointsRule<"edu"> = Object.freeze<PointsRule<"edu">>({
  kind: "points",
  name: "edu",
  pointsOf: (_line, shopper) => (shopper.isLoggedIn ? Math.max(0, shopper.eduPercent ?? 0) : 0),
});
