import { expect, test } from "vitest";
import { THIRDS_HZ, thirdOctaves } from "./third-octaves.ts";

test("[CAT-10] curves are compared in the twenty-six thirds of an octave from 40 Hz to 12.5 kHz", () => {
  expect(THIRDS_HZ).toHaveLength(26);
  expect([THIRDS_HZ[0], THIRDS_HZ[14], THIRDS_HZ.at(-1)].map((hertz) => Math.round(hertz ?? 0))).toEqual([
    39, 1000, 12699,
  ]);
});

test("[CAT-10] a level is the mean power of the points in its third, and the nearest point beyond the measured ones", () => {
  // An eighth of an octave between points: three are within a sixth of 1 kHz.
  const levelsDb = [-30, -20, 0, 0, 0, -20, -30];
  const bands = thirdOctaves({ fromHz: 1000 / 2 ** (3 / 8), toHz: 1000 * 2 ** (3 / 8), levelsDb }) ?? [];
  expect(bands[14]).toBeCloseTo(0, 6);
  expect([bands[0], bands[25]]).toEqual([-30, -30]);
  const uneven = thirdOctaves({ fromHz: 500, toHz: 2000, levelsDb: [-10, -10, -10, -10, 0, -20, -10, -10, -10] }) ?? [];
  expect(uneven[14]).toBeCloseTo(0, 6);
  const two = thirdOctaves({ fromHz: 1000, toHz: 1000 * 2 ** (1 / 8), levelsDb: [0, -20] }) ?? [];
  expect(two[14]).toBeCloseTo(-2.967, 3);
});

test("[CAT-10] what is no curve has no levels", () => {
  expect(thirdOctaves({ fromHz: 40, toHz: 12_500, levelsDb: [0] })).toBeNull();
  expect(thirdOctaves({ fromHz: 0, toHz: 12_500, levelsDb: [0, 1] })).toBeNull();
  expect(thirdOctaves({ fromHz: 40, toHz: 40, levelsDb: [0, 1] })).toBeNull();
});
