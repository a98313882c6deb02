import { checkWritten } from "../price-format.ts";
import type { Currency } from "./currency.ts";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";

/** Writes an amount in minor units (yen too are hundredths). */
export type PriceFormat = (amountMinor: number, currency: Currency) => string;

/**
 * Prices in the usual format of a language: `49,99 €` in German, `€49.99` in English. For hosts that prefer this to the shop's own format,
 * `formatPrice`, which is the same everywhere. Throws a RangeError for what isn't a whole number of minor units, or is above `MAX_AMOUNT_MINOR`. Keep the result: creating one costs a hundred times more than using it.
 */
export function createLocalePriceFormat(locale: string): PriceFormat {
  const formats = new Map<Currency, Intl.NumberFormat>();
  return (amountMinor, currency) => {
    checkWritten(amountMinor);
    let format = formats.get(currency);
    if (!format) {
      format = new Intl.NumberFormat(locale, { style: "currency", currency });
      formats.set(currency, format);
    }
    // Minus nothing is written as nothing.
    return format.format((amountMinor || 0) / MINOR_UNITS_PER_UNIT);
  };
}
