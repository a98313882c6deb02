import { checkAmount } from "./amount.ts";
import type { CurrencyTerms } from "./currency-terms.ts";
import { MAX_AMOUNT_MINOR } from "./limits.ts";

/** Throws a RangeError for an amount that isn't whole or is too large to be written exactly. What is taken off is below zero. */
export function checkWritten(amountMinor: number): void {
  checkAmount(amountMinor, -MAX_AMOUNT_MINOR);
}

/**
 * Writes amounts in a shop's currencies: each in its own format, or else as `Intl` writes it in this language. An amount that isn't a multiple
 * of the currency's step is written as it is: a tax or a share of a total needn't be payable in cash.
 */
export function createPriceFormat(
  currencies: readonly CurrencyTerms[],
  locale: string,
): (amountMinor: number, currency: string) => string {
  const formats = new Map(currencies.map((terms) => [terms.code, formatOf(terms, locale)]));
  return (amountMinor, currency) => {
    const format = formats.get(currency);
    if (!format)
      throw new RangeError(`There are no prices in "${currency}": the shop has ${[...formats.keys()].join(", ")}.`);
    checkWritten(amountMinor);
    // Minus nothing is written as nothing.
    return format(amountMinor || 0);
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
