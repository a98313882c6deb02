import { applyDiscount, discountRounding } from "./apply-discount.ts";
import type { Shopper, UnitInput } from "./cart-input.ts";
import { POINTS_RULES } from "./points-order.ts";
import { POINTS_NAMES, type PriceStep, type StepUnits, step } from "./price-step.ts";
import { completionPriceMinor } from "./rules/complete-bundle.ts";
import type { PointsRule } from "./rules/points-rule.ts";
import { unitPercent } from "./unit-percent.ts";

const ONE_UNIT: StepUnits = { units: 1, firstUnit: null };

/**
 * What one unit costs one shopper, as the shelf shows it and the cart charges it before multi-buy and coupons: the price of the
 * missing parts of a bundle, the points of all rules added and capped, rounded to the currency's smallest step. A stated price has
 * no points. With a `trail`, every step that changed the price is appended to it, for these `units`.
 */
export function priceUnit(line: UnitInput, shopper: Shopper, trail?: PriceStep[], units = ONE_UNIT): number {
  const baseMinor = basePrice(line, shopper, trail, units);
  if ((line.statedPriceMinor ?? null) !== null) return baseMinor;
  const percent = unitPercent(line, shopper);
  const priceMinor = applyDiscount(baseMinor, percent, shopper.currency);
  if (!trail || priceMinor === baseMinor) return priceMinor;
  let given = 0;
  for (const name of POINTS_NAMES) {
    const rule: PointsRule = POINTS_RULES[name];
    const points = rule.pointsOf(line, shopper);
    if (points === 0) continue;
    given += points;
    trail.push(step(name, units, baseMinor, points, baseMinor, 0, rule.labelOf?.(line, shopper) ?? null));
  }
  if (given > percent) trail.push(step("cap", units, baseMinor, percent, baseMinor));
  const rounding = discountRounding(baseMinor, percent, priceMinor);
  trail.push(step("points", units, baseMinor, percent, priceMinor, rounding));
  return priceMinor;
}

/** Whether parts of the bundle are owned, so that a first unit costs less than a whole bundle. */
export function isCompleted(line: UnitInput, shopper: Shopper): boolean {
  return missingMinor(line, shopper) < wholeMinor(line);
}

/** The amount that the points are taken off: the full or stated price of a unit, or of its missing parts. */
function basePrice(line: UnitInput, shopper: Shopper, trail: PriceStep[] | undefined, units: StepUnits): number {
  const { fullPriceMinor } = line;
  const whole = wholeMinor(line);
  const missing = missingMinor(line, shopper);
  trail?.push(step("regular", units, fullPriceMinor, null, fullPriceMinor));
  if (whole !== fullPriceMinor) trail?.push(step("stated", units, fullPriceMinor, null, whole));
  if (missing !== whole) trail?.push(step("completion", units, whole, null, missing));
  return missing;
}

function wholeMinor(line: UnitInput): number {
  return line.statedPriceMinor ?? line.fullPriceMinor;
}

function missingMinor(line: UnitInput, shopper: Shopper): number {
  const whole = wholeMinor(line);
  return completionPriceMinor(line, whole, shopper.currency) ?? whole;
}
