import { DISCOUNT_CAP_PERCENT, LOYALTY_DISCOUNT_PERCENT } from "@shop/pricing";

/** A sale's percentages: for everybody, and for customers instead of it and their loyalty; null: their loyalty is added. */
export interface SalePercent {
  readonly discount: number;
  readonly loyaltyDiscount?: number | null | undefined;
}

/** What a sale takes off for a logged-in customer, loyalty included, up to the cap. Source: ENGAGE-05, PRICE-04, PRICE-05. */
export function customerPercent({ discount, loyaltyDiscount }: SalePercent): number {
  return loyaltyDiscount ?? Math.max(discount, Math.min(discount + LOYALTY_DISCOUNT_PERCENT, DISCOUNT_CAP_PERCENT));
}
