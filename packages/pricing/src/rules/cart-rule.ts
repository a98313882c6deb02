import type { CartInput } from "../cart-input.ts";
import type { PriceStep, StepUnits } from "../price-step.ts";

/** A line while the cart's rules work on it; this object is returned in the end. Its `subtotalMinor` is fixed by then. */
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
  /** Present only if the caller asks for the reasons. */
  readonly trail?: PriceStep[];
}

export interface CartAtWork {
  readonly input: CartInput;
  readonly lines: readonly LineAtWork[];
  /** What each coupon has taken off, in the order in which they were applied. */
  readonly coupons: Array<{ readonly code: string; readonly amountMinor: number }>;
  /** The unit that is charged in full under multi-buy: its line, and whether it is that line's first unit. */
  fullUnit: { readonly line: LineAtWork; readonly isFirst: boolean } | null;
}

/** A rule for the whole cart, applied after the units have their prices. It changes the lines' amounts and records why. */
export type CartRule = (cart: CartAtWork) => void;

/** So many of a line's units from `first` on: named by their number only where the first costs something else than the others. */
export function unitsFrom(line: LineAtWork, first: number, units: number): StepUnits {
  return { units, firstUnit: furtherUnitMinor(line) === line.unitPriceMinor ? null : first };
}

/** What each unit but the first costs: the same, except for a bundle whose first unit completes the owned parts. */
export function furtherUnitMinor({ quantity, subtotalMinor, unitPriceMinor }: LineAtWork): number {
  return quantity > 1 ? (subtotalMinor - unitPriceMinor) / (quantity - 1) : unitPriceMinor;
}
