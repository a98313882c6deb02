/** A coupon's code as it is kept: whoever types it may write it small and with spaces around it. */
export function toCouponCode(typed: string): string {
  return typed.trim().toUpperCase();
}
