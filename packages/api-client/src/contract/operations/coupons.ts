import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { cartSchema } from "../entities/cart.ts";
import { MAX_COUPON_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";

const request = z.lazy(() => z.strictObject({ coupon: lineOfText(MAX_COUPON_LENGTH, 1) }));

export const addCoupon = defineOperation({
  name: "cart.addCoupon",
  summary: "Adds a coupon to the cart. Several can be combined only if each allows it; the server decides.",
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
  summary: "Removes a coupon from the cart; removing one that isn't there is no failure.",
  request,
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [],
});
