import type { Failure } from "@shop/kernel";

/** The codes of the transport that mean something of their own when a coupon was typed. */
const OF_TYPED_CODE: Readonly<Record<string, string>> = {
  // The only text of the call is what was typed: one that no coupon can be.
  "api.badRequest": "cart.couponUnknown",
  "api.tooManyCalls": "cart.tooManyCouponTries",
};

/** A failed try of a coupon, in the cart's own codes where it has one. */
export function couponFailure(failure: Failure): Failure {
  const code = OF_TYPED_CODE[failure.code];
  return code === undefined ? failure : { code };
}
