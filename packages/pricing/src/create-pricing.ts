import type { Campaign, CartInput, Shopper, UnitInput } from "./cart-input.ts";
import { checkConfig } from "./check-config.ts";
import { parseCartInput } from "./parse-cart-input.ts";
import { type ExplainedCart, type PricedCart, type PricedLine, priceCart } from "./price-cart.ts";
import { createPriceFormat } from "./price-format.ts";
import type { PriceStep } from "./price-step.ts";
import { parsePriceIn } from "./price-text.ts";
import { priceUnit } from "./price-unit.ts";
import { cartTermsOf, type PricingConfig } from "./pricing-config.ts";
import type { CartTerms } from "./pricing-terms.ts";
import type { Result } from "./result.ts";
import { withinBudgets } from "./rules/campaign-budget.ts";
import { saleOf } from "./rules/choose-campaign.ts";
import { savingOfOneMore } from "./saving-of-one-more.ts";
import { unitPercent } from "./unit-percent.ts";

/** The steps that a price can have besides those of its rules. */
type BaseStep = "regular" | "completion" | "stated" | "cap" | "points";

/** Pricing by one shop's currencies and rules. All amounts are in minor units. */
export interface Pricing<Code extends string, Rule extends string> {
  readonly currencies: readonly Code[];
  readonly isCurrency: (value: unknown) => value is Code;
  /** The only way to create a cart's input. Failures: see `parseCartInput` in parse-cart-input.ts. */
  readonly parseCartInput: (given: unknown) => Result<CartInput<Code>>;
  /** Prices a cart: units, lines, offers, coupons, total. */
  readonly priceCart: (input: CartInput<Code>) => PricedCart<PricedLine, Code>;
  /** The same, and why: every line with its trail. */
  readonly explainCart: (input: CartInput<Code>) => ExplainedCart<Rule | BaseStep, Code>;
  /** What one more unit of a line would save by being in this cart, and what it would add to the total. Null: nothing is saved. */
  readonly savingOfOneMore: (
    input: CartInput<Code>,
    name: string,
  ) => { readonly savedMinor: number; readonly addsMinor: number } | null;
  /** What one unit costs one shopper, before multi-buy, offers and coupons. With a `trail`, the steps are appended to it. */
  readonly priceUnit: (line: UnitInput, shopper: Shopper<Code>, trail?: Array<PriceStep<Rule | BaseStep>>) => number;
  /** The percentage points of all rules together, capped: what a price is advertised with. */
  readonly unitPercent: (line: UnitInput, shopper: Shopper<Code>) => number;
  /** The percentage that the shelf names as the sale: a campaign's or the product's own. */
  readonly saleOf: (
    line: UnitInput,
    shopper: Shopper<Code>,
  ) => { readonly percent: number; readonly campaign: Campaign | null };
  /**
   * Writes an amount, also one that isn't a multiple of the currency's step. Throws a RangeError for one that isn't a whole number of minor
   * units or is above `MAX_AMOUNT_MINOR`, and for an unknown currency.
   */
  readonly formatPrice: (amountMinor: number, currency: Code) => string;
  /** An amount from a price as people write it: `4999.5` is 4999.50. Failures `pricing.notAPrice`, `pricing.unknownCurrency`. */
  readonly parsePrice: (text: string, currency: Code) => Result<number>;
}

/**
 * Pricing for a shop: its currencies, its rules in their order, its percentages, its rounding. Everything is a pure function: no date, no
 * storage, no network. Throws a RangeError for a configuration that can't be right, such as no currency, two rules with one name, an unknown
 * rounding or setting, a percentage that isn't from 0 to 100.
 */
export function createPricing<const Code extends string, const Rule extends string>(
  config: PricingConfig<Code, Rule>,
): Pricing<Code, Rule> {
  checkConfig(config);
  const { currencies, locale = "en" } = config;
  const codes = Object.freeze(currencies.map(({ code }) => code));
  const terms = cartTermsOf(config);
  // The functions below work for any shop. That their currencies and rules are those of this configuration is said to the type check here.
  return Object.freeze({
    currencies: codes,
    isCurrency: (value: unknown): value is Code => codes.some((code) => code === value),
    parseCartInput: (given) => parseCartInput(given, terms.steps as Readonly<Record<Code, number>>),
    priceCart: (input) => priceCart(input, terms, false) as PricedCart<PricedLine, Code>,
    explainCart: (input) =>
      priceCart(input, terms, true) as PricedCart<PricedLine, Code> as ExplainedCart<Rule | BaseStep, Code>,
    savingOfOneMore: (input, name) => savingOfOneMore(input, name, terms),
    priceUnit: (line, shopper, trail) =>
      priceUnit(oneOf(line, shopper, terms), shopper, terms, trail as PriceStep<string>[] | undefined),
    unitPercent: (line, shopper) => unitPercent(oneOf(line, shopper, terms), shopper, terms),
    saleOf: (line, shopper) => saleOf(oneOf(line, shopper, terms), shopper, terms),
    formatPrice: createPriceFormat(currencies, locale),
    parsePrice: (text, currency) => parsePriceIn(text, currency, currencies),
  } satisfies Pricing<Code, Rule>);
}

/** One unit as a cart of its own would have it: without the campaigns whose budget doesn't even cover one. */
function oneOf(line: UnitInput, shopper: Shopper<string>, terms: CartTerms): UnitInput {
  return withinBudgets([{ ...line, name: "", quantity: 1 }], shopper, terms)[0] ?? line;
}
