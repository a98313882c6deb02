import type { Insertable } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../../ports/database.ts";
import { countryCode, day } from "../content-texts.ts";

const BASIS_POINTS_PER_PERCENT = 100;

/** A country's standard rate from a day on, from `vat-rates.json`. Past, present and future rates are listed together. */
export const contentVatRateSchema = z.strictObject({
  country: countryCode,
  /** 0 for exports. At most two decimals. */
  percent: z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(1 / BASIS_POINTS_PER_PERCENT)),
  isEu: z.boolean(),
  validFrom: day,
});
export type CheckedVatRate = z.infer<typeof contentVatRateSchema>;

/** A country that appears twice with one day, or both inside and outside the EU. */
export function findVatRateFault(
  rates: readonly CheckedVatRate[],
): { readonly country: string; readonly reason: string } | null {
  for (const [index, { country, isEu, validFrom }] of rates.entries()) {
    const before = rates.slice(0, index).filter((rate) => rate.country === country);
    if (before.some((rate) => rate.validFrom === validFrom)) return { country, reason: `is used twice: ${validFrom}` };
    if (before.some((rate) => rate.isEu !== isEu))
      return { country, reason: "is in the EU in one line and not in another" };
  }
  return null;
}

export function toVatRateRow(rate: CheckedVatRate): Insertable<Database["vat_rates"]> {
  return {
    country: rate.country,
    rate_basis_points: Math.round(rate.percent * BASIS_POINTS_PER_PERCENT),
    is_eu: rate.isEu,
    valid_from: rate.validFrom,
  };
}
