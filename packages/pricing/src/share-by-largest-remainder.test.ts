import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shareByLargestRemainder } from "./share-by-largest-remainder.ts";

test.each<[string, number, number[], number, number[]]>([
  ["what is left goes to the largest remainders", 100, [1000, 850, 850], 1, [37, 32, 31]],
  ["weights that are all zero share equally, the first of equal ones first", 100, [0, 0, 0], 1, [34, 33, 33]],
  ["less than a step goes to the first of equal weights", 10_050, [1, 1], 100, [5050, 5000]],
  ["less than a step goes to the largest weight", 50, [1, 3], 100, [0, 50]],
  ["less than a step has no part in the quotas", 290, [7, 3], 100, [190, 100]],
  ["a negative amount is shared as well", -100, [1, 2], 1, [-33, -67]],
  ["negative weights are in proportion too", -119, [-100, -19], 1, [-100, -19]],
  ["a weight below zero beside one above gets nothing", 10, [-1, 3], 1, [0, 10]],
  ["no amount, no weights", 0, [], 1, []],
  [
    "products beyond exact doubles are exact",
    9_007_199_254_740_991,
    [4_000_000_000_000_001, 3, 5_000_000_000_000_000],
    1,
    [4_003_199_668_773_773, 3, 5_003_999_585_967_215],
  ],
  ["the lowest amount is exact as well", -9_007_199_254_740_991, [1], 5, [-9_007_199_254_740_991]],
])("[PRICE-10] %s", (_title, amountMinor, weights, stepMinor, shares) => {
  expect(shareByLargestRemainder(amountMinor, weights, stepMinor)).toEqual(shares);
});

test.each<[string, number, number[], number[]]>([
  ["of equal remainders", 200, [1, 1, 1], [0, 100, 100]],
  ["of equal weights", 50, [1, 3, 3], [0, 0, 50]],
])("[PRICE-10] %s, those come first that the caller sorts first", (_title, amountMinor, weights, shares) => {
  expect(shareByLargestRemainder(amountMinor, weights, 100, (left, right) => right - left)).toEqual(shares);
});

test("[PRICE-10] the shares add up to the amount for every input", () => {
  const whole = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.constant(0));
  fc.assert(
    fc.property(
      whole,
      fc.array(whole, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(1, 100),
      (amount, weights, step) => {
        const shares = shareByLargestRemainder(amount, weights, step);
        const sum = shares.reduce((total, share) => total + BigInt(share), 0n);
        expect(sum).toBe(BigInt(amount));
      },
    ),
    { seed: 7, numRuns: 5000 },
  );
});

test("an amount without weights is a mistake of the caller", () => {
  expect(() => shareByLargestRemainder(1, [], 1)).toThrow("nobody to share 1");
});
