import type { Coupon } from "@shop/pricing";
import type { CartFailureCode } from "../failures.ts";

/** The coupons of the fake shop: a tenth off, 5 off, a fifth off one product. Any two of them can be combined. */
export const FAKE_COUPONS: readonly Coupon[] = [
  { code: "TEN", percent: 10 },
  { code: "FIVER", amountMinor: 500 },
  { code: "LAB20", percent: 20, productNames: ["Sidechain Lab"] },
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
