import { expect, it } from "vitest";
import { couponFailure } from "./coupon-failure.ts";

it.each([
  ["a text that no coupon can be is an unknown coupon", "api.badRequest", "cart.couponUnknown"],
  ["too many calls are too many tries", "api.tooManyCalls", "cart.tooManyCouponTries"],
  ["the cart's own refusals stay", "cart.couponExpired", "cart.couponExpired"],
  ["any other failure stays", "api.unreachable", "api.unreachable"],
])("of a typed coupon %s", (_what, code, expected) => {
  expect(couponFailure({ code })).toEqual({ code: expected });
});
