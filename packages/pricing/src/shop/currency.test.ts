import { expect, test } from "vitest";
import { CURRENCIES, defaultCurrency, isCurrency } from "./currency.ts";

test.each([
  ["en-US", "USD"],
  ["en-us", "USD"],
  ["ja", "JPY"],
  ["ja-JP", "JPY"],
  ["de-DE", "EUR"],
  ["en-GB", "EUR"],
  ["en", "EUR"],
  ["jam", "EUR"],
  ["", "EUR"],
  [undefined, "EUR"],
  ["en-US,en;q=0.9,de;q=0.8", "USD"],
  ["de,en-US;q=0.7,ja;q=0.3", "EUR"],
  ["ja;q=1.0, en-US", "JPY"],
])("[PRICE-01] a browser with the languages %j pays in %s", (languages, currency) => {
  expect(defaultCurrency(languages)).toBe(currency);
});

test("[PRICE-01] the currencies are EUR, USD and JPY, in capitals", () => {
  expect(CURRENCIES).toEqual(["EUR", "USD", "JPY"]);
  expect(["EUR", "eur", "CHF", "", null, 1].map(isCurrency)).toEqual([true, false, false, false, false, false]);
});
