/** The rules whose percentage points are added up on a unit. */
const POINTS_NAMES = ["sale", "campaign", "loyalty", "firstPurchase", "edu", "customerGroup", "quantityTier"] as const;

/** The rules for the whole cart, and what the amount of their steps is taken off: each of the units, or the line. */
const CART_STEPS = {
  /** The second and every further unit of the cart. */
  multiBuy: "perUnit",
  buyXGetY: "perUnit",
  minimumSpend: "perLine",
  percentCoupon: "perUnit",
  fixedCoupon: "perLine",
} as const;
const CART_NAMES = Object.keys(CART_STEPS) as ReadonlyArray<keyof typeof CART_STEPS>;

/** Why a price is what it is: every rule of this package, by its name. */
export const PRICE_RULES = [
  /** The catalogue's full price of a unit. */
  "regular",
  /** Parts of the bundle are owned: the price of the missing ones. */
  "completion",
  /** The catalogue states the price outright. */
  "stated",
  /** Percentage points, which add up: the product's own sale, or a campaign instead of it, and the customer's. */
  ...POINTS_NAMES,
  /** The points added up to more than the maximum. */
  "cap",
  /** All points, taken off the unit and rounded. */
  "points",
  ...CART_NAMES,
] as const;
export type PriceRuleName = (typeof PRICE_RULES)[number];

/** How a rule's step reads: as points, which are added up first; as an amount per unit or per line; otherwise as the price of a unit. */
export function stepKind(rule: PriceRuleName): "points" | "perUnit" | "perLine" | "price" {
  if (rule === "cap" || POINTS_NAMES.some((name) => name === rule)) return "points";
  const ofCart = CART_NAMES.find((name) => name === rule);
  return ofCart ? CART_STEPS[ofCart] : "price";
}

/** Which of a line's units a step concerns. */
export interface StepUnits {
  /** How many they are. */
  readonly units: number;
  /**
   * The first of them, counted from 1, if the units of the line differ: a bundle that completes the owned parts, and whole ones. Otherwise
   * null.
   */
  readonly firstUnit: number | null;
}

/**
 * One step of a line's price. Amounts in minor units of the cart's currency, for one unit; for the whole line with
 * `fixedCoupon` and `minimumSpend`. `result = base − amount`, where `amount` is the deduction after rounding. Steps of points have an amount of
 * zero: their sum is deducted by the step `points`.
 */
export interface PriceStep<Rule extends string = PriceRuleName> extends StepUnits {
  readonly rule: Rule;
  readonly baseMinor: number;
  /** The percentage or the points; null if an amount is given. */
  readonly percent: number | null;
  readonly amountMinor: number;
  readonly resultMinor: number;
  /** How far rounding has moved the exact result, in ten-thousandths of a minor unit: 5000 is half a cent up. An integer. */
  readonly roundingTenThousandths: number;
  /** A campaign's or an offer's title, a coupon's code. */
  readonly label: string | null;
}

/** A step with what follows from its parts. Positional, because a cart has a hundred of them. */
export function step(
  rule: string,
  { units, firstUnit }: StepUnits,
  baseMinor: number,
  percent: number | null,
  resultMinor: number,
  roundingTenThousandths = 0,
  label: string | null = null,
): PriceStep<string> {
  const amountMinor = baseMinor - resultMinor;
  return { rule, units, firstUnit, baseMinor, percent, amountMinor, resultMinor, roundingTenThousandths, label };
}
