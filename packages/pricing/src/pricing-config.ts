import type { CurrencyTerms } from "./currency-terms.ts";
import type { CartRule, CartTerms, PointsRule, UnitTerms } from "./pricing-terms.ts";
import type { Rounding } from "./rounding.ts";

export type PricingRule<Name extends string = string> = PointsRule<Name> | CartRule<Name>;

/** What is particular to a shop. */
export interface PricingConfig<Code extends string = string, Rule extends string = string> {
  readonly currencies: ReadonlyArray<CurrencyTerms<Code>>;
  /** Those of percentage points are added up on a unit; then those for the whole cart are applied in this order. */
  readonly rules: ReadonlyArray<PricingRule<Rule>>;
  /** Off every unit for customers who are logged in, by the rule `loyalty`. Absent: 0. */
  readonly loyaltyPercent?: number;
  /** Off a new account's first purchase, by the rule `firstPurchase`. Absent: 0. */
  readonly firstPurchasePercent?: number;
  /** Off the second and every further unit of a cart, by the rule `multiBuy`. Absent: 0. */
  readonly multiBuyPercent?: number;
  /** The most that the points on a unit may add up to. */
  readonly capPercent: number;
  readonly rounding: Rounding;
  /** The language of prices in currencies without a format of their own. Absent: English. */
  readonly locale?: string;
}

/** The part of a configuration that a unit's price depends on. */
export function unitTermsOf(config: Omit<PricingConfig, "multiBuyPercent" | "locale">): UnitTerms {
  const { currencies, rules, capPercent, rounding, loyaltyPercent = 0, firstPurchasePercent = 0 } = config;
  const steps = Object.freeze(Object.fromEntries(currencies.map(({ code, stepMinor }) => [code, stepMinor])));
  const pointsRules = rules.filter((rule) => rule.kind === "points");
  const has = (name: string) => pointsRules.some((rule) => rule.name === name);
  return {
    ...{ pointsRules, steps, rounding, firstPurchasePercent, capPercent },
    loyaltyPercent: has("loyalty") ? loyaltyPercent : 0,
    hasCampaigns: has("campaign"),
  };
}

/** The part of a configuration that a cart's price depends on. */
export function cartTermsOf(config: Omit<PricingConfig, "locale">): CartTerms {
  const cartRules = config.rules.filter((rule) => rule.kind !== "points");
  return { ...unitTermsOf(config), cartRules, multiBuyPercent: config.multiBuyPercent ?? 0 };
}
