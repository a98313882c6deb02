import { campaign } from "./rules/campaign.ts";
import { edu } from "./rules/edu.ts";
import { firstPurchase } from "./rules/first-purchase.ts";
import { loyalty } from "./rules/loyalty.ts";
import type { PointsRule } from "./rules/points-rule.ts";
import { sale } from "./rules/sale.ts";

/** The rules whose percentage points are added up on a unit: the first half of the order in `pricing-order.ts`. */
export const POINTS_RULES: readonly PointsRule[] = [sale, campaign, loyalty, firstPurchase, edu];
