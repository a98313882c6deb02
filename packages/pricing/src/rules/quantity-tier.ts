import type { PointsRule } from "../pricing-terms.ts";

/** The most that a line's quantity reaches: 10 % from 5 seats on, 20 % from 10. Every unit of the line has it. A shelf shows one unit. */
export const quantityTier: PointsRule<"quantityTier"> = Object.freeze<PointsRule<"quantityTier">>({
  kind: "points",
  name: "quantityTier",
  pointsOf: ({ quantityTiers, quantity = 1 }) => {
    if (!quantityTiers) return 0;
    return quantityTiers.reduce(
      (most, { minimumQuantity, percent }) => (quantity >= minimumQuantity ? Math.max(most, percent) : most),
      0,
    );
  },
});
