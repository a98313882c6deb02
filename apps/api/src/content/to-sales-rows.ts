import type { Insertable } from "kysely";
import type { Database } from "../ports/database.ts";
import { zonedTimeMs } from "../sales/index.ts";
import type { CheckedCampaign, CheckedCoupon } from "./schemas/sales-schemas.ts";

/** The row of a campaign: its bounds as they were written, and the moments that these are. */
export function toCampaignRow(campaign: CheckedCampaign, isFromContent: boolean): Insertable<Database["campaigns"]> {
  const { startDate, endDate, timeZone } = campaign;
  return {
    id: campaign.id,
    kind: campaign.kind,
    title: campaign.title,
    subtitle: campaign.subtitle,
    description: campaign.description,
    percent: campaign.discount,
    loyalty_percent: campaign.loyaltyDiscount,
    product_names: JSON.stringify(campaign.products),
    product_types: JSON.stringify(campaign.productTypes),
    is_from_content: isFromContent,
    benefits: JSON.stringify(campaign.benefits),
    cta_text: campaign.ctaText,
    translations: JSON.stringify({ de: campaign.de, ja: campaign.ja }),
    page: campaign.page,
    renewed_in_days: campaign.renewedInDays,
    time_zone: timeZone,
    starts_local: startDate,
    ends_local: endDate,
    starts_at: new Date(zonedTimeMs(startDate, timeZone, "start")),
    ends_at: new Date(zonedTimeMs(endDate, timeZone, "end")),
    removed_at: null,
  };
}

/** The row of a coupon, without its uses, which belong to the orders. */
export function toCouponRow(coupon: CheckedCoupon, isFromContent: boolean): Insertable<Database["coupons"]> {
  const { amount, minimum, startDate, endDate, timeZone } = coupon;
  const momentOf = (local: string | undefined, bound: "start" | "end") =>
    local === undefined || timeZone === undefined ? null : new Date(zonedTimeMs(local, timeZone, bound));
  return {
    code: coupon.code,
    percent: coupon.percent ?? null,
    amount_eur_minor: amount?.EUR ?? null,
    amount_usd_minor: amount?.USD ?? null,
    amount_jpy_minor: amount?.JPY ?? null,
    minimum_eur_minor: minimum?.EUR ?? null,
    minimum_usd_minor: minimum?.USD ?? null,
    minimum_jpy_minor: minimum?.JPY ?? null,
    product_names: JSON.stringify(coupon.products),
    product_types: JSON.stringify(coupon.productTypes),
    is_combinable: coupon.isCombinable,
    is_from_content: isFromContent,
    drip_page: coupon.dripPage,
    max_uses: coupon.maxUses ?? null,
    max_uses_per_user: coupon.maxUsesPerUser ?? null,
    time_zone: timeZone ?? null,
    starts_local: startDate ?? null,
    ends_local: endDate ?? null,
    starts_at: momentOf(startDate, "start"),
    ends_at: momentOf(endDate, "end"),
    removed_at: null,
  };
}
