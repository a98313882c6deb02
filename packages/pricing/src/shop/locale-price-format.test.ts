import { expect, test } from "vitest";
import type { Currency } from "./currency.ts";
import { createLocalePriceFormat } from "./locale-price-format.ts";

test.each<[string, number, Currency, string]>([
  ["de-DE", 4999, "EUR", "49,99 €"],
  ["de-DE", 123_450, "USD", "1.234,50 $"],
  ["en-US", 4999, "EUR", "€49.99"],
  ["en-US", 4900, "USD", "$49.00"],
  ["ja-JP", 650_000, "JPY", "￥6,500"],
])("in %s %i of %s is written as its readers expect", (locale, amountMinor, currency, text) => {
  expect(createLocalePriceFormat(locale)(amountMinor, currency).replace(/\s/g, " ")).toBe(text);
});
