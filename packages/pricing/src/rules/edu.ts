import type { PointsRule } from "./points-rule.ts";

/** The discount that the operator has granted an account for learning or teaching. Source: PRICE-08. */
export const edu: PointsRule = {
  pointsOf: (_line, shopper) => (shopper.isLoggedIn ? Math.max(0, shopper.eduPercent ?? 0) : 0),
};
