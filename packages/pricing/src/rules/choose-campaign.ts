import type { Campaign, Shopper, UnitInput } from "../cart-input.ts";
import { compareCodePoints } from "../compare-code-points.ts";
import type { UnitTerms } from "../pricing-terms.ts";

type LoyaltyTerms = Pick<UnitTerms, "loyaltyPercent" | "hasCampaigns">;

/**
 * The campaign that replaces the product's own sale: of all that run, including the sale, the one with the most points for this
 * shopper applies. If equal, the product's own sale, then the campaign with the lower id. Null: the product's own sale applies.
 */
export function chooseCampaign(line: UnitInput, shopper: Shopper<string>, terms: LoyaltyTerms): Campaign | null {
  const { campaigns } = line;
  if (campaigns === undefined || campaigns.length === 0 || !terms.hasCampaigns) return null;
  let chosen: Campaign | null = null;
  let most = Math.max(0, line.salePercent ?? 0) + loyaltyBeside(null, shopper, terms);
  for (const campaign of campaigns) {
    const points = campaignPoints(campaign, shopper) + loyaltyBeside(campaign, shopper, terms);
    const isLowerOfEquals = points === most && chosen !== null && compareCodePoints(campaign.id, chosen.id) < 0;
    if (points <= most && !isLowerOfEquals) continue;
    chosen = campaign;
    most = points;
  }
  return chosen;
}

/** A campaign's own points for a shopper: its loyalty percentage if it has one and the shopper is logged in. */
export function campaignPoints(campaign: Campaign, shopper: Shopper<string>): number {
  return Math.max(0, shopper.isLoggedIn ? (campaign.loyaltyPercent ?? campaign.percent) : campaign.percent);
}

/** The additional loyalty points: none if the campaign has replaced them with its own percentage. */
export function loyaltyBeside(campaign: Campaign | null, shopper: Shopper<string>, terms: LoyaltyTerms): number {
  if (!shopper.isLoggedIn) return 0;
  return campaign === null || (campaign.loyaltyPercent ?? null) === null ? terms.loyaltyPercent : 0;
}

/** The percentage that the shelf names as the sale, for this shopper: a campaign's or the product's own. */
export function saleOf(
  line: UnitInput,
  shopper: Shopper<string>,
  terms: LoyaltyTerms,
): { readonly percent: number; readonly campaign: Campaign | null } {
  const campaign = chooseCampaign(line, shopper, terms);
  const percent = campaign === null ? Math.max(0, line.salePercent ?? 0) : campaignPoints(campaign, shopper);
  return { percent, campaign };
}
