import type { Shopper, UnitInput } from "./cart-input.ts";
import { DISCOUNT_CAP_PERCENT } from "./limits.ts";
import { POINTS_RULES } from "./points-order.ts";
import { POINTS_NAMES } from "./price-step.ts";

/**
 * The percentage points that all rules together take off a unit for a shopper, capped: what a price is advertised with. 0 for a stated
 * price, which has no points. Source: PRICE-04.
 */
export function unitPercent(line: UnitInput, shopper: Shopper): number {
  if ((line.statedPriceMinor ?? null) !== null) return 0;
  const points = POINTS_NAMES.reduce((sum, name) => sum + POINTS_RULES[name].pointsOf(line, shopper), 0);
  return Math.min(DISCOUNT_CAP_PERCENT, points);
}
