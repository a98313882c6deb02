import type { Currency } from "./currency.ts";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";
import { roundHalfUp, smallestStepMinor } from "./round-price.ts";

export interface DiscountOptions {
  /** Round to whole units (49€ instead of 48.65€). Off in the shop. */
  readonly isRoundedToUnit?: boolean;
}

/**
 * The price after a discount of 0 to 100 percent: 100 or more gives zero, below 0 counts as 0.
 * Rounded half up to the currency's smallest step. Minor units in and out.
 */
export function applyDiscount(
  priceMinor: number,
  discountPercent: number,
  currency: Currency,
  options: DiscountOptions = {},
): number {
  const stepMinor = options.isRoundedToUnit ? MINOR_UNITS_PER_UNIT : smallestStepMinor(currency);
  return roundHalfUp(priceMinor * keptBasisPoints(discountPercent), 10_000, stepMinor);
}

/** How far rounding has moved a discounted price, in ten-thousandths of a minor unit. */
export function discountRounding(priceMinor: number, discountPercent: number, resultMinor: number): number {
  return resultMinor * 10_000 - priceMinor * keptBasisPoints(discountPercent);
}

/** Percentages may have decimals (12.5); hundredths of a percent keep the arithmetic in integers. */
function keptBasisPoints(discountPercent: number): number {
  return 10_000 - Math.round(Math.min(100, Math.max(0, discountPercent)) * 100);
}
