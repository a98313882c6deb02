import { zonedTimeMs } from "../sales/index.ts";
import type { CheckedCampaign, CheckedCoupon } from "./schemas/sales-schemas.ts";

/** What is wrong with a campaign or a coupon, for the operator's eyes. */
export interface SalesFault {
  readonly field: string;
  readonly reason: string;
}

/** Campaign faults that no single field shows. Null: it is valid. */
export function findCampaignFault(campaign: CheckedCampaign, productNames: ReadonlySet<string>): SalesFault | null {
  const { discount, loyaltyDiscount, startDate, endDate, timeZone } = campaign;
  if (loyaltyDiscount !== null && loyaltyDiscount < discount) {
    return { field: "loyaltyDiscount", reason: "is less than everybody's discount" };
  }
  if (zonedTimeMs(startDate, timeZone, "start") >= zonedTimeMs(endDate, timeZone, "end")) {
    return { field: "endDate", reason: "is not after startDate" };
  }
  return findUnknownProduct(campaign.products, productNames);
}

/** The same of a coupon. */
export function findCouponFault(coupon: CheckedCoupon, productNames: ReadonlySet<string>): SalesFault | null {
  const { percent, amount, startDate, endDate, timeZone } = coupon;
  const amounts = Object.values(amount ?? {});
  if ((percent === undefined) === (amounts.length === 0)) {
    return { field: "percent", reason: "a coupon has either a percentage or an amount" };
  }
  const isTimed = startDate !== undefined || endDate !== undefined;
  if (isTimed !== (timeZone !== undefined)) {
    return { field: "timeZone", reason: "goes with startDate or endDate, and they with it" };
  }
  if (startDate !== undefined && endDate !== undefined && timeZone !== undefined) {
    const isEmpty = zonedTimeMs(startDate, timeZone, "start") >= zonedTimeMs(endDate, timeZone, "end");
    if (isEmpty) return { field: "endDate", reason: "is not after startDate" };
  }
  return findUnknownProduct(coupon.products, productNames);
}

function findUnknownProduct(names: readonly string[], known: ReadonlySet<string>): SalesFault | null {
  const unknown = names.find((name) => !known.has(name));
  return unknown === undefined ? null : { field: "products", reason: `names no product: ${unknown}` };
}
