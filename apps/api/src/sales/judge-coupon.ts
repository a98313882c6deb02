import type { ProductType } from "@shop/api-client/contract";
import { isMeant } from "./is-meant.ts";
import type { FactCoupon } from "./price-facts.ts";

/** Why a coupon doesn't count. */
export type CouponRefusal =
  | "cart.couponUnknown"
  | "cart.couponNotYet"
  | "cart.couponExpired"
  | "cart.couponNotForCart"
  | "cart.couponNotForCurrency"
  | "cart.couponBelowMinimum"
  | "cart.couponUsedUp"
  | "cart.couponUsedBefore"
  | "cart.couponStandsAlone";

/** A code of the cart and its result; null: it counts. */
export interface JudgedCoupon {
  readonly code: string;
  readonly refusal: CouponRefusal | null;
}

interface CartToJudge {
  readonly products: ReadonlyArray<{ readonly name: string; readonly type: ProductType }>;
  /** The total before coupons, in minor units. */
  readonly spentMinor: number;
  readonly nowMs: number;
}

/**
 * Whether a coupon counts for a cart, by itself. A use reserved by the same account's own waiting order doesn't matter: a new order
 * replaces it. A coupon for everything also counts for an empty cart and applies once the cart is filled. Somebody
 * else's is unknown, so that nobody learns which codes exist. Source: PRICE-09.
 */
export function judgeCoupon(coupon: FactCoupon | undefined, cart: CartToJudge): CouponRefusal | null {
  if (!coupon || coupon.isForOther) return "cart.couponUnknown";
  const { startsAtMs, endsAtMs, maxUses, maxUsesPerUser, productNames, productTypes } = coupon;
  if (startsAtMs !== null && cart.nowMs < startsAtMs) return "cart.couponNotYet";
  if (endsAtMs !== null && cart.nowMs >= endsAtMs) return "cart.couponExpired";
  if (maxUsesPerUser !== null && coupon.usedByUser >= maxUsesPerUser) return "cart.couponUsedBefore";
  if (maxUses !== null && coupon.uses - coupon.heldByUser >= maxUses) return "cart.couponUsedUp";
  if (coupon.percent === null && coupon.amountMinor === null) return "cart.couponNotForCurrency";
  if (coupon.hasMinimum && coupon.minimumMinor === null) return "cart.couponNotForCurrency";
  const isForEverything = productNames.length === 0 && productTypes.length === 0;
  if (!isForEverything && !cart.products.some((product) => isMeant(coupon, product))) return "cart.couponNotForCart";
  if (coupon.hasMinimum && cart.spentMinor < Number(coupon.minimumMinor)) return "cart.couponBelowMinimum";
  return null;
}

/**
 * The coupons of a cart in the order in which they were added. Of those that can't be combined, the earlier counts. One that doesn't count
 * by itself excludes no other.
 */
export function judgeCoupons(
  codes: readonly string[],
  coupons: readonly FactCoupon[],
  cart: CartToJudge,
): readonly JudgedCoupon[] {
  const standing: FactCoupon[] = [];
  return codes.map((code) => {
    const coupon = coupons.find((known) => known.code === code);
    const refusal = judgeCoupon(coupon, cart);
    if (refusal !== null || !coupon) return { code, refusal: refusal ?? "cart.couponUnknown" };
    if (standing.length > 0 && ![...standing, coupon].every(({ isCombinable }) => isCombinable)) {
      return { code, refusal: "cart.couponStandsAlone" };
    }
    standing.push(coupon);
    return { code, refusal: null };
  });
}
