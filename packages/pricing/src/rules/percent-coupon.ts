import type { CartRule } from "../pricing-terms.ts";
import { selectCoupons } from "./select-coupons.ts";
import { isCovered, percentOf, takePercentOff } from "./take-off.ts";

/**
 * Coupons that take a percentage off each unit that they are valid for, rounded unit by unit. Several are applied one after the other,
 * largest first, equal ones by code: so the total doesn't depend on the order of entry. Source: PRICE-09, PRICE-10.
 */
export const percentCoupon: CartRule<"percentCoupon"> = Object.freeze<CartRule<"percentCoupon">>({
  kind: "perUnit",
  name: "percentCoupon",
  apply: (cart) => {
    for (const { coupon, lines } of selectCoupons(cart)) {
      const { code, percent, budgetMinor } = coupon;
      if (percent === undefined) continue;
      const reason = { rule: "percentCoupon", deduction: "couponMinor", label: code } as const;
      const meant = cart.lines.flatMap((line, index) =>
        lines.includes(line) ? (cart.runs[index] ?? []).map((run) => ({ line, run })) : [],
      );
      const wantedMinor = meant.reduce((sum, { run }) => sum + percentOf(cart, run, percent), 0);
      let amountMinor = 0;
      if (isCovered(wantedMinor, budgetMinor)) {
        for (const { line, run } of meant) amountMinor += takePercentOff(cart, line, run, percent, reason);
      }
      cart.coupons.push({ code, amountMinor });
    }
  },
});
