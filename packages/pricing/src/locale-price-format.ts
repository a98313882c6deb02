import type { Currency } from "./currency.ts";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";

/** Writes an amount in minor units (yen too are hundredths). */
export type PriceFormat = (amountMinor: number, currency: Currency) => string;

/**
 * Prices as readers of a language are used to them: `49,99 €` in German, `€49.99` in English. For hosts that prefer this to the shop's own
 * way, which is `formatPrice` and the same everywhere. Keep what it returns: making one is a hundred times dearer than using it.
 */
export function createLocalePriceFormat(locale: string): PriceFormat {
  const formats = new Map<Currency, Intl.NumberFormat>();
  return (amountMinor, currency) => {
    let format = formats.get(currency);
    if (!format) {
      format = new Intl.NumberFormat(locale, { style: "currency", currency });
      formats.set(currency, format);
    }
    return format.format(amountMinor / MINOR_UNITS_PER_UNIT);
  };
}
