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

/** Throws a RangeError that says what is wrong with a configuration. */
export function checkConfig({ currencies, rules, ...percentages }: PricingConfig): void {
  if (currencies.length === 0) throw new RangeError("A shop needs at least one currency.");
  refuseTwo(currencies.map(({ code }) => code));
  refuseTwo(rules.map(({ name }) => name));
  checkOrder(rules);
  for (const { code, minorUnitsPerUnit, stepMinor } of currencies) {
    // A price has as many decimals as its unit has zeros: with five minor units it would be written as one amount and read as another.
    if (/^10*$/.test(String(minorUnitsPerUnit)) && Number.isSafeInteger(stepMinor) && stepMinor >= 1) continue;
    throw new RangeError(`${code} needs a power of ten and a step of minor units: ${minorUnitsPerUnit}, ${stepMinor}.`);
  }
  for (const name of ["loyaltyPercent", "firstPurchasePercent", "multiBuyPercent", "capPercent"] as const) {
    const percent = percentages[name];
    if (percent !== undefined && !(percent >= 0 && percent <= 100))
      throw new RangeError(`${name} must be from 0 to 100: it is ${percent}.`);
  }
}

/** An amount off lines isn't seen by what is taken off units after it: together they could take off more than there is. */
function checkOrder(rules: readonly PricingRule[]): void {
  const firstAmount = rules.findIndex(({ kind }) => kind === "perLine");
  const late = rules.slice(firstAmount + 1).find(({ kind }) => kind === "perUnit");
  if (firstAmount >= 0 && late) {
    throw new RangeError(`${late.name} must come before ${rules[firstAmount]?.name}: it changes what units cost.`);
  }
  const hasRule = (name: string) => rules.some((rule) => rule.name === name);
  if (hasRule("campaign") && !hasRule("sale")) throw new RangeError("campaign needs sale, which it is compared with.");
}

function refuseTwo(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new RangeError(`"${twice}" is in the configuration twice.`);
}
