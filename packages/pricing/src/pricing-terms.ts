import type { Coupon, Shopper, UncheckedCart, UnitInput } from "./cart-input.ts";
import type { PriceStep } from "./price-step.ts";
import type { Rounding } from "./rounding.ts";
import type { UnitRun } from "./rules/unit-run.ts";

/** What the price of a unit depends on besides the product and the shopper. */
export interface UnitTerms {
  /** The rules whose percentage points are added up, in the order in which the trail names them. */
  readonly pointsRules: readonly PointsRule[];
  /** The smallest step of each currency's prices, in minor units. */
  readonly steps: Readonly<Record<string, number>>;
  readonly rounding: Rounding;
  /** Whether the shop has the rule `campaign`. */
  readonly hasCampaigns: boolean;
  /** The points of every customer who is logged in, by the rule `loyalty`, and of a first purchase. 0 without the rule. */
  readonly loyaltyPercent: number;
  readonly firstPurchasePercent: number;
  /** The most that the points may add up to. */
  readonly capPercent: number;
}

/** What the price of a cart depends on besides its lines and the shopper. */
export interface CartTerms extends UnitTerms {
  /** The rules for the whole cart, in the order in which they are applied. */
  readonly cartRules: readonly CartRule[];
  /** Off the second and every further unit. */
  readonly multiBuyPercent: number;
}

/** What a rule for a unit may look at. A shelf prices one unit, so there the quantity is absent. */
export type PointsLine = UnitInput & { readonly quantity?: number };

/** A rule that gives percentage points on a unit. Points of all rules are added, then capped. 0: nothing. */
export interface PointsRule<Name extends string = string> {
  readonly kind: "points";
  /** The trail names it so. */
  readonly name: Name;
  readonly pointsOf: (line: PointsLine, shopper: Shopper<string>, terms: UnitTerms) => number;
  /** Further data for the trail, in addition to the rule's name. */
  readonly labelOf?: (line: PointsLine, shopper: Shopper<string>, terms: UnitTerms) => string | null;
}

/** A coupon, and the lines that it takes something off: none if it isn't valid for the cart, or if another coupon excludes it. */
export interface SelectedCoupon {
  readonly coupon: Coupon;
  readonly lines: readonly LineAtWork[];
}

/** A line while the cart's rules work on it; this object is returned in the end. Its `subtotalMinor` is fixed by then. */
export interface LineAtWork {
  readonly name: string;
  readonly quantity: number;
  readonly unitRegularMinor: number;
  readonly unitPriceMinor: number;
  readonly totalRegularMinor: number;
  readonly subtotalMinor: number;
  multiBuyMinor: number;
  offerMinor: number;
  couponMinor: number;
  totalMinor: number;
  /** Present only if the caller asks for the reasons. */
  trail?: PriceStep<string>[];
}

/** The amounts that a rule for the whole cart can take off. */
export type Deduction = "multiBuyMinor" | "offerMinor" | "couponMinor";

export interface CartAtWork {
  readonly input: UncheckedCart<string>;
  readonly terms: CartTerms;
  readonly stepMinor: number;
  readonly lines: readonly LineAtWork[];
  /** The units of each line, in the order of `lines`, at what they cost so far. */
  readonly runs: ReadonlyArray<UnitRun[]>;
  /** Which coupons apply to which lines: decided once, by the first rule of coupons. */
  selection: readonly SelectedCoupon[] | null;
  /** What each coupon has taken off, in the order in which they were applied. */
  readonly coupons: Array<{ readonly code: string; readonly amountMinor: number }>;
  /** What each offer has taken off. */
  readonly offers: Array<{ readonly id: string; readonly amountMinor: number }>;
}

/** A rule for the whole cart, applied after the units have their prices. */
export interface CartRule<Name extends string = string> {
  /** Whether it changes what units cost, or takes an amount off lines. Rules for units come first: they don't see amounts off lines. */
  readonly kind: "perUnit" | "perLine";
  /** The trail names it so. */
  readonly name: Name;
  /** Changes the lines' amounts and records why. */
  readonly apply: (cart: CartAtWork) => void;
}
