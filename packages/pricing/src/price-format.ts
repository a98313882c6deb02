import type { CurrencyTerms } from "./currency-terms.ts";

/** Throws a RangeError for an amount that isn't a whole number of minor units: it can't be written without inventing a price. */
export function checkAmount(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor)) {
    throw new RangeError(`${amountMinor} isn't an amount: prices are whole numbers of minor units.`);
  }
}

/** Writes amounts in a shop's currencies: each in its own format, or else as `Intl` writes it in this language. */
export function createPriceFormat(
  currencies: readonly CurrencyTerms[],
  locale: string,
): (amountMinor: number, currency: string) => string {
  const formats = new Map(currencies.map((terms) => [terms.code, formatOf(terms, locale)]));
  return (amountMinor, currency) => {
    const format = formats.get(currency);
    if (!format)
      throw new RangeError(`There are no prices in "${currency}": the shop has ${[...formats.keys()].join(", ")}.`);
    checkAmount(amountMinor);
    return format(amountMinor);
  };
}

/** Digits are as many as the currency's minor units have, so that a price looks like what it is charged as. */
function formatOf({ code, minorUnitsPerUnit, format }: CurrencyTerms, locale: string): (amountMinor: number) => string {
  if (format) return format;
  const digits = decimalsOf(minorUnitsPerUnit);
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const intl = new Intl.NumberFormat(locale, { style: "currency", currency: code, ...figures });
  return (amountMinor) => intl.format(amountMinor / minorUnitsPerUnit);
}

/** How many decimals a price has: as many as the unit has zeros. */
export function decimalsOf(minorUnitsPerUnit: number): number {
  return String(minorUnitsPerUnit).length - 1;
}
