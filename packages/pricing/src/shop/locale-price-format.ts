import { checkAmount } from "../price-format.ts";
import type { Currency } from "./currency.ts";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";

/** Writes an amount in minor units (yen too are hundredths). */
export type PriceFormat = (amountMinor: number, currency: Currency) => string;

/**
 * Prices in the usual format of a language: `49,99 €` in German, `€49.99` in English. For hosts that prefer this to the shop's own format,
 * `formatPrice`, which is the same everywhere. Throws a RangeError for what isn't a whole number of minor units. Keep the result: creating one costs a hundred times more than using it.
 */
export function createLocalePriceFormat(locale: string): PriceFormat {
  const formats = new Map<Currency, Intl.NumberFormat>();
  return (amountMinor, currency) => {
    checkAmount(amountMinor);
    let format = formats.get(currency);
    if (!format) {
      format = new Intl.NumberFormat(locale, { style: "currency", currency });
      formats.set(currency, format);
    }
    return format.format(amountMinor / MINOR_UNITS_PER_UNIT);
  };
}
