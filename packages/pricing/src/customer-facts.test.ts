import { expect, test } from "vitest";
import { factsThatCount, haveSameFacts } from "./customer-facts.ts";

test.each([
  [{ hasFirstPurchase: false, eduPercent: 0 }, {}],
  [{ hasFirstPurchase: true, eduPercent: 0 }, { hasFirstPurchase: true }],
  [
    { hasFirstPurchase: true, eduPercent: 20 },
    { hasFirstPurchase: true, eduPercent: 20 },
  ],
])("[PRICE-11] of %o, what changes prices is %o", (facts, expected) => {
  expect(factsThatCount(facts)).toEqual(expected);
});

test.each([
  [{}, { hasFirstPurchase: false, eduPercent: 0 }, true],
  [{ eduPercent: 20 }, { hasFirstPurchase: false, eduPercent: 20 }, true],
  [{ eduPercent: 20 }, { hasFirstPurchase: true, eduPercent: 20 }, false],
  [{ eduPercent: 20 }, {}, false],
])("[PRICE-11] %o and %o give the same prices: %s", (one, other, expected) => {
  expect(haveSameFacts(one, other)).toBe(expected);
});
