import type { ProductType } from "@shop/api-client/contract";

/** Which products a campaign or a coupon means: those of these names and those of these types. Both empty: every product. */
export interface ProductChoice {
  readonly productNames: readonly string[];
  readonly productTypes: readonly ProductType[];
}

/** A campaign that runs at the moment. */
export interface FactCampaign extends ProductChoice {
  readonly id: string;
  readonly title: string;
  readonly percent: number;
  readonly loyaltyPercent: number | null;
}

/** A coupon with what is left of it. One that the operator has taken out has ended then. */
export interface FactCoupon extends ProductChoice {
  readonly code: string;
  readonly percent: number | null;
  /** In minor units of the wanted currency; null for a percentage, and where it has no amount in that currency. */
  readonly amountMinor: number | null;
  /** What the cart must come to before coupons, in minor units of the wanted currency; null: it has no minimum in that currency. */
  readonly minimumMinor: number | null;
  /** It has a minimum in some currency: it counts only where it has one. */
  readonly hasMinimum: boolean;
  readonly isCombinable: boolean;
  readonly maxUses: number | null;
  readonly maxUsesPerUser: number | null;
  /** Held and used ones of everybody. */
  readonly uses: number;
  /** With orders of this account that can still be paid; a new order of the same account gives them up. */
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

/** What prices depend on besides the catalogue's own, as it was at one moment. Plain JSON: a kept answer is made from it again. */
export interface PriceFacts {
  readonly campaigns: readonly FactCampaign[];
  readonly coupons: readonly FactCoupon[];
  readonly parts: readonly FactPart[];
}

export const NO_PRICE_FACTS: PriceFacts = { campaigns: [], coupons: [], parts: [] };

/** What a price depends on of whoever buys, at one moment. */
export interface ShopperFacts {
  readonly eduPercent: number;
  readonly hasFirstPurchase: boolean;
}

export const NO_SHOPPER_FACTS: ShopperFacts = { eduPercent: 0, hasFirstPurchase: false };
