import { expect, test } from "vitest";
import { currencyOfFilter, looksAtPrices } from "./price-currency.ts";

test.each([
  ["", "USD", "USD"],
  ["q=tight", "JPY", "JPY"],
  ["from=10", "USD", "EUR"],
  ["sort=price", "USD", "EUR"],
  ["currency=JPY&to=5000", "USD", "JPY"],
])(
  "[CAT-10] the price filter of ?%s is in the currency of its figures, or else in the shopper's (%s): %s",
  (address, shoppers, shown) => {
    expect(currencyOfFilter(new URLSearchParams(address), shoppers)).toBe(shown);
  },
);

test("[CAT-10] a search for words alone names no currency", () => {
  expect([looksAtPrices(new URLSearchParams("q=tight")), looksAtPrices(new URLSearchParams("to=50"))]).toEqual([
    false,
    true,
  ]);
});
