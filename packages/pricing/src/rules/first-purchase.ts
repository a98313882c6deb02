import { FIRST_PURCHASE_PERCENT } from "../limits.ts";
import type { PointsRule } from "./points-rule.ts";

/** A new account's first purchase, within its week. Source: PRICE-06. */
export const firstPurchase: PointsRule = {
  pointsOf: (_line, shopper) => (shopper.isLoggedIn && shopper.hasFirstPurchase ? FIRST_PURCHASE_PERCENT : 0),
};
