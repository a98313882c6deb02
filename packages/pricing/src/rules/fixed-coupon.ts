import type { Coupon } from "../cart-input.ts";
import { step } from "../price-step.ts";
import { smallestStepMinor } from "../round-price.ts";
import { shareByLargestRemainder } from "../share-by-largest-remainder.ts";
import type { CartRule } from "./cart-rule.ts";
import { isGoodFor } from "./is-good-for.ts";

/**
 * Coupons of an amount, taken off once and shared among the lines that they are good for, by largest remainder. Never below zero. By code,
 * so that the total doesn't depend on the order in which they were entered. Source: PRICE-09, PRICE-10.
 */
export const fixedCoupon: CartRule = ({ input, lines, coupons }) => {
  if (!input.coupons) return;
  const ordered = input.coupons.filter(hasAmount).sort((a, b) => (a.code < b.code ? -1 : 1));
  const stepMinor = smallestStepMinor(input.currency);
  for (const coupon of ordered) {
    // By name: what is left over after sharing goes to the same line whatever was added first.
    const good = lines.filter((line) => isGoodFor(coupon, line)).sort((a, b) => (a.name < b.name ? -1 : 1));
    const totalMinor = good.reduce((sum, line) => sum + line.totalMinor, 0);
    const amountMinor = Math.min(totalMinor, Math.floor(coupon.amountMinor / stepMinor) * stepMinor);
    const shares = shareByLargestRemainder(
      amountMinor,
      good.map((line) => line.totalMinor),
      stepMinor,
    );
    for (const [index, line] of good.entries()) {
      const shareMinor = shares[index] ?? 0;
      if (shareMinor === 0) continue;
      const { quantity: units, totalMinor: baseMinor } = line;
      const resultMinor = baseMinor - shareMinor;
      line.trail?.push(step("fixedCoupon", units, baseMinor, null, resultMinor, 0, coupon.code));
      line.couponMinor += shareMinor;
      line.totalMinor = resultMinor;
    }
    coupons.push({ code: coupon.code, amountMinor });
  }
};

function hasAmount(coupon: Coupon): coupon is Coupon & { readonly amountMinor: number } {
  return coupon.percent === null && coupon.amountMinor !== null && coupon.amountMinor > 0;
}
