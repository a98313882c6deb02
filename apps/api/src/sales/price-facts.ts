import type { ProductType } from "@shop/api-client/contract";
import type { Locale } from "@shop/kernel";
import type { Campaign } from "@shop/pricing";

/** The products that a campaign or a coupon applies to: those of these names and those of these types. Both empty: every product. */
export interface ProductChoice {
  readonly productNames: readonly string[];
  readonly productTypes: readonly ProductType[];
}

/** A campaign that runs or is to come, with the moments of its start and end; the end is exclusive. */
export interface TimedCampaign extends ProductChoice, Campaign {
  readonly title: string;
  /** In the other languages that it has a title in. Missing in responses stored before campaigns had it. */
  readonly titles?: { readonly [Language in Exclude<Locale, "en">]?: string };
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** A coupon with what is left of it. One that the operator has taken out has ended then. */
export interface FactCoupon extends ProductChoice {
  readonly code: string;
  readonly percent: number | null;
  /** In minor units of the requested currency; null for a percentage, and if it has no amount in that currency. */
  readonly amountMinor: number | null;
  /** The minimum cart total before coupons, in minor units of the requested currency; null: it has no minimum in that currency. */
  readonly minimumMinor: number | null;
  /** It has a minimum in some currency, so it counts only in currencies that have one. */
  readonly hasMinimum: boolean;
  readonly isCombinable: boolean;
  /** It was granted to somebody else. Missing in responses stored before there were such coupons. */
  readonly isForOther?: boolean;
  readonly maxUses: number | null;
  readonly maxUsesPerUser: number | null;
  /** Reserved and used ones of all accounts. */
  readonly uses: number;
  /** In orders of this account that can still be paid; a new order of the same account releases them. */
  readonly heldByUser: number;
  readonly usedByUser: number;
  readonly startsAtMs: number | null;
  /** Not in it any more. */
  readonly endsAtMs: number | null;
}

/** A part of a bundle. `isOwned` is false for a visitor. */
export interface FactPart {
  readonly bundleId: string;
  readonly productId: string;
  readonly name: string;
  readonly fullPriceMinor: number;
  readonly isOwned: boolean;
}

/** Data besides the catalogue's own that prices depend on, at one moment. Plain JSON: a stored response is rebuilt from it. */
export interface PriceFacts {
  readonly campaigns: readonly TimedCampaign[];
  readonly coupons: readonly FactCoupon[];
  readonly parts: readonly FactPart[];
}

export const NO_PRICE_FACTS: PriceFacts = { campaigns: [], coupons: [], parts: [] };
