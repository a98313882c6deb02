import type { Coupon } from "../cart-input.ts";
import { compareCodePoints } from "../compare-code-points.ts";
import { step } from "../price-step.ts";
import { smallestStepMinor } from "../round-price.ts";
import { shareByLargestRemainder } from "../share-by-largest-remainder.ts";
import type { CartRule } from "./cart-rule.ts";
import { couponApplies } from "./coupon-applies.ts";

/**
 * Coupons of an amount, deducted once and shared among the lines that they are valid for, by largest remainder. Never below zero; one that
 * takes nothing off is listed with 0. Sorted by code, so that the total doesn't depend on the order of entry. Source: PRICE-09, PRICE-10.
 */
export const fixedCoupon: CartRule = (cart) => {
  const { input, lines, coupons } = cart;
  if (!input.coupons) return;
  const ordered = input.coupons.filter(isFixed).sort((a, b) => compareCodePoints(a.code, b.code));
  const stepMinor = smallestStepMinor(input.currency);
  for (const coupon of ordered) {
    // Sorted by name: the remainder after sharing goes to the same line, whatever was added first.
    const good = lines
      .filter((line) => couponApplies(coupon, line, cart))
      .sort((a, b) => compareCodePoints(a.name, b.name));
    const totalMinor = good.reduce((sum, line) => sum + line.totalMinor, 0);
    const amountMinor = Math.min(totalMinor, Math.floor(Math.max(0, coupon.amountMinor ?? 0) / stepMinor) * stepMinor);
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
      line.trail?.push(step("fixedCoupon", { units, firstUnit: null }, baseMinor, null, resultMinor, 0, coupon.code));
      line.couponMinor += shareMinor;
      line.totalMinor = resultMinor;
    }
    coupons.push({ code: coupon.code, amountMinor });
  }
};

function isFixed(coupon: Coupon): boolean {
  return coupon.percent === null;
}
