/** What cart and checkout can answer with. Each code is the key of its text in the messages. */
export const CART_FAILURES = [
  "cart.packAlreadyInCart",
  "cart.itemLimitReached",
  "cart.freeProduct",
  "cart.couldNotAdd",
  "cart.couldNotRemove",
  "cart.couldNotClear",
  "cart.couldNotLoad",
  "cart.notInCart",
  "cart.empty",
  "cart.nothingToUndo",
  "cart.undoFailed",
  "cart.couldNotReprice",
  "cart.couponMissing",
  "cart.couponUnknown",
  "cart.couponNotYet",
  "cart.couponExpired",
  "cart.couponNotForCart",
  "cart.couponNotForCurrency",
  "cart.couponUsedUp",
  "cart.couponUsedBefore",
  "cart.couponStandsAlone",
  "cart.tooManyCoupons",
  "cart.tooManyCouponTries",
  "cart.couldNotAddCoupon",
  "cart.couldNotRemoveCoupon",
  "checkout.failed",
  "checkout.windowFailed",
  "checkout.buyNowFailed",
  "checkout.scriptFailed",
  "checkout.noSessionId",
  "checkout.noSession",
  "checkout.urlNotAllowed",
  "checkout.paymentUnavailable",
  "checkout.productGone",
  "checkout.reviewNeeded",
  "checkout.consentNeeded",
  "checkout.priceRisen",
  "checkout.countryUnknown",
  "checkout.countryNeeded",
  "checkout.vatIdInvalid",
] as const;

export type CartFailureCode = (typeof CART_FAILURES)[number];

export function isCartFailureCode(code: string): code is CartFailureCode {
  return CART_FAILURES.some((known) => known === code);
}
