import { fixedCoupon } from "../rules/fixed-coupon.ts";
import { multiBuy } from "../rules/multi-buy.ts";
import { percentCoupon } from "../rules/percent-coupon.ts";

/**
 * The shop's rules for the whole cart, in order. Before them a unit has its base price (the missing parts of a bundle, a stated price), and
 * the points of `SHOP_UNIT_RULES` are added up, capped, deducted and rounded. Source: PRICE-10.
 */
export const SHOP_CART_RULES = Object.freeze([multiBuy, percentCoupon, fixedCoupon] as const);
