/** How one currency is counted and written. */
export interface CurrencyTerms<Code extends string = string> {
  /** Its ISO 4217 code. */
  readonly code: Code;
  /** How many minor units one unit has, a power of ten: 100 for cents, 1,000 for the fils of a dinar, 1 for yen as ISO counts them. */
  readonly minorUnitsPerUnit: number;
  /** The smallest step of a price in minor units: 1, or 5 where cash is rounded to 0.05. */
  readonly stepMinor: number;
  /** Writes an amount in a format of your own. Absent: as `Intl` writes it. */
  readonly format?: (amountMinor: number) => string;
}

export interface IsoCurrencyOptions {
  /** For prices that can be paid in cash: 5 for Swiss francs, whose smallest coin is 0.05. In minor units; 1 if absent. */
  readonly stepMinor?: number;
}

/**
 * A currency by its ISO code, with the number of decimals that `Intl` knows: two for EUR, none for JPY, three for KWD. `Intl` doesn't know
 * the smallest coin, so it is an option. Throws a RangeError for a code that isn't a currency.
 */
export function isoCurrency<const Code extends string>(
  code: Code,
  { stepMinor = 1 }: IsoCurrencyOptions = {},
): CurrencyTerms<Code> {
  if (!Intl.supportedValuesOf("currency").includes(code)) {
    throw new RangeError(`"${code}" isn't a currency: pass an ISO 4217 code in capitals, such as EUR.`);
  }
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
  }).resolvedOptions();
  return { code, minorUnitsPerUnit: 10 ** (maximumFractionDigits ?? 2), stepMinor };
}
