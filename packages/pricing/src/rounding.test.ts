import * as fc from "fast-check";
import { expect, test } from "vitest";
import { roundRatio } from "./rounding.ts";
import { smallestStepMinor } from "./shop/currency.ts";
import { extractVat } from "./shop/extract-vat.ts";

test.each([
  [5, 2, 1, 3],
  [4, 2, 1, 2],
  [249, 100, 1, 2],
  [250, 100, 1, 3],
  [149, 1, 100, 100],
  [150, 1, 100, 200],
  [0, 7, 100, 0],
])("[PRICE-10] %i / %i in steps of %i is %i", (numerator, denominator, step, expected) => {
  expect(roundRatio(numerator, denominator, step, "halfUp")).toBe(expected);
});

test("the smallest step is a cent, or a whole yen", () => {
  expect([smallestStepMinor("EUR"), smallestStepMinor("USD"), smallestStepMinor("JPY")]).toEqual([1, 1, 100]);
});

test("[PRICE-10] what is rounded is never further away than half a step, and the half goes up", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 10_000 }),
      fc.constantFrom(1, 100),
      (top, bottom, step) => {
        const rounded = roundRatio(top, bottom, step, "halfUp");
        expect(rounded % step).toBe(0);
        const twiceTheError = 2 * (rounded * bottom - top);
        expect(twiceTheError).toBeGreaterThan(-step * bottom);
        expect(twiceTheError).toBeLessThanOrEqual(step * bottom);
      },
    ),
    { seed: 7 },
  );
});

test.each([
  [11_900, 1900, "EUR", 1900],
  [4900, 1900, "EUR", 782],
  [4900, 0, "USD", 0],
  [650_000, 1000, "JPY", 59_100],
] as const)("the VAT in %i at %i basis points of %s is %i", (gross, rate, currency, vat) => {
  expect(extractVat(gross, rate, currency)).toBe(vat);
});
