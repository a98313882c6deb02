import type { Currency } from "./currency.ts";
import { roundHalfUp, smallestStepMinor } from "./round-price.ts";
import { shareByLargestRemainder } from "./share-by-largest-remainder.ts";

/** The VAT contained in a gross amount. The rate in basis points: 1900 is 19 percent. Net is gross minus this. */
export function extractVat(grossMinor: number, rateBasisPoints: number, currency: Currency): number {
  return roundHalfUp(grossMinor * rateBasisPoints, 10_000 + rateBasisPoints, smallestStepMinor(currency));
}

export interface TaxedAmount {
  readonly grossMinor: number;
  readonly rateBasisPoints: number;
}

/**
 * The VAT of each of an order's lines, in their order. It is extracted from the sum of each rate, as an invoice shows it, and shared
 * among that rate's lines by largest remainder, so that lines and sums match to the smallest step. Source: PRICE-10.
 */
export function extractVatPerRate(lines: readonly TaxedAmount[], currency: Currency): readonly number[] {
  const vatMinor = lines.map(() => 0);
  for (const rate of new Set(lines.map((line) => line.rateBasisPoints))) {
    const ofRate = lines.flatMap((line, index) => (line.rateBasisPoints === rate ? [index] : []));
    const grosses = ofRate.map((index) => lines[index]?.grossMinor ?? 0);
    const gross = grosses.reduce((sum, amount) => sum + amount, 0);
    const shares = shareByLargestRemainder(extractVat(gross, rate, currency), grosses, smallestStepMinor(currency));
    for (const [position, index] of ofRate.entries()) vatMinor[index] = shares[position] ?? 0;
  }
  return vatMinor;
}
