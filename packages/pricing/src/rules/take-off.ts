import { compareCodePoints } from "../compare-code-points.ts";
import { discountRounding, takePercent } from "../discount.ts";
import { step } from "../price-step.ts";
import type { CartAtWork, Deduction, LineAtWork } from "../pricing-terms.ts";
import { shareByLargestRemainder } from "../share-by-largest-remainder.ts";
import { isNumbered, totalSoFar } from "./line-at-work.ts";
import { type UnitRun, unitsOf } from "./unit-run.ts";

/** What takes something off, for the trail and the totals. */
export interface Reason {
  readonly rule: string;
  readonly deduction: Deduction;
  /** A coupon's code, an offer's title. */
  readonly label?: string;
}

/** Takes a percentage off every unit of a run, rounded unit by unit. Returns the amount for all of its units, in minor units. */
export function takePercentOff(
  cart: CartAtWork,
  line: LineAtWork,
  run: UnitRun,
  percent: number,
  { rule, deduction, label }: Reason,
): number {
  const { priceMinor: baseMinor, units } = run;
  const resultMinor = takePercent(baseMinor, percent, cart.stepMinor, cart.terms.rounding);
  if (resultMinor === baseMinor) return 0;
  run.priceMinor = resultMinor;
  const savedMinor = (baseMinor - resultMinor) * units;
  deduct(line, deduction, savedMinor);
  if (line.trail) {
    const rounding = discountRounding(baseMinor, percent, resultMinor);
    line.trail.push(step(rule, unitsOf(run, isNumbered(line)), baseMinor, percent, resultMinor, rounding, label));
  }
  return savedMinor;
}

/** Named fields: with `line[deduction]` a whole cart takes a tenth longer. */
function deduct(line: LineAtWork, deduction: Deduction, amountMinor: number): void {
  if (deduction === "multiBuyMinor") line.multiBuyMinor += amountMinor;
  else if (deduction === "couponMinor") line.couponMinor += amountMinor;
  else line.offerMinor += amountMinor;
  line.totalMinor -= amountMinor;
}

/** What the same would take off, without doing it. */
export function percentOf(cart: CartAtWork, run: UnitRun, percent: number): number {
  return (run.priceMinor - takePercent(run.priceMinor, percent, cart.stepMinor, cart.terms.rounding)) * run.units;
}

/**
 * Takes an amount off some lines once, in whole steps and never more than they cost. It is shared by largest remainder; of
 * equal ones, the name that is lowest comes first, so that the odd step goes to the same line whatever was added first. Returns the amount.
 */
export function takeAmountOff(
  cart: CartAtWork,
  lines: readonly LineAtWork[],
  wantedMinor: number,
  { rule, deduction, label }: Reason,
): number {
  const { stepMinor } = cart;
  const weights = lines.map((line) => line.totalMinor);
  const amountMinor = Math.min(totalSoFar(lines), Math.floor(Math.max(0, wantedMinor) / stepMinor) * stepMinor);
  const byName = (a: number, b: number) => compareCodePoints(lines[a]?.name ?? "", lines[b]?.name ?? "");
  const shares = shareByLargestRemainder(amountMinor, weights, stepMinor, byName);
  let index = 0;
  for (const line of lines) {
    const shareMinor = shares[index++];
    if (!shareMinor) continue;
    const { quantity: units, totalMinor: baseMinor } = line;
    deduct(line, deduction, shareMinor);
    line.trail?.push(step(rule, { units, firstUnit: null }, baseMinor, null, line.totalMinor, 0, label));
  }
  return amountMinor;
}

/** Whether a budget covers an amount. Null or absent: it has no limit. */
export function isCovered(amountMinor: number, budgetMinor: number | null | undefined): boolean {
  return amountMinor <= (budgetMinor ?? amountMinor);
}
