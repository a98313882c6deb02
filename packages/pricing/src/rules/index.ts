export type {
  CartAtWork,
  CartRule,
  Deduction,
  LineAtWork,
  PointsLine,
  PointsRule,
  SelectedCoupon,
} from "../pricing-terms.ts";
export { buyXGetY } from "./buy-x-get-y.ts";
export { campaign } from "./campaign.ts";
export { missingParts } from "./complete-bundle.ts";
export { customerGroup } from "./customer-group.ts";
export { edu } from "./edu.ts";
export { firstPurchase } from "./first-purchase.ts";
export { fixedCoupon } from "./fixed-coupon.ts";
export { loyalty } from "./loyalty.ts";
export { minimumSpend } from "./minimum-spend.ts";
export { multiBuy } from "./multi-buy.ts";
export { percentCoupon } from "./percent-coupon.ts";
export { quantityTier } from "./quantity-tier.ts";
export { sale } from "./sale.ts";
export { type Reason, takeAmountOff, takePercentOff } from "./take-off.ts";
export type { UnitRun } from "./unit-run.ts";
