import { applyDiscount, discountRounding } from "../apply-discount.ts";
import { compareCodePoints } from "../compare-code-points.ts";
import type { Currency } from "../currency.ts";
import { MULTI_BUY_PERCENT } from "../limits.ts";
import { type StepUnits, step } from "../price-step.ts";
import { type CartAtWork, type CartRule, furtherUnitMinor, type LineAtWork, unitsFrom } from "./cart-rule.ts";

/**
 * A percentage off the second and every further unit of the cart. The most expensive unit is charged in full, so the total doesn't depend
 * on the order of adding; if several are equally expensive, the one whose name comes first. Rounded unit by unit. Source: PRICE-07.
 */
export const multiBuy: CartRule = (cart) => {
  const { lines, input } = cart;
  const fullUnit = chooseDearest(lines);
  cart.fullUnit = fullUnit;
  for (const line of lines) {
    const furtherMinor = furtherUnitMinor(line);
    const isItsOwn = line === fullUnit?.line;
    const firstUnits = isItsOwn && fullUnit.isFirst ? 0 : 1;
    const fullFurther = isItsOwn && !fullUnit.isFirst ? 1 : 0;
    const furtherUnits = line.quantity - 1 - fullFurther;
    if (furtherMinor === line.unitPriceMinor) {
      takeOff(line, furtherMinor, unitsFrom(line, 1, firstUnits + furtherUnits), input.currency);
    } else {
      takeOff(line, line.unitPriceMinor, unitsFrom(line, 1, firstUnits), input.currency);
      takeOff(line, furtherMinor, unitsFrom(line, 2 + fullFurther, furtherUnits), input.currency);
    }
  }
};

function chooseDearest(lines: readonly LineAtWork[]): CartAtWork["fullUnit"] {
  let chosen: LineAtWork | null = null;
  let most = -1;
  for (const line of lines) {
    const price = Math.max(line.unitPriceMinor, furtherUnitMinor(line));
    if (price < most || (price === most && chosen !== null && compareCodePoints(chosen.name, line.name) <= 0)) continue;
    chosen = line;
    most = price;
  }
  return chosen && { line: chosen, isFirst: chosen.unitPriceMinor === most };
}

function takeOff(line: LineAtWork, baseMinor: number, which: StepUnits, currency: Currency): void {
  const resultMinor = applyDiscount(baseMinor, MULTI_BUY_PERCENT, currency);
  if (which.units === 0 || resultMinor === baseMinor) return;
  const savedMinor = (baseMinor - resultMinor) * which.units;
  line.multiBuyMinor += savedMinor;
  line.totalMinor -= savedMinor;
  if (!line.trail) return;
  const rounding = discountRounding(baseMinor, MULTI_BUY_PERCENT, resultMinor);
  line.trail.push(step("multiBuy", which, baseMinor, MULTI_BUY_PERCENT, resultMinor, rounding));
}
