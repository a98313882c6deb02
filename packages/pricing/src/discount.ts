import { type Rounding, roundRatio } from "./rounding.ts";

/** A price after a discount of 0 to 100 percent: 100 or more gives zero, below 0 counts as 0. Minor units in and out. */
export function takePercent(priceMinor: number, percent: number, stepMinor: number, rounding: Rounding): number {
  return roundRatio(priceMinor * (10_000 - basisPoints(percent)), 10_000, stepMinor, rounding);
}

/** How far rounding has moved a discounted price, in ten-thousandths of a minor unit. */
export function discountRounding(priceMinor: number, percent: number, resultMinor: number): number {
  return resultMinor * 10_000 - priceMinor * (10_000 - basisPoints(percent));
}

/** Percentages may have decimals (12.5); hundredths of a percent keep the arithmetic in integers. Below 0 is 0, above 100 is 100. */
export function basisPoints(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) * 100);
}
