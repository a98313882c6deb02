import type { CartRule } from "./rules/cart-rule.ts";
import { fixedCoupon } from "./rules/fixed-coupon.ts";
import { multiBuy } from "./rules/multi-buy.ts";
import { percentCoupon } from "./rules/percent-coupon.ts";

/**
 * The complete order of pricing: the unit's base price (the missing parts of a bundle, a stated price), the points added up, capped and
 * deducted, rounded; then the rules for the whole cart, in this order. A new discount is a file in rules/ and a line here or in
 * `POINTS_RULES` (points-order.ts), which is a separate module: a shelf prices units and loads no cart rules. Source: PRICE-10.
 */
export const CART_RULES: readonly CartRule[] = [multiBuy, percentCoupon, fixedCoupon];
