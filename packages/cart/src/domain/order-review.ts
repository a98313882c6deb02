import type { ProductType } from "@shop/api-client/contract";
import type { Currency, PriceStep } from "@shop/pricing";

/** A line of the order preview. Amounts in minor units of the review's currency, including VAT unless noted otherwise. */
export interface OrderReviewLine {
  readonly name: string;
  readonly type: ProductType;
  readonly quantity: number;
  readonly unitRegularMinor: number;
  readonly unitPriceMinor: number;
  /** The units' prices, before multi-buy and coupons. */
  readonly subtotalMinor: number;
  /** The amount to pay for the line; under reverse charge without VAT. */
  readonly totalMinor: number;
  readonly trail: readonly PriceStep[];
  /** Of a bundle that is completed: the parts that are owned and aren't delivered again. */
  readonly ownedParts: readonly string[];
}

/** The VAT of all lines of one rate. 1900 basis points are 19 percent. */
export interface ReviewedVat {
  readonly rateBasisPoints: number;
  readonly vatMinor: number;
}

/** Whom and how the order is taxed, as the server sees it. */
export interface ReviewedTax {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** A business of another EU country owes the VAT itself: it is deducted from the amount to pay. */
  readonly isReverseCharge: boolean;
  /** The state of a VAT id that would remove the tax; only a valid one does. Null: none was given, or the host doesn't say. */
  readonly vatIdCheck: "valid" | "invalid" | "unavailable" | "notAsked" | null;
  readonly vatMinor: number;
  readonly netMinor: number;
  readonly rates: readonly ReviewedVat[];
}

/** The preview of an order, as the server has just priced it. */
export interface OrderReview {
  readonly currency: Currency;
  readonly lines: readonly OrderReviewLine[];
  readonly totalRegularMinor: number;
  readonly subtotalMinor: number;
  readonly multiBuyMinor: number;
  readonly coupons: ReadonlyArray<{ readonly code: string; readonly amountMinor: number }>;
  readonly totalMinor: number;
  readonly tax: ReviewedTax;
  readonly buyer: { readonly name: string; readonly email: string };
  /** The country of the buyer's last paid order. Null: there is none, or the host doesn't say. */
  readonly lastCountry: string | null;
  /** The countries that can be chosen. */
  readonly countries: readonly string[];
}

/** A total that the shopper has seen. */
export interface ShownTotal {
  readonly totalMinor: number;
  readonly currency: Currency;
}

/** The total when last shown, and the current one. */
export interface PriceChange {
  readonly fromMinor: number;
  readonly toMinor: number;
}

/**
 * How the total differs from the one last shown; null if it doesn't, or if they can't be compared: a different currency, or
 * one with VAT and one without.
 */
export function priceChange(shown: ShownTotal | null, review: OrderReview): PriceChange | null {
  if (!shown || shown.currency !== review.currency || review.tax.isReverseCharge) return null;
  if (shown.totalMinor === review.totalMinor) return null;
  return { fromMinor: shown.totalMinor, toMinor: review.totalMinor };
}
