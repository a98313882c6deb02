import type { CheckedCampaign, CheckedCoupon } from "../content/schemas/sales-schemas.ts";
import { contentCampaignSchema, contentCouponSchema } from "../content/schemas/sales-schemas.ts";
import { toCampaignRow, toCouponRow } from "../content/to-sales-rows.ts";
import type { Deps } from "../ports/deps.ts";
import { putCampaign } from "../sales/campaigns.ts";
import { putCoupon } from "../sales/coupons.ts";

/** A coupon of 10 % for everything, not combinable with another; name what matters. */
export async function insertCoupon(deps: Deps, values: Partial<CheckedCoupon> & { code: string }): Promise<void> {
  const isOfAmount = values.amount !== undefined;
  const coupon = contentCouponSchema.parse({ ...(isOfAmount ? {} : { percent: 10 }), ...values });
  await putCoupon(deps.db, toCouponRow(coupon, false));
}

/** A promotion of 20 % on everything, in UTC; name its bounds and what matters. */
export async function insertCampaign(
  deps: Deps,
  values: Partial<CheckedCampaign> & Pick<CheckedCampaign, "id" | "startDate" | "endDate">,
): Promise<void> {
  const campaign = contentCampaignSchema.parse({
    ...{ kind: "promotion", title: "A promotion", timeZone: "UTC", discount: 20, loyaltyDiscount: null },
    ...values,
  });
  await putCampaign(deps.db, toCampaignRow(campaign, true));
}
