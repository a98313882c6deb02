import type { PointsRule } from "../pricing-terms.ts";

/** The most that a logged-in shopper's groups give on a product: dealers, members, students. */
export const customerGroup: PointsRule<"customerGroup"> = Object.freeze<PointsRule<"customerGroup">>({
  kind: "points",
  name: "customerGroup",
  pointsOf: (line, { isLoggedIn, groups }) => {
    if (!isLoggedIn || !groups || !line.groupDiscounts) return 0;
    return line.groupDiscounts.reduce(
      (most, { group, percent }) => (groups.includes(group) ? Math.max(most, percent) : most),
      0,
    );
  },
});
