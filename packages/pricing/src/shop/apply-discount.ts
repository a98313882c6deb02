import { checkAmount } from "../amount.ts";
import { takePercent } from "../discount.ts";
import { type Currency, smallestStepMinor } from "./currency.ts";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";

export interface DiscountOptions {
  /** Round to whole units (49€ instead of 48.65€). Off in the shop. */
  readonly isRoundedToUnit?: boolean;
}

/**
 * The price after a discount of 0 to 100 percent: 100 or more gives zero, below 0 counts as 0.
 * Rounded half up to the currency's smallest step. Minor units in and out. Throws a RangeError for a price that isn't an
 * amount and for a percentage that isn't a number. Source: PRICE-03.
 */
export function applyDiscount(
  priceMinor: number,
  discountPercent: number,
  currency: Currency,
  options: DiscountOptions = {},
): number {
  const stepMinor = options.isRoundedToUnit ? MINOR_UNITS_PER_UNIT : smallestStepMinor(currency);
  checkAmount(priceMinor);
  const resultMinor = takePercent(priceMinor, discountPercent, stepMinor, "halfUp");
  checkAmount(resultMinor);
  return resultMinor;
}
