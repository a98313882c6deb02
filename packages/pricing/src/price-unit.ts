import { checkAmount } from "./amount.ts";
import type { Shopper, UnitInput } from "./cart-input.ts";
import { discountRounding, takePercent } from "./discount.ts";
import { type PriceStep, type StepUnits, step } from "./price-step.ts";
import type { PointsLine, UnitTerms } from "./pricing-terms.ts";
import { completionPrice } from "./rules/complete-bundle.ts";
import { stepOf } from "./step-of.ts";
import { unitPercent } from "./unit-percent.ts";

const ONE_UNIT: StepUnits = { units: 1, firstUnit: null };

/**
 * What one unit costs one shopper, as the shelf shows it and the cart charges it before multi-buy and coupons: the price of the
 * missing parts of a bundle, the points of all rules added and capped, rounded to the currency's smallest step. A stated price has
 * no points. With a `trail`, every step that changed the price is appended to it, for these `units`. Throws a RangeError for a full or stated
 * price that isn't an amount.
 */
export function priceUnit(
  line: PointsLine,
  shopper: Shopper<string>,
  terms: UnitTerms,
  trail?: PriceStep<string>[],
  units = ONE_UNIT,
): number {
  const stepMinor = stepOf(terms, shopper.currency);
  const baseMinor = basePrice(line, stepMinor, terms, trail, units);
  const percent = unitPercent(line, shopper, terms);
  const priceMinor = takePercent(baseMinor, percent, stepMinor, terms.rounding);
  if (!trail || priceMinor === baseMinor) return priceMinor;
  let given = 0;
  for (const rule of terms.pointsRules) {
    const points = rule.pointsOf(line, shopper, terms);
    if (points === 0) continue;
    given += points;
    trail.push(step(rule.name, units, baseMinor, points, baseMinor, 0, rule.labelOf?.(line, shopper, terms) ?? null));
  }
  if (given > percent) trail.push(step("cap", units, baseMinor, percent, baseMinor));
  const rounding = discountRounding(baseMinor, percent, priceMinor);
  trail.push(step("points", units, baseMinor, percent, priceMinor, rounding));
  return priceMinor;
}

/** Whether parts of the bundle are owned, so that a first unit costs less than a whole bundle. */
export function isCompleted(line: UnitInput, shopper: Shopper<string>, terms: UnitTerms): boolean {
  if (!line.completion) return false;
  return missingPrice(line, stepOf(terms, shopper.currency), terms) < wholePrice(line);
}

/** The amount that the points are taken off: the full or stated price of a unit, or of its missing parts. */
function basePrice(
  line: UnitInput,
  stepMinor: number,
  terms: UnitTerms,
  trail: PriceStep<string>[] | undefined,
  units: StepUnits,
): number {
  const { fullPriceMinor } = line;
  const whole = wholePrice(line);
  checkAmount(fullPriceMinor);
  checkAmount(whole);
  const missing = missingPrice(line, stepMinor, terms);
  trail?.push(step("regular", units, fullPriceMinor, null, fullPriceMinor));
  if (whole !== fullPriceMinor) trail?.push(step("stated", units, fullPriceMinor, null, whole));
  if (missing !== whole) trail?.push(step("completion", units, whole, null, missing));
  return missing;
}

function wholePrice(line: UnitInput): number {
  return line.statedPriceMinor ?? line.fullPriceMinor;
}

function missingPrice(line: UnitInput, stepMinor: number, { rounding }: UnitTerms): number {
  const whole = wholePrice(line);
  return completionPrice(line, whole, stepMinor, rounding) ?? whole;
}
