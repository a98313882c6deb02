import type { Shopper, UnitInput } from "../cart-input.ts";

/** A rule that gives percentage points on a unit. Points of all rules are added, then capped. 0: nothing. */
export interface PointsRule {
  readonly pointsOf: (line: UnitInput, shopper: Shopper) => number;
  /** Further data for the trail, in addition to the rule's name. */
  readonly labelOf?: (line: UnitInput, shopper: Shopper) => string | null;
}
