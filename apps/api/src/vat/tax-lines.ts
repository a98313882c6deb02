import { type Currency, extractVatPerRate } from "@shop/pricing";
import type { TaxTreatment } from "./tax-treatment.ts";

/** A line's amounts after tax. In minor units; `total` is what is paid for it, `net` and `vat` add up to it. */
export interface TaxedLine {
  readonly totalMinor: number;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly rateBasisPoints: number;
}

/**
 * Takes the VAT out of lines whose prices contain it, so that lines and sums agree to the smallest unit. Under reverse charge it isn't
 * paid: the rest is the total, at a rate of zero. Source: PRICE-10.
 */
export function taxLines(
  grossMinor: readonly number[],
  treatment: Pick<TaxTreatment, "rateBasisPoints" | "isReverseCharge">,
  currency: Currency,
): readonly TaxedLine[] {
  const { rateBasisPoints, isReverseCharge } = treatment;
  const contained = extractVatPerRate(
    grossMinor.map((gross) => ({ grossMinor: gross, rateBasisPoints })),
    currency,
  );
  return grossMinor.map((gross, index) => {
    const vatMinor = contained[index] ?? 0;
    const netMinor = gross - vatMinor;
    return isReverseCharge
      ? { totalMinor: netMinor, netMinor, vatMinor: 0, rateBasisPoints: 0 }
      : { totalMinor: gross, netMinor, vatMinor, rateBasisPoints };
  });
}

/** What an invoice shows beside each rate. */
export interface RateSum {
  readonly rateBasisPoints: number;
  readonly grossMinor: number;
  readonly vatMinor: number;
  readonly netMinor: number;
}

/** An order's sums by rate, the highest rate first. */
export function sumByRate(lines: readonly TaxedLine[]): readonly RateSum[] {
  const rates = [...new Set(lines.map((line) => line.rateBasisPoints))].sort((a, b) => b - a);
  return rates.map((rateBasisPoints) => {
    const ofRate = lines.filter((line) => line.rateBasisPoints === rateBasisPoints);
    const sum = (amountOf: (line: TaxedLine) => number) => ofRate.reduce((total, line) => total + amountOf(line), 0);
    return {
      rateBasisPoints,
      grossMinor: sum((line) => line.totalMinor),
      vatMinor: sum((line) => line.vatMinor),
      netMinor: sum((line) => line.netMinor),
    };
  });
}
