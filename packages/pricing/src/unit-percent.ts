import type { Shopper } from "./cart-input.ts";
import type { PointsLine, UnitTerms } from "./pricing-terms.ts";

/**
 * The percentage points that all rules together take off a unit for a shopper, capped: what a price is advertised with. 0 for a stated
 * price, which has no points. Throws a RangeError if the points of a rule aren't a number. Source: PRICE-04.
 */
export function unitPercent(line: PointsLine, shopper: Shopper<string>, terms: UnitTerms): number {
  if ((line.statedPriceMinor ?? null) !== null) return 0;
  let points = 0;
  for (const rule of terms.pointsRules) points += rule.pointsOf(line, shopper, terms);
  if (!Number.isFinite(points)) {
    const wrong = terms.pointsRules.find((rule) => !Number.isFinite(rule.pointsOf(line, shopper, terms)));
    throw new RangeError(`The rule ${wrong?.name} gives points that aren't a number.`);
  }
  return Math.min(terms.capPercent, points);
}
