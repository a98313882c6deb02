import { expect, test } from "vitest";
import type { Currency } from "./currency.ts";
import { formatPrice } from "./format-price.ts";
import { createLocalePriceFormat } from "./locale-price-format.ts";
import { priceInText } from "./price-in-text.ts";
import { priceUnit } from "./shelf.ts";

test.each<[string, number, Currency, string]>([
  ["de-DE", 4999, "EUR", "49,99 €"],
  ["de-DE", 123_450, "USD", "1.234,50 $"],
  ["en-US", 4999, "EUR", "€49.99"],
  ["en-US", 4900, "USD", "$49.00"],
  ["ja-JP", 650_000, "JPY", "￥6,500"],
  ["de-DE", -0, "EUR", "0,00 €"],
])("in %s %i of %s is written as its readers expect", (locale, amountMinor, currency, text) => {
  expect(createLocalePriceFormat(locale)(amountMinor, currency).replace(/\s/g, " ")).toBe(text);
});

test("what isn't an amount is written by no format", () => {
  for (const amount of [Number.NaN, 0.5, Number.POSITIVE_INFINITY, 400_000_000_001, -400_000_000_001]) {
    expect(() => createLocalePriceFormat("de")(amount, "EUR")).toThrow(RangeError);
    expect(() => priceInText(amount, "EUR", "de")).toThrow(RangeError);
    expect(() => formatPrice(amount, "EUR")).toThrow(RangeError);
  }
});

test.each(["KWD", "constructor"])(
  "a price in %s is written by none of the shop's formats, and has no smallest step",
  (code) => {
    const currency = code as Currency;
    expect(() => formatPrice(100, currency)).toThrow(RangeError);
    expect(() => priceInText(100, currency, "de")).toThrow(RangeError);
    expect(() => priceUnit({ fullPriceMinor: 100 }, { currency, isLoggedIn: false })).toThrow(RangeError);
  },
);
