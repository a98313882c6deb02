import type { CartRule } from "../pricing-terms.ts";
import { totalSoFar } from "./line-at-work.ts";
import { selectCoupons } from "./select-coupons.ts";
import { isCovered, takeAmountOff } from "./take-off.ts";

/**
 * Coupons of an amount, deducted once and shared among the lines that they are valid for, by largest remainder. Never below zero; one that
 * takes nothing off is listed with 0. Sorted by code, so that the total doesn't depend on the order of entry. Source: PRICE-09, PRICE-10.
 */
export const fixedCoupon: CartRule<"fixedCoupon"> = Object.freeze<CartRule<"fixedCoupon">>({
  kind: "perLine",
  name: "fixedCoupon",
  apply: (cart) => {
    for (const { coupon, lines } of selectCoupons(cart)) {
      const { code, amountMinor: wantedMinor, budgetMinor } = coupon;
      if (wantedMinor === undefined) continue;
      const reason = { rule: "fixedCoupon", deduction: "couponMinor", label: code } as const;
      const isGood = isCovered(Math.min(wantedMinor, totalSoFar(lines)), budgetMinor);
      cart.coupons.push({ code, amountMinor: takeAmountOff(cart, isGood ? lines : [], wantedMinor, reason) });
    }
  },
});
