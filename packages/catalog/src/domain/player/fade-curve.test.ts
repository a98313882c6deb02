import { expect, test } from "vitest";
import { fadeCurve } from "./fade-curve.ts";

test("[HEAR-05] fading in and out have the same power together at every step", () => {
  const into = fadeCurve("in");
  const out = fadeCurve("out");
  expect(into).toHaveLength(41);
  expect([into[0], out[0]]).toEqual([0, 1]);
  for (const [index, gain] of into.entries()) expect(gain ** 2 + (out[index] ?? 0) ** 2).toBeCloseTo(1, 12);
  expect(into[40]).toBeCloseTo(1, 12);
  expect(out[40]).toBeCloseTo(0, 12);
});
