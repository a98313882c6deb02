import type { Currency } from "../currency.ts";
import { extractVatPerRate, type TaxedAmount } from "../extract-vat.ts";
import { formatPrice } from "../format-price.ts";
import { parseMoney } from "../parse-money.ts";
import { explainCart } from "../price-cart.ts";
import { cartCases } from "./vector-cases/index.ts";

const FORMATTED: ReadonlyArray<readonly [number, Currency]> = [
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
];

const PARSED: ReadonlyArray<readonly [string, Currency | null]> = [
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
];

const TAXED: ReadonlyArray<{ readonly currency: Currency; readonly lines: readonly TaxedAmount[] }> = [
  { currency: "EUR", lines: [{ grossMinor: 11_900, rateBasisPoints: 1900 }] },
  { currency: "EUR", lines: [7999, 1990, 4949].map((grossMinor) => ({ grossMinor, rateBasisPoints: 1900 })) },
  {
    currency: "EUR",
    lines: [
      { grossMinor: 4999, rateBasisPoints: 1900 },
      { grossMinor: 1990, rateBasisPoints: 700 },
      { grossMinor: 333, rateBasisPoints: 1900 },
    ],
  },
  { currency: "JPY", lines: [199_000, 169_200].map((grossMinor) => ({ grossMinor, rateBasisPoints: 1000 })) },
  { currency: "USD", lines: [{ grossMinor: 4999, rateBasisPoints: 0 }] },
];

/** The golden vectors, file by file, as they are published. */
export function buildVectors(): Readonly<Record<string, unknown>> {
  return {
    "carts.json": cartCases.map(({ about, input }) => ({ about, input, expected: explainCart(input) })),
    "prices.json": {
      format: FORMATTED.map(([amountMinor, currency]) => ({
        input: { amountMinor, currency },
        expected: formatPrice(amountMinor, currency),
      })),
      parse: PARSED.map(([text, fallback]) => {
        const parsed = parseMoney(text, fallback ?? undefined);
        return { input: { text, fallback }, expected: parsed.isOk ? parsed.value : { failure: parsed.failure.code } };
      }),
    },
    "vat.json": TAXED.map((input) => ({ input, expected: extractVatPerRate(input.lines, input.currency) })),
  };
}
