import type { CartInput, CartLineInput, Shopper } from "./cart-input.ts";
import type { Currency } from "./currency.ts";
import type { PriceStep } from "./price-step.ts";
import { isCompleted, priceUnit } from "./price-unit.ts";
import { CART_RULES } from "./pricing-order.ts";
import type { CartAtWork, LineAtWork } from "./rules/cart-rule.ts";

/** A line with its resulting amounts, in minor units. */
export interface PricedLine {
  readonly name: string;
  readonly quantity: number;
  /** The catalogue's full price of a unit. */
  readonly unitRegularMinor: number;
  /** What a unit costs the shopper, as the shelf shows it. For a bundle that is completed: the first unit. */
  readonly unitPriceMinor: number;
  readonly totalRegularMinor: number;
  /** The units' prices, before multi-buy and coupons. */
  readonly subtotalMinor: number;
  /** The amounts that multi-buy and coupons take off; never negative. */
  readonly multiBuyMinor: number;
  readonly couponMinor: number;
  /** The amount to pay for the line. */
  readonly totalMinor: number;
}

export interface PricedCart<Line extends PricedLine = PricedLine> {
  readonly currency: Currency;
  readonly lines: readonly Line[];
  readonly totalRegularMinor: number;
  readonly subtotalMinor: number;
  readonly multiBuyMinor: number;
  /** What each coupon takes off, in the order of the rules. A coupon that finds nothing to take off is here with 0. */
  readonly coupons: ReadonlyArray<{ readonly code: string; readonly amountMinor: number }>;
  /** The amount to pay: the sum of the lines. */
  readonly totalMinor: number;
}

/** A line with the reasons for its price, step by step in the order of the rules. */
export interface ExplainedLine extends PricedLine {
  readonly trail: readonly PriceStep[];
}
export type ExplainedCart = PricedCart<ExplainedLine>;

/**
 * Prices a cart. Shelf, cart, server, payment, order and mails all call this one function. The order of the rules is
 * `pricing-order.ts`. Quantities are whole and at least 1, prices whole and not negative: the caller must ensure that.
 */
export function priceCart(input: CartInput): PricedCart {
  return runRules(
    input,
    input.lines.map((line) => priceLine(line, input)),
  );
}

/** `priceCart`, and why: every line with its trail. */
export function explainCart(input: CartInput): ExplainedCart {
  return runRules(
    input,
    input.lines.map((line) => {
      const trail: PriceStep[] = [];
      return { ...priceLine(line, input, trail), trail };
    }),
  );
}

function runRules<Line extends LineAtWork>(input: CartInput, lines: readonly Line[]): PricedCart<Line> {
  const cart: CartAtWork = { input, lines, coupons: [], fullUnit: null };
  for (const rule of CART_RULES) rule(cart);
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
  const { coupons } = cart;
  return { currency: input.currency, lines, totalRegularMinor, subtotalMinor, multiBuyMinor, coupons, totalMinor };
}

/**
 * A line before the cart's rules. The first unit of a bundle that is completed costs the missing amount; every further one is a whole
 * bundle.
 */
function priceLine(line: CartLineInput, shopper: Shopper, trail?: PriceStep[]): LineAtWork {
  const { name, quantity, fullPriceMinor: unitRegularMinor } = line;
  const isSplit = quantity > 1 && isCompleted(line, shopper);
  const first = isSplit ? { units: 1, firstUnit: 1 } : { units: quantity, firstUnit: null };
  const unitPriceMinor = priceUnit(line, shopper, trail, first);
  const further = { units: quantity - 1, firstUnit: 2 };
  const furtherMinor = isSplit ? priceUnit({ ...line, completion: null }, shopper, trail, further) : unitPriceMinor;
  const subtotalMinor = unitPriceMinor + furtherMinor * (quantity - 1);
  return {
    name,
    quantity,
    unitRegularMinor,
    unitPriceMinor,
    totalRegularMinor: unitRegularMinor * quantity,
    subtotalMinor,
    multiBuyMinor: 0,
    couponMinor: 0,
    totalMinor: subtotalMinor,
  };
}
