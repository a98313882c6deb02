import { expect, test } from "vitest";
import { isFree } from "./is-free.ts";

test.each([
  [4900, null, false],
  [4900, 3900, false],
  [0, null, true],
  [4900, 0, true],
])("[CART-04] a product of %i, stated at %s, counts as free: %s", (fullPriceMinor, statedPriceMinor, expected) => {
  expect(isFree({ fullPriceMinor, statedPriceMinor })).toBe(expected);
});
