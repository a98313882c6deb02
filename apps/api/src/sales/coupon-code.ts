/** A coupon's code in its stored form: users may type it in lower case and with spaces around it. */
export function toCouponCode(typed: string): string {
  return typed.trim().toUpperCase();
}
