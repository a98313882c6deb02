import { checkAmount, isWhole } from "./amount.ts";
import { MAX_AMOUNT_MINOR } from "./limits.ts";
import { type Rounding, roundRatio } from "./rounding.ts";
import { shareByLargestRemainder } from "./share-by-largest-remainder.ts";

export interface NetAmount {
  readonly netMinor: number;
  /** In basis points: 1900 is 19 percent. */
  readonly rateBasisPoints: number;
}

/**
 * The tax on top of net prices, for each line in their order: for shops whose prices contain none. It is added to the sum of each rate, as an
 * invoice shows it, and shared among that rate's lines by largest remainder, so that lines and sums match to the smallest step. For prices
 * that contain the tax it is `extractVatPerRate`. Minor units in and out. Throws a RangeError for what isn't whole, and for a rate that isn't
 * from 0 to 10,000.
 */
export function addTaxPerRate(
  lines: readonly NetAmount[],
  { stepMinor = 1, rounding = "halfUp" }: { readonly stepMinor?: number; readonly rounding?: Rounding } = {},
): readonly number[] {
  return sharePerRate(
    lines.map(({ netMinor, rateBasisPoints }) => ({ amountMinor: netMinor, rateBasisPoints })),
    (sumMinor, rateBasisPoints) => roundRatio(sumMinor * rateBasisPoints, 10_000, stepMinor, rounding),
    stepMinor,
  );
}

/** What is refunded may be below zero. */
export function checkTaxed(amountMinor: number, rateBasisPoints: number): void {
  checkAmount(amountMinor, -MAX_AMOUNT_MINOR);
  if (isWhole(rateBasisPoints, 0) && rateBasisPoints <= 10_000) return;
  throw new RangeError(`${rateBasisPoints} isn't a rate: rates are whole basis points from 0 to 10000.`);
}

/** The tax of each line: of the sum of its rate, shared among the lines of that rate. */
export function sharePerRate(
  lines: ReadonlyArray<{ readonly amountMinor: number; readonly rateBasisPoints: number }>,
  taxOf: (sumMinor: number, rateBasisPoints: number) => number,
  stepMinor: number,
): readonly number[] {
  for (const { amountMinor, rateBasisPoints } of lines) checkTaxed(amountMinor, rateBasisPoints);
  const taxMinor: number[] = [];
  for (const rate of new Set(lines.map((line) => line.rateBasisPoints))) {
    const ofRate = [...lines.entries()].filter(([, line]) => line.rateBasisPoints === rate);
    const amounts = ofRate.map(([, line]) => line.amountMinor);
    const sumMinor = amounts.reduce((sum, amount) => sum + amount, 0);
    checkTaxed(sumMinor, rate);
    const shares = shareByLargestRemainder(taxOf(sumMinor, rate), amounts, stepMinor);
    for (const [position, [index]] of ofRate.entries()) taxMinor[index] = shares[position] ?? 0;
  }
  return taxMinor;
}
