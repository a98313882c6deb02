import type { PriceRuleName } from "./price-rules.ts";

/** Which of a line's units a step concerns. */
export interface StepUnits {
  /** How many they are. */
  readonly units: number;
  /**
   * The first of them, counted from 1, if the units of the line differ: a bundle that completes the owned parts, and whole ones. Otherwise
   * null.
   */
  readonly firstUnit: number | null;
}

/**
 * One step of a line's price. Amounts in minor units of the cart's currency, for one unit; for the whole line with
 * `fixedCoupon` and `minimumSpend`. `result = base − amount`, where `amount` is the deduction after rounding. Steps of points have an amount of
 * zero: their sum is deducted by the step `points`.
 */
export interface PriceStep<Rule extends string = PriceRuleName> extends StepUnits {
  readonly rule: Rule;
  readonly baseMinor: number;
  /** The percentage or the points; null if an amount is given. */
  readonly percent: number | null;
  readonly amountMinor: number;
  readonly resultMinor: number;
  /** How far rounding has moved the exact result, in ten-thousandths of a minor unit: 5000 is half a cent up. An integer. */
  readonly roundingTenThousandths: number;
  /** A campaign's or an offer's title, a coupon's code. */
  readonly label: string | null;
}

/** A step with what follows from its parts. Positional, because a cart has a hundred of them. */
export function step(
  rule: string,
  { units, firstUnit }: StepUnits,
  baseMinor: number,
  percent: number | null,
  resultMinor: number,
  roundingTenThousandths = 0,
  label: string | null = null,
): PriceStep<string> {
  const amountMinor = baseMinor - resultMinor;
  return { rule, units, firstUnit, baseMinor, percent, amountMinor, resultMinor, roundingTenThousandths, label };
}
