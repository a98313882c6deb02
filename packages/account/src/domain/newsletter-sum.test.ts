import fc from "fast-check";
import { expect, test } from "vitest";
import { newsletterSum, withAllCategories, withCategory, withSum } from "./newsletter-sum.ts";

const OPTIONS = [1, 2, 4, 8].map((value) => ({ value, isEnabled: false, title: `Category ${value}` }));

test("[ACCT-04] the setting is the sum of the enabled values, 0 with none, 15 with all four", () => {
  expect(newsletterSum(OPTIONS)).toBe(0);
  expect(newsletterSum(withCategory(withCategory(OPTIONS, 2, true), 8, true))).toBe(10);
  expect(newsletterSum(withAllCategories(OPTIONS, true))).toBe(15);
  expect(newsletterSum(withAllCategories(withAllCategories(OPTIONS, true), false))).toBe(0);
});

test("[ACCT-04] every sum switches exactly the categories that it is made of", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), (sum) => {
      expect(newsletterSum(withSum(OPTIONS, sum))).toBe(sum);
    }),
    { seed: 5 },
  );
});
