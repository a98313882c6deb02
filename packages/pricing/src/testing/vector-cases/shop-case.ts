import type { CartLineInput, Coupon, Offer, UncheckedCart } from "../../cart-input.ts";
import type { PricingConfig } from "../../pricing-config.ts";

/** A cart of a shop with a configuration of its own. The rules by name. */
export interface ShopCase {
  readonly about: string;
  readonly config: Omit<PricingConfig, "rules" | "locale"> & { readonly rules: readonly string[] };
  readonly input: UncheckedCart<string>;
}

const ALL_RULES = [
  ...["sale", "campaign", "loyalty", "firstPurchase", "edu", "customerGroup", "quantityTier"],
  ...["multiBuy", "buyXGetY", "percentCoupon", "minimumSpend", "fixedCoupon"],
];
export const DEALER: ShopCase["config"] = {
  currencies: [
    { code: "EUR", minorUnitsPerUnit: 100, stepMinor: 1 },
    { code: "CHF", minorUnitsPerUnit: 100, stepMinor: 5 },
    { code: "KWD", minorUnitsPerUnit: 1000, stepMinor: 1 },
    { code: "JPY", minorUnitsPerUnit: 1, stepMinor: 1 },
  ],
  rules: ALL_RULES,
  loyaltyPercent: 5,
  firstPurchasePercent: 3,
  multiBuyPercent: 0,
  capPercent: 60,
  rounding: "halfUp",
};

export function line(
  name: string,
  quantity: number,
  fullPriceMinor: number,
  more: Partial<CartLineInput> = {},
): CartLineInput {
  return { name, quantity, fullPriceMinor, ...more };
}

const LINES = [line("c", 2, 1999), line("a", 1, 4999), line("b", 3, 1000)];

export function cart(changes: Partial<UncheckedCart<string>>): UncheckedCart<string> {
  return { currency: "EUR", isLoggedIn: false, lines: LINES, ...changes };
}

export const offers = (...all: readonly Offer[]) => cart({ offers: all });
export const coupons = (...all: readonly Coupon[]) => cart({ coupons: all });
export const named =
  (config: ShopCase["config"]) =>
  (about: string, input: UncheckedCart<string>): ShopCase => ({ about, config, input });
export const dealer = named(DEALER);
