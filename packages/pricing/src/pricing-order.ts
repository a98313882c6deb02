import type { CartRule } from "./rules/cart-rule.ts";
import { fixedCoupon } from "./rules/fixed-coupon.ts";
import { multiBuy } from "./rules/multi-buy.ts";
import { percentCoupon } from "./rules/percent-coupon.ts";

/**
 * The order of pricing, which is the whole of it: the unit's base price (what is missing of a bundle, a stated price), the points
 * added up, capped and taken off, rounded; then what concerns the whole cart, in this order. A new discount is a file in rules/
 * and a line here or in `POINTS_RULES` (points-order.ts), which stands by itself: a shelf prices units and loads no rule of carts. Source: PRICE-10.
 */
export const CART_RULES: readonly CartRule[] = [multiBuy, percentCoupon, fixedCoupon];
