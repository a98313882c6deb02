import { isWhole } from "./amount.ts";
import type { CartLineInput, UncheckedCart } from "./cart-input.ts";
import type { PriceStep } from "./price-step.ts";
import { isCompleted, priceUnit } from "./price-unit.ts";
import type { CartAtWork, CartTerms, LineAtWork } from "./pricing-terms.ts";
import { withinBudgets } from "./rules/campaign-budget.ts";
import { unitRuns } from "./rules/unit-run.ts";
import type { Currency } from "./shop/currency.ts";
import { stepOf } from "./step-of.ts";

/** A line with its resulting amounts, in minor units. */
export interface PricedLine {
  readonly name: string;
  readonly quantity: number;
  /** The catalogue's full price of a unit. */
  readonly unitRegularMinor: number;
  /** What a unit costs the shopper, as the shelf shows it. For a bundle that is completed: the first unit. */
  readonly unitPriceMinor: number;
  readonly totalRegularMinor: number;
  /** The units' prices, before multi-buy, offers and coupons. */
  readonly subtotalMinor: number;
  /** The amounts that multi-buy, offers and coupons take off; never negative. */
  readonly multiBuyMinor: number;
  readonly offerMinor: number;
  readonly couponMinor: number;
  /** The amount to pay for the line. */
  readonly totalMinor: number;
}

export interface PricedCart<Line extends PricedLine = PricedLine, Code extends string = Currency> {
  readonly currency: Code;
  readonly lines: readonly Line[];
  readonly totalRegularMinor: number;
  readonly subtotalMinor: number;
  readonly multiBuyMinor: number;
  /** What each offer takes off. One that takes nothing off is left out. */
  readonly offers: ReadonlyArray<{ readonly id: string; readonly amountMinor: number }>;
  /** What each coupon takes off, in the order of the rules. A coupon that finds nothing to take off is here with 0. */
  readonly coupons: ReadonlyArray<{ readonly code: string; readonly amountMinor: number }>;
  /** The amount to pay: the sum of the lines. */
  readonly totalMinor: number;
}

/** A line with the reasons for its price, step by step in the order of the rules. */
export interface ExplainedLine<Rule extends string = PriceStep["rule"]> extends PricedLine {
  readonly trail: ReadonlyArray<PriceStep<Rule>>;
}
export type ExplainedCart<Rule extends string = PriceStep["rule"], Code extends string = Currency> = PricedCart<
  ExplainedLine<Rule>,
  Code
>;

/**
 * Prices a cart by the terms. With the reasons, if each line is to have a trail. In plain JavaScript a cart may come that nobody has checked:
 * one whose quantities or amounts aren't whole throws a RangeError instead of having a total.
 */
export function priceCart(
  input: UncheckedCart<string>,
  terms: CartTerms,
  hasReasons: boolean,
): PricedCart<LineAtWork, string> {
  const lines: LineAtWork[] = [];
  const runs: CartAtWork["runs"][number][] = [];
  for (const line of withinBudgets(input.lines, input, terms)) {
    const trail: PriceStep<string>[] | undefined = hasReasons ? [] : undefined;
    const { firstMinor, furtherMinor } = priceUnits(line, input, terms, trail);
    lines.push(toLine(line, firstMinor, furtherMinor, trail));
    runs.push(unitRuns(firstMinor, furtherMinor, line.quantity));
  }
  const stepMinor = stepOf(terms, input.currency);
  const cart: CartAtWork = { input, terms, stepMinor, lines, runs, selection: null, coupons: [], offers: [] };
  for (const rule of terms.cartRules) rule.apply(cart);
  return addUp(cart);
}

/**
 * What the units of a line cost before the cart's rules. The first unit of a bundle that is completed costs the missing amount; every
 * further one is a whole bundle.
 */
function priceUnits(
  line: CartLineInput,
  shopper: UncheckedCart<string>,
  terms: CartTerms,
  trail: PriceStep<string>[] | undefined,
): { readonly firstMinor: number; readonly furtherMinor: number } {
  const { quantity } = line;
  if (!isWhole(quantity, 1)) throw unchecked(`A quantity is ${quantity}`);
  if (quantity === 1 || !isCompleted(line, shopper, terms)) {
    const unitMinor = priceUnit(line, shopper, terms, trail, trail && { units: quantity, firstUnit: null });
    return { firstMinor: unitMinor, furtherMinor: unitMinor };
  }
  const firstMinor = priceUnit(line, shopper, terms, trail, { units: 1, firstUnit: 1 });
  const further = { units: quantity - 1, firstUnit: 2 };
  return { firstMinor, furtherMinor: priceUnit({ ...line, completion: null }, shopper, terms, trail, further) };
}

function toLine(
  { name, quantity, fullPriceMinor: unitRegularMinor }: CartLineInput,
  unitPriceMinor: number,
  furtherMinor: number,
  trail: PriceStep<string>[] | undefined,
): LineAtWork {
  const subtotalMinor = unitPriceMinor + furtherMinor * (quantity - 1);
  const line: LineAtWork = {
    name,
    quantity,
    unitRegularMinor,
    unitPriceMinor,
    totalRegularMinor: unitRegularMinor * quantity,
    subtotalMinor,
    multiBuyMinor: 0,
    offerMinor: 0,
    couponMinor: 0,
    totalMinor: subtotalMinor,
  };
  if (trail) line.trail = trail;
  return line;
}

function addUp({ input: { currency }, stepMinor, lines, offers, coupons }: CartAtWork): PricedCart<LineAtWork, string> {
  let totalRegularMinor = 0;
  let subtotalMinor = 0;
  let multiBuyMinor = 0;
  let totalMinor = 0;
  for (const line of lines) {
    totalRegularMinor += line.totalRegularMinor;
    subtotalMinor += line.subtotalMinor;
    multiBuyMinor += line.multiBuyMinor;
    totalMinor += line.totalMinor;
  }
  if (!isWhole(subtotalMinor, 0) || !isWhole(totalMinor, 0) || totalMinor % stepMinor !== 0) {
    throw unchecked(`The total is ${totalMinor}`);
  }
  return { currency, lines, totalRegularMinor, subtotalMinor, multiBuyMinor, offers, coupons, totalMinor };
}

function unchecked(what: string): RangeError {
  return new RangeError(`${what}: price what parseCartInput has checked.`);
}
