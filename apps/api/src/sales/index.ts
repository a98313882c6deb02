export {
  endCampaign,
  findCampaign,
  findCampaignTitles,
  insertCampaign,
  type ListedCampaign,
  listCampaigns,
  listProductCampaigns,
  listStoredCampaigns,
  type ProductCampaign,
  putCampaign,
  takeOutCampaigns,
} from "./campaigns.ts";
export { campaignsAt } from "./campaigns-at.ts";
export { toCouponCode } from "./coupon-code.ts";
export {
  type CouponHolder,
  claimGrantedCoupons,
  couponHolderOf,
  deleteEndedGrants,
} from "./coupon-grants.ts";
export { holdCouponUses, listHeldCodes, lockCoupons, releaseCouponUses, settleCouponUses } from "./coupon-uses.ts";
export {
  type CouponRow,
  endCoupon,
  findCoupon,
  findDripCoupon,
  insertCoupon,
  listCoupons,
  lockImportedCoupons,
  putCoupon,
  takeOutCoupons,
} from "./coupons.ts";
export { deleteEduGrant, listEduGrants, putEduGrant } from "./edu-grants.ts";
export { holdFirstPurchase, keepFirstPurchase } from "./first-purchases.ts";
export { type GrantedCoupon, grantCoupon } from "./grant-coupon.ts";
export { hasPaidOrder } from "./has-paid-order.ts";
export { isFree } from "./is-free.ts";
export {
  findPersonalPrices,
  type PersonalPrices,
  selectPersonalPrices,
  toPersonalPrices,
} from "./personal-prices.ts";
export { findPriceFacts } from "./price-fact-rows.ts";
export { NO_PRICE_FACTS, type TimedCampaign } from "./price-facts.ts";
export { readPricingInput } from "./read-pricing-input.ts";
export { renewWindow } from "./renew-window.ts";
export { listSalesWindows, renewDemoWindows } from "./sales-windows.ts";
export { campaignsOf, type PricingItem, type PricingSource, toCampaign, toPricingInput } from "./to-pricing-input.ts";
export { isLocalTime, isTimeZone, localTimeOf, zonedTimeMs } from "./zoned-time.ts";
