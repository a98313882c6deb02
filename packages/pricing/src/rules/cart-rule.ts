import type { CartInput } from "../cart-input.ts";
import type { PriceStep, StepUnits } from "../price-step.ts";

/** A line while the cart's rules work on it: the one that is answered in the end. Its `subtotalMinor` is fixed by then. */
export interface LineAtWork {
  readonly name: string;
  readonly quantity: number;
  readonly unitRegularMinor: number;
  readonly unitPriceMinor: number;
  readonly totalRegularMinor: number;
  readonly subtotalMinor: number;
  multiBuyMinor: number;
  couponMinor: number;
  totalMinor: number;
  /** There only where somebody asks why. */
  readonly trail?: PriceStep[];
}

export interface CartAtWork {
  readonly input: CartInput;
  readonly lines: readonly LineAtWork[];
  /** What each coupon has taken off, in the order in which they were applied. */
  readonly coupons: Array<{ readonly code: string; readonly amountMinor: number }>;
  /** The unit that pays in full under multi-buy: whose line it is of, and whether it is that line's first one. */
  fullUnit: { readonly line: LineAtWork; readonly isFirst: boolean } | null;
}

/** A rule that looks at the whole cart, after the units have their prices. It changes what the lines come to, and says why. */
export type CartRule = (cart: CartAtWork) => void;

/** So many of a line's units from `first` on: named by their number only where the first costs something else than the others. */
export function unitsFrom(line: LineAtWork, first: number, units: number): StepUnits {
  return { units, firstUnit: furtherUnitMinor(line) === line.unitPriceMinor ? null : first };
}

/** What each unit but the first costs: the same, except of a bundle whose first unit completes what is owned. */
export function furtherUnitMinor({ quantity, subtotalMinor, unitPriceMinor }: LineAtWork): number {
  return quantity > 1 ? (subtotalMinor - unitPriceMinor) / (quantity - 1) : unitPriceMinor;
}
