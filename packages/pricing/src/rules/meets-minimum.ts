import type { Coupon } from "../cart-input.ts";
import type { LineAtWork } from "./cart-rule.ts";

/** Whether the cart reaches a coupon's minimum: after sale, points and multi-buy, before any coupon. Source: PRICE-09. */
export function meetsMinimum(coupon: Coupon, lines: readonly LineAtWork[]): boolean {
  const spentMinor = lines.reduce((sum, line) => sum + line.subtotalMinor - line.multiBuyMinor, 0);
  return spentMinor >= (coupon.minimumMinor ?? 0);
}
