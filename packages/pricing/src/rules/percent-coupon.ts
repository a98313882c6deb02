import { applyDiscount, discountRounding } from "../apply-discount.ts";
import type { Coupon } from "../cart-input.ts";
import { compareCodePoints } from "../compare-code-points.ts";
import type { Currency } from "../currency.ts";
import { step } from "../price-step.ts";
import type { CartRule, LineAtWork } from "./cart-rule.ts";
import { couponApplies } from "./coupon-applies.ts";
import { type UnitGroup, unitGroups } from "./unit-groups.ts";

/**
 * Coupons that take a percentage off each unit that they are valid for, rounded unit by unit. Several are applied one after the other,
 * largest first, equal ones by code: so the total doesn't depend on the order of entry. Source: PRICE-09, PRICE-10.
 */
export const percentCoupon: CartRule = (cart) => {
  const { input, lines, coupons } = cart;
  if (!input.coupons) return;
  const ordered = input.coupons.filter(hasPercent).sort(byPercentThenCode);
  if (ordered.length === 0) return;
  const groupsOf = new Map<LineAtWork, readonly UnitGroup[]>(lines.map((line) => [line, unitGroups(line, cart)]));
  for (const coupon of ordered) {
    let amountMinor = 0;
    for (const [line, groups] of groupsOf) {
      if (!couponApplies(coupon, line, cart)) continue;
      const reduced = groups.map((group) => take(coupon, group, line, input.currency));
      const saved = sum(groups) - sum(reduced);
      groupsOf.set(line, reduced);
      line.couponMinor += saved;
      line.totalMinor -= saved;
      amountMinor += saved;
    }
    coupons.push({ code: coupon.code, amountMinor });
  }
};

type PercentCoupon = Coupon & { readonly percent: number };

function hasPercent(coupon: Coupon): coupon is PercentCoupon {
  return coupon.percent !== null;
}

function byPercentThenCode(a: PercentCoupon, b: PercentCoupon): number {
  return b.percent - a.percent || compareCodePoints(a.code, b.code);
}

function take(coupon: PercentCoupon, group: UnitGroup, line: LineAtWork, currency: Currency): UnitGroup {
  const { priceMinor: baseMinor } = group;
  const { code, percent } = coupon;
  const resultMinor = applyDiscount(baseMinor, percent, currency);
  if (resultMinor === baseMinor) return group;
  const rounding = discountRounding(baseMinor, percent, resultMinor);
  line.trail?.push(step("percentCoupon", group, baseMinor, percent, resultMinor, rounding, code));
  return { ...group, priceMinor: resultMinor };
}

function sum(groups: readonly UnitGroup[]): number {
  return groups.reduce((total, group) => total + group.units * group.priceMinor, 0);
}
