import type { Campaign, Shopper, UnitInput } from "../cart-input.ts";
import type { PriceStep } from "../price-step.ts";
import { priceUnit as priceUnitBy } from "../price-unit.ts";
import { unitTermsOf } from "../pricing-config.ts";
import { saleOf as saleOfBy } from "../rules/choose-campaign.ts";
import { completionPrice } from "../rules/complete-bundle.ts";
import { unitPercent as unitPercentBy } from "../unit-percent.ts";
import { CURRENCIES, type Currency, shopCurrency, smallestStepMinor } from "./currency.ts";
import { DISCOUNT_CAP_PERCENT, FIRST_PURCHASE_PERCENT, LOYALTY_DISCOUNT_PERCENT } from "./limits.ts";
import { SHOP_UNIT_RULES } from "./unit-rules.ts";

/** The part of the shop's configuration that a shelf needs. `SHOP_PRICING` is all of it. */
export const SHOP_UNITS = Object.freeze({
  currencies: Object.freeze(CURRENCIES.map(shopCurrency)),
  rules: SHOP_UNIT_RULES,
  loyaltyPercent: LOYALTY_DISCOUNT_PERCENT,
  firstPurchasePercent: FIRST_PURCHASE_PERCENT,
  capPercent: DISCOUNT_CAP_PERCENT,
  rounding: "halfUp",
} as const);

const terms = unitTermsOf(SHOP_UNITS);

/**
 * What one unit costs one shopper, as the shelf shows it and the cart charges it before multi-buy and coupons. With a `trail`, every step
 * that changed the price is appended to it. Amounts in minor units.
 */
export function priceUnit(line: UnitInput, shopper: Shopper, trail?: PriceStep[]): number {
  return priceUnitBy(line, shopper, terms, trail as PriceStep<string>[] | undefined);
}

/** The percentage points that all rules together take off a unit, capped: what a price is advertised with. Source: PRICE-04. */
export function unitPercent(line: UnitInput, shopper: Shopper): number {
  return unitPercentBy(line, shopper, terms);
}

/** The percentage that the shelf names as the sale, for this shopper: a campaign's or the product's own. */
export function saleOf(
  line: UnitInput,
  shopper: Shopper,
): { readonly percent: number; readonly campaign: Campaign | null } {
  return saleOfBy(line, shopper, terms);
}

/** What a bundle at this price costs a shopper who owns parts of it; null if that changes nothing. */
export function completionPriceMinor(line: UnitInput, bundlePriceMinor: number, currency: Currency): number | null {
  return completionPrice(line, bundlePriceMinor, smallestStepMinor(currency), SHOP_UNITS.rounding);
}
