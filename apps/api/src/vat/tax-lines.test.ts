import { CURRENCIES, smallestStepMinor } from "@shop/pricing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sumByRate, taxLines } from "./tax-lines.ts";

test("[PRICE-10] the VAT is taken out of the sum and shared among the lines", () => {
  const lines = taxLines([4900, 4165], { rateBasisPoints: 1900, isReverseCharge: false }, "EUR");
  expect(lines).toEqual([
    { totalMinor: 4900, netMinor: 4118, vatMinor: 782, rateBasisPoints: 1900 },
    { totalMinor: 4165, netMinor: 3500, vatMinor: 665, rateBasisPoints: 1900 },
  ]);
  expect(sumByRate(lines)).toEqual([{ rateBasisPoints: 1900, grossMinor: 9065, vatMinor: 1447, netMinor: 7618 }]);
});

test("[LAW-07] reverse charge takes the tax out of every line: net is what is paid", () => {
  const lines = taxLines([4900, 4165], { rateBasisPoints: 2000, isReverseCharge: true }, "EUR");
  expect(lines).toEqual([
    { totalMinor: 4083, netMinor: 4083, vatMinor: 0, rateBasisPoints: 0 },
    { totalMinor: 3471, netMinor: 3471, vatMinor: 0, rateBasisPoints: 0 },
  ]);
});

test("[PRICE-10] net and VAT add up to every line and to the sum, in whole yen too, and nothing is below zero", () => {
  const anyLines = fc.constantFrom(...CURRENCIES).chain((currency) => {
    const step = smallestStepMinor(currency);
    const gross = fc.array(
      fc.nat(1_000_000).map((steps) => steps * step),
      { minLength: 1, maxLength: 8 },
    );
    return fc.tuple(fc.constant(currency), gross, fc.integer({ min: 0, max: 2700 }), fc.boolean());
  });
  fc.assert(
    fc.property(anyLines, ([currency, gross, rateBasisPoints, isReverseCharge]) => {
      const lines = taxLines(gross, { rateBasisPoints, isReverseCharge }, currency);
      const sums = sumByRate(lines);
      expect(sums).toHaveLength(1);
      for (const amounts of [...lines, ...sums.map((sum) => ({ ...sum, totalMinor: sum.grossMinor }))]) {
        expect(amounts.netMinor + amounts.vatMinor).toBe(amounts.totalMinor);
        expect(Math.min(amounts.netMinor, amounts.vatMinor)).toBeGreaterThanOrEqual(0);
        expect(amounts.vatMinor % smallestStepMinor(currency)).toBe(0);
      }
      for (const [index, line] of lines.entries()) expect(line.totalMinor).toBeLessThanOrEqual(gross[index] ?? 0);
    }),
  );
});
