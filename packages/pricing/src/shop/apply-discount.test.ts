import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyDiscount } from "./apply-discount.ts";
import { CURRENCIES, type Currency } from "./currency.ts";

test.each<[number, number, Currency, number]>([
  [4900, 0, "EUR", 4900],
  [4900, 20, "EUR", 3920],
  [4999, 50, "EUR", 2500],
  [4900, 12.5, "EUR", 4288],
  [4900, 100, "EUR", 0],
  [4900, 130, "EUR", 0],
  [4900, -10, "EUR", 4900],
  [650_000, 15, "JPY", 552_500],
  [650_100, 15, "JPY", 552_600],
  [0, 30, "USD", 0],
])("[PRICE-03] %i less %d percent of %s is %i", (priceMinor, percent, currency, expected) => {
  expect(applyDiscount(priceMinor, percent, currency)).toBe(expected);
});

test.each<[number, number, Currency, number]>([
  [4900, 1, "EUR", 4900],
  [4899, 0, "USD", 4900],
  [650_000, 15, "JPY", 552_500],
  [4949, 0, "EUR", 4900],
  [4950, 0, "EUR", 5000],
])("[PRICE-03] rounded to whole units, %i less %d percent of %s is %i", (priceMinor, percent, currency, expected) => {
  expect(applyDiscount(priceMinor, percent, currency, { isRoundedToUnit: true })).toBe(expected);
});

/** Percentages with two decimals: nine of ten numbers of `fc.double` are nearly zero. */
const percentFrom = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const CURRENCY = fc.constantFrom(...CURRENCIES);
const WHOLE_YEN_OR_CENTS = (currency: Currency, minor: number) => (currency === "JPY" ? minor * 100 : minor);

test("[PRICE-03] whatever the percentage, a price is never below zero and never above what it was", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), percentFrom(-200, 300), CURRENCY, (amount, percent, currency) => {
      const full = WHOLE_YEN_OR_CENTS(currency, amount);
      const reduced = applyDiscount(full, percent, currency);
      expect(reduced).toBeGreaterThanOrEqual(0);
      expect(reduced).toBeLessThanOrEqual(full);
      expect(Number.isInteger(reduced)).toBe(true);
    }),
    { seed: 7 },
  );
});

test("[PRICE-03] a larger discount never costs more", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100), fc.nat(100), CURRENCY, (full, one, other, currency) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(applyDiscount(full, more, currency)).toBeLessThanOrEqual(applyDiscount(full, less, currency));
    }),
    { seed: 7 },
  );
});

test("[PRICE-03] a discounted yen price is whole yen", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), percentFrom(0, 100), (whole, percent) => {
      expect(applyDiscount(whole * 100, percent, "JPY") % 100).toBe(0);
    }),
    { seed: 7 },
  );
});
