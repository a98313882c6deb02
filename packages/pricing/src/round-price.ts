import type { Currency } from "./currency.ts";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";

/** The smallest step of a currency in minor units: a cent, or a whole yen. */
export function smallestStepMinor(currency: Currency): number {
  return currency === "JPY" ? MINOR_UNITS_PER_UNIT : 1;
}

/** Rounds `numerator / denominator` half up to a multiple of `stepMinor`, using only integers, so that no float decides a cent. */
export function roundHalfUp(numerator: number, denominator: number, stepMinor: number): number {
  const divisor = denominator * stepMinor;
  return Math.floor((2 * numerator + divisor) / (2 * divisor)) * stepMinor;
}
