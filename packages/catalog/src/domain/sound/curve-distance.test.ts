import fc from "fast-check";
import { expect, test } from "vitest";
import { curveDistance } from "./curve-distance.ts";

test("[CAT-10] the distance of two curves is the root mean square of their difference", () => {
  expect(curveDistance([0, 0, 0, 0], [1, -1, 1, -1])).toBe(1);
  expect(curveDistance([0, -6, 0], [0, 0, 0])).toBeCloseTo(2.828, 3);
});

test("[CAT-10] a louder copy of a curve is the same sound", () => {
  expect(curveDistance([-3, 0, -12], [-9, -6, -18])).toBe(0);
});

test("[CAT-10] the distance is the same in both directions, and never negative", () => {
  const curve = fc.array(fc.integer({ min: -600, max: 0 }), { minLength: 26, maxLength: 26 });
  fc.assert(
    fc.property(curve, curve, (one, other) => {
      const distance = curveDistance(one, other);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeCloseTo(curveDistance(other, one), 9);
    }),
  );
});
