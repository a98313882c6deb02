import type { Coupon } from "@shop/pricing";
import type { CartFailureCode } from "../failures.ts";

/** The coupons of the fake shop: a tenth off, 5 off, a fifth off one product. Any two of them can be combined. */
export const FAKE_COUPONS: readonly Coupon[] = [
  { code: "TEN", percent: 10, amountMinor: null, productNames: null },
  { code: "FIVER", percent: null, amountMinor: 500, productNames: null },
  { code: "LAB20", percent: 20, amountMinor: null, productNames: ["Sidechain Lab"] },
];

/** Codes that the fake shop refuses, and why. Any other is unknown. */
export const REFUSED_COUPONS: Readonly<Record<string, CartFailureCode>> = {
  EARLY: "cart.couponNotYet",
  OLD: "cart.couponExpired",
  OTHER: "cart.couponNotForCart",
  DOLLARS: "cart.couponNotForCurrency",
  GONE: "cart.couponUsedUp",
  USED: "cart.couponUsedBefore",
  ALONE: "cart.couponStandsAlone",
  MANY: "cart.tooManyCoupons",
};
