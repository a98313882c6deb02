import type { CurrencyTerms } from "../../currency-terms.ts";
import type { Currency } from "../../shop/currency.ts";
import { DEALER } from "./shop-case.ts";

/** Currencies with no decimals to three, one of them with a step of five. XTS is ISO's code for tests. */
export const CURRENCIES_OF_OTHERS: readonly CurrencyTerms[] = [
  ...DEALER.currencies,
  { code: "XTS", minorUnitsPerUnit: 10, stepMinor: 1 },
];

/** How this shop writes a price. */
export const formatCases: ReadonlyArray<readonly [number, Currency]> = [
  [4900, "EUR"],
  [4999, "EUR"],
  [4905, "EUR"],
  [123_456, "EUR"],
  [0, "EUR"],
  [-4999, "EUR"],
  [4900, "USD"],
  [4999, "USD"],
  [126_910, "USD"],
  [-1, "USD"],
  [650_000, "JPY"],
  [650_050, "JPY"],
  [-650_050, "JPY"],
  [-49, "JPY"],
  [0.5, "EUR"],
  [400_000_000_000, "USD"],
  [-400_000_000_000, "USD"],
  [400_000_000_001, "EUR"],
  [-400_000_000_001, "EUR"],
];

/** How other shops write a price, in English. */
export const formatInCases: ReadonlyArray<readonly [amountMinor: number, currency: string]> = [
  [1295, "CHF"],
  // Written as it is, though no coins pay it.
  [1297, "CHF"],
  [-1295, "CHF"],
  [0, "CHF"],
  [100_000, "CHF"],
  [1500, "KWD"],
  [123_456_789, "KWD"],
  [6500, "JPY"],
  [15, "XTS"],
  [4905, "EUR"],
  [0.5, "CHF"],
  [100, "USD"],
  [399_999_999_999, "CHF"],
  [-400_000_000_000, "KWD"],
  [400_000_000_001, "CHF"],
  [-400_000_000_001, "JPY"],
];

/** An amount and its currency, as this shop reads them. What isn't a text has none. */
export const parseCases: ReadonlyArray<readonly [string | number, Currency | null]> = [
  [4999, "EUR"],
  ["49€", null],
  ["1.234,56 €", null],
  ["EUR 1,234.56", null],
  ["49,- Euro", null],
  ["$1,234.56", null],
  ["US$ 5", null],
  ["12 dollars", null],
  ["¥6,500", null],
  ["６５００円", null],
  ["6.500 Yen", null],
  ["1'234.50", "EUR"],
  ["49", null],
  ["-5€", null],
  ["¥6.50", null],
  ["49€ or $49", null],
  ["1e5", "EUR"],
  ["0x10", "EUR"],
  ["1.23.4", "EUR"],
  ["1.234,567", "EUR"],
  ["12,34,567.89", "USD"],
  ["4999.5", "EUR"],
  [".99", "EUR"],
  ["49.", "EUR"],
  ["1,23 €", null],
  ["4000000000.01", "EUR"],
  ["4.000.000.000", "EUR"],
  ["NaN", "EUR"],
  ["1.234.56", "EUR"],
  ["0.123€", null],
  ["1€50", null],
  ["1€500", null],
  ["5%", "EUR"],
  ["49,–€", null],
  ["49€ EUR", null],
  ["¥6.00", null],
  ["49€ apples", null],
  ["Europe 49", "USD"],
  ["49 us $", null],
  ["49,-5€", null],
  [",-49€", null],
  ["1.5,-€", null],
];

/** A price in a currency that is known, as other shops read it. */
export const parseInCases: ReadonlyArray<readonly [text: string | number, currency: string]> = [
  ["4999.5", "CHF"],
  [4999.5, "CHF"],
  [4999, "USD"],
  ["12.95", "CHF"],
  ["12.97", "CHF"],
  ["CHF 1'234.50 a year", "CHF"],
  ["12 or 13", "CHF"],
  ["1CHF50", "CHF"],
  ["-5", "CHF"],
  ["5%", "CHF"],
  ["12.95.", "CHF"],
  ["12,-", "CHF"],
  ["12.95,-", "CHF"],
  ["1.5", "KWD"],
  ["1.500", "KWD"],
  ["1,234.500 KWD", "KWD"],
  ["1.500,-", "KWD"],
  ["1.5004", "KWD"],
  ["400000000.000", "KWD"],
  ["400000000.001", "KWD"],
  ["6500", "JPY"],
  ["¥6,500", "JPY"],
  ["6.50", "JPY"],
  ["400000000001", "JPY"],
  ["1.5", "XTS"],
  ["1.55", "XTS"],
  ["１２", "CHF"],
  ["49", "USD"],
  ["", "EUR"],
];

/** A price in any currency of this shop. A number is an amount already. */
export const parsePriceCases: ReadonlyArray<string | number> = [
  ...["49,99 €", "1.234", "49 apples", "-5", ""],
  ...["4999.5", "1e5", "NaN"],
  ...[4999, 4999.5, 0, -1, 0.5, 400_000_000_000, 400_000_000_001],
];

/** Something that may be a currency: of this shop, or of others. */
export const currencyCases: ReadonlyArray<readonly [value: unknown, currencies?: readonly CurrencyTerms[]]> = [
  ["EUR"],
  ["JPY"],
  ["CHF"],
  ["eur"],
  [null],
  ["CHF", CURRENCIES_OF_OTHERS],
  ["USD", CURRENCIES_OF_OTHERS],
];

/** A browser's language or languages. */
export const languageCases: ReadonlyArray<string | null> = [
  ...["en-US", "EN-us;q=0.9, de", "en-GB, en-US", "en", " ja ", "ja-JP,en", "jav", "de-DE, ja", ""],
  null,
];
