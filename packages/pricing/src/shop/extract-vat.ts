import { roundRatio } from "../rounding.ts";
import { checkTaxed, sharePerRate } from "../tax.ts";
import { type Currency, smallestStepMinor } from "./currency.ts";

/**
 * The VAT contained in a gross amount. The rate in basis points: 1900 is 19 percent. Net is gross minus this. Throws a RangeError for what
 * isn't whole, and for a rate that isn't from 0 to 10,000.
 */
export function extractVat(grossMinor: number, rateBasisPoints: number, currency: Currency): number {
  checkTaxed(grossMinor, rateBasisPoints);
  return roundRatio(grossMinor * rateBasisPoints, 10_000 + rateBasisPoints, smallestStepMinor(currency), "halfUp");
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
  return sharePerRate(
    lines.map(({ grossMinor, rateBasisPoints }) => ({ amountMinor: grossMinor, rateBasisPoints })),
    (sumMinor, rateBasisPoints) => extractVat(sumMinor, rateBasisPoints, currency),
    smallestStepMinor(currency),
  );
}
