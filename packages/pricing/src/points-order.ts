import { campaign } from "./rules/campaign.ts";
import { edu } from "./rules/edu.ts";
import { firstPurchase } from "./rules/first-purchase.ts";
import { loyalty } from "./rules/loyalty.ts";
import type { PointsRule } from "./rules/points-rule.ts";
import { sale } from "./rules/sale.ts";

/**
 * The rules whose percentage points are added up on a unit, by name and in order: the first half of the order in `pricing-order.ts`. A
 * new one is a file in rules/ and its name here; the type check then requires its texts.
 */
export const POINTS_RULES = { sale, campaign, loyalty, firstPurchase, edu } satisfies Readonly<
  Record<string, PointsRule>
>;
