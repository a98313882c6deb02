import type { Coupon } from "../cart-input.ts";
import type { CartAtWork, LineAtWork } from "./cart-rule.ts";

/** Whether a coupon takes anything off a line: it is valid for the product, and the cart reaches its minimum. Source: PRICE-09. */
export function couponApplies(coupon: Coupon, line: LineAtWork, cart: CartAtWork): boolean {
  const isMeant = coupon.productNames === null || coupon.productNames.includes(line.name);
  return isMeant && spentMinor(cart) >= (coupon.minimumMinor ?? 0);
}

/** What a minimum counts: the cart after sale, points and multi-buy, before any coupon. */
function spentMinor({ lines }: CartAtWork): number {
  return lines.reduce((sum, line) => sum + line.subtotalMinor - line.multiBuyMinor, 0);
}
