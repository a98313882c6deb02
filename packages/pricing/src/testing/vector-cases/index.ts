import type { CartCase } from "./cart-case.ts";
import { completionCases } from "./completion.ts";
import { completionEdgeCases } from "./completion-edges.ts";
import { couponOrderCases } from "./coupon-order.ts";
import { couponCases } from "./coupons.ts";
import { edgeCases } from "./edges.ts";
import { mistakeCases, mistakeShopCases } from "./likely-mistakes.ts";
import { multiBuyCases } from "./multi-buy.ts";
import { offerCases } from "./offers.ts";
import { otherShopCases } from "./other-shops.ts";
import { pointsCases } from "./points.ts";
import { runCases } from "./runs.ts";
import type { ShopCase } from "./shop-case.ts";

/** Every cart of the golden vectors, rule by rule. A new rule adds its file here. */
export const cartCases: readonly CartCase[] = [
  ...pointsCases,
  ...completionCases,
  ...multiBuyCases,
  ...couponCases,
  ...edgeCases,
  ...completionEdgeCases,
  ...mistakeCases,
];

/** Carts of shops with other rules, currencies and roundings. */
export const shopCases: readonly ShopCase[] = [
  ...offerCases,
  ...otherShopCases,
  ...couponOrderCases,
  ...runCases,
  ...mistakeShopCases,
];
export * from "./amounts.ts";
export { badFieldCases } from "./bad-fields.ts";
export { badCases } from "./bad-input.ts";
export { configCases } from "./configs.ts";
export * from "./price-texts.ts";
export { savingCases } from "./savings.ts";
export { shelfCases } from "./shelf.ts";
