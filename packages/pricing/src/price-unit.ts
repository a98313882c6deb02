import { applyDiscount, discountRounding } from "./apply-discount.ts";
import type { Shopper, UnitInput } from "./cart-input.ts";
import { DISCOUNT_CAP_PERCENT } from "./limits.ts";
import { POINTS_RULES } from "./points-order.ts";
import { type PriceStep, step } from "./price-step.ts";
import { completionPriceMinor } from "./rules/complete-bundle.ts";

/**
 * What one unit costs one shopper, as the shelf shows it and the cart charges it before multi-buy and coupons: the price of what is
 * missing of a bundle, the points of all rules added and capped, rounded to the currency's smallest step. A stated price has no
 * points. With a `trail`, every step that had a say is written into it, for so many `units`.
 */
export function priceUnit(line: UnitInput, shopper: Shopper, trail?: PriceStep[], units = 1): number {
  const baseMinor = basePrice(line, shopper, trail, units);
  if ((line.statedPriceMinor ?? null) !== null) return baseMinor;
  let points = 0;
  for (const rule of POINTS_RULES) {
    const given = rule.pointsOf(line, shopper);
    if (given === 0) continue;
    points += given;
    trail?.push(step(rule.rule, units, baseMinor, given, baseMinor, 0, rule.labelOf?.(line, shopper) ?? null));
  }
  const percent = Math.min(DISCOUNT_CAP_PERCENT, points);
  const priceMinor = applyDiscount(baseMinor, percent, shopper.currency);
  if (trail && points > 0) {
    if (points > percent) trail.push(step("cap", units, baseMinor, percent, baseMinor));
    const rounding = discountRounding(baseMinor, percent, priceMinor);
    trail.push(step("points", units, baseMinor, percent, priceMinor, rounding));
  }
  return priceMinor;
}

/** What the points are taken off: the full or stated price of a unit, or of what is missing of it. */
function basePrice(line: UnitInput, shopper: Shopper, trail: PriceStep[] | undefined, units: number): number {
  const { fullPriceMinor } = line;
  const stated = line.statedPriceMinor ?? null;
  trail?.push(step("regular", units, fullPriceMinor, null, fullPriceMinor));
  if (stated !== null) trail?.push(step("stated", units, fullPriceMinor, null, stated));
  const wholeMinor = stated ?? fullPriceMinor;
  const missingMinor = line.completion ? completionPriceMinor(line, wholeMinor, shopper.currency) : null;
  if (missingMinor === null) return wholeMinor;
  trail?.push(step("completion", units, wholeMinor, null, missingMinor));
  return missingMinor;
}
