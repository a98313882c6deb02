import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fail, ok } from "../result.ts";
import { CURRENCIES, type Currency } from "./currency.ts";
import { formatPrice } from "./format-price.ts";
import { createLocalePriceFormat } from "./locale-price-format.ts";
import { parseMoney } from "./parse-money.ts";

test.each<[string, number, Currency]>([
  ["49€", 4900, "EUR"],
  ["€ 49.99", 4999, "EUR"],
  ["EUR 1.234,56", 123_456, "EUR"],
  ["1,234.56 euros", 123_456, "EUR"],
  ["49,99 Euro", 4999, "EUR"],
  ["49,- Euro", 4900, "EUR"],
  ["12ユーロ", 1200, "EUR"],
  ["$49.99", 4999, "USD"],
  ["US$ 5", 500, "USD"],
  ["USD 1,234.56", 123_456, "USD"],
  ["12 dollars", 1200, "USD"],
  ["1 US-Dollar", 100, "USD"],
  ["1.234,50 Dollar", 123_450, "USD"],
  ["30ドル", 3000, "USD"],
  ["¥6,500", 650_000, "JPY"],
  ["￥６，５００", 650_000, "JPY"],
  ["6500円", 650_000, "JPY"],
  ["6.500 Yen", 650_000, "JPY"],
  ["JPY 6 500", 650_000, "JPY"],
])("[CAT-02] %s is an amount of its currency", (text, amountMinor, currency) => {
  expect(parseMoney(text)).toEqual(ok({ amountMinor, currency }));
});

test("a text without a currency means the given one", () => {
  expect(parseMoney("1.234,56", "USD")).toEqual(ok({ amountMinor: 123_456, currency: "USD" }));
});

test.each([
  ["49", undefined, "pricing.noCurrency"],
  ["49€ or $49", undefined, "pricing.noCurrency"],
  ["forty-nine euros", undefined, "pricing.notAPrice"],
  ["49,-5€", undefined, "pricing.notAPrice"],
  [",-49€", undefined, "pricing.notAPrice"],
  ["1.5,-€", undefined, "pricing.notAPrice"],
  ["-5€", undefined, "pricing.notAPrice"],
  ["¥6.50", undefined, "pricing.notAPrice"],
  ["49 CHF", "EUR", "pricing.notAPrice"],
  ["", "EUR", "pricing.notAPrice"],
] as const)("%j with the fallback %s is no amount", (value, fallback, code) => {
  expect(parseMoney(value, fallback)).toEqual(fail({ code, params: { value } }));
});

test("whatever the shop writes, or a locale writes, is read back as it was", () => {
  const formats = ["de-DE", "en-US", "ja-JP", "fr-FR", "de-CH", "en-IN"].map((locale) =>
    createLocalePriceFormat(locale),
  );
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.constantFrom(...CURRENCIES), (amount, currency) => {
      const amountMinor = currency === "JPY" ? amount * 100 : amount;
      for (const format of [formatPrice, ...formats]) {
        const text = format(amountMinor, currency);
        expect(parseMoney(text), text).toEqual(ok({ amountMinor, currency }));
      }
    }),
    { seed: 7, numRuns: 500 },
  );
});
