import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { cartSchema } from "../entities/cart.ts";
import { MAX_COUPON_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";

const request = z.lazy(() => z.strictObject({ coupon: lineOfText(MAX_COUPON_LENGTH, 1) }));

export const addCoupon = defineOperation({
  name: "cart.addCoupon",
  summary: "Puts a coupon on the cart. Several stand together only where each allows it; the server's word is final.",
  request,
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [
    "cart.couponUnknown",
    "cart.couponNotYet",
    "cart.couponExpired",
    "cart.couponNotForCart",
    "cart.couponNotForCurrency",
    "cart.couponBelowMinimum",
    "cart.couponUsedUp",
    "cart.couponUsedBefore",
    "cart.couponStandsAlone",
    "cart.tooManyCoupons",
  ],
});

export const removeCoupon = defineOperation({
  name: "cart.removeCoupon",
  summary: "Takes a coupon off the cart; one that isn't on it is no failure.",
  request,
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [],
});
