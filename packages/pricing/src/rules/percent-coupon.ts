import type { CartAtWork, CartRule, LineAtWork } from "../pricing-terms.ts";
import { selectCoupons } from "./select-coupons.ts";
import { isCovered, percentOf, takePercentOff } from "./take-off.ts";
import type { UnitRun } from "./unit-run.ts";

/**
 * Coupons that take a percentage off each unit that they are valid for, rounded unit by unit. Several are applied one after the other,
 * largest first, equal ones by code: so the total doesn't depend on the order of entry. Source: PRICE-09, PRICE-10.
 */
export const percentCoupon: CartRule<"percentCoupon"> = Object.freeze<CartRule<"percentCoupon">>({
  kind: "perUnit",
  name: "percentCoupon",
  apply: (cart) => {
    for (const { coupon, lines } of selectCoupons(cart)) {
      const { code, percent, budgetMinor = null } = coupon;
      if (percent === undefined) continue;
      const reason = { rule: "percentCoupon", deduction: "couponMinor", label: code } as const;
      const wanted = (_line: LineAtWork, run: UnitRun) => percentOf(cart, run, percent);
      const takeOff = (line: LineAtWork, run: UnitRun) => takePercentOff(cart, line, run, percent, reason);
      const isGood = budgetMinor === null || isCovered(sumOfRuns(cart, lines, wanted), budgetMinor);
      cart.coupons.push({ code, amountMinor: isGood ? sumOfRuns(cart, lines, takeOff) : 0 });
    }
  },
});

/** The sum over all runs of some of the cart's lines. */
function sumOfRuns(
  cart: CartAtWork,
  lines: readonly LineAtWork[],
  amountOf: (line: LineAtWork, run: UnitRun) => number,
): number {
  let sumMinor = 0;
  let index = 0;
  for (const line of cart.lines) {
    const runs = cart.runs[index++] ?? [];
    if (!lines.includes(line)) continue;
    for (const run of runs) sumMinor += amountOf(line, run);
  }
  return sumMinor;
}
