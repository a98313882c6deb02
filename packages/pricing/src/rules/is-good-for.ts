import type { Coupon } from "../cart-input.ts";

/** Whether a coupon is valid for a product. */
export function isGoodFor(coupon: Coupon, line: { readonly name: string }): boolean {
  return coupon.productNames === null || coupon.productNames.includes(line.name);
}
