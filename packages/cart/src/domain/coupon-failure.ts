import type { Failure } from "@shop/kernel";

/** The codes of the transport that mean something of their own when a coupon was typed. */
const OF_TYPED_CODE: Readonly<Record<string, string>> = {
  // The call's only text is the typed code: it can't be a coupon's.
  "api.badRequest": "cart.couponUnknown",
  "api.tooManyCalls": "cart.tooManyCouponTries",
};

/** A failed attempt to use a coupon, with the cart's own code if it has one. */
export function couponFailure(failure: Failure): Failure {
  const code = OF_TYPED_CODE[failure.code];
  return code === undefined ? failure : { code };
}
