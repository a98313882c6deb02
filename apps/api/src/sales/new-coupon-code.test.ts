import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { newCouponCode } from "./new-coupon-code.ts";

test.each([
  ["wheel", /^WHEEL-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/],
  ["exitIntent", /^STAY-/],
  ["drip", /^LETTER-/],
  ["contest", /^CONTEST-/],
] as const)("[PRICE-09] a coupon of the %s says so in its code", (origin, form) => {
  expect(newCouponCode(createFakeRandom(), origin)).toMatch(form);
});

test("[PRICE-09] two codes differ", () => {
  const random = createFakeRandom();
  expect(newCouponCode(random, "wheel")).not.toBe(newCouponCode(random, "wheel"));
});
