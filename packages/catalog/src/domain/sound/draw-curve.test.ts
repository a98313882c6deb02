import { expect, test } from "vitest";
import { cabinetCurve } from "./cabinet-curve.ts";
import { drawCurve } from "./draw-curve.ts";

test("[CAT-10] a curve spans its field from left to right, 36 dB from top to foot", () => {
  expect(drawCurve([0, -18, -36, -60], { width: 300, height: 100, topDb: 0 })).toBe(
    "M0.0 0.0L100.0 50.0L200.0 100.0L300.0 100.0",
  );
  expect(drawCurve([-6, 6], { width: 10, height: 72, topDb: 0 })).toBe("M0.0 12.0L10.0 0.0");
  expect(drawCurve([], { width: 10, height: 10, topDb: 0 })).toBe("");
});

test("[CAT-10] a product has the curve of its cabinet; one without a cabinet has none", () => {
  const curve = { take: "Dyn-A cap 0cm", from_hz: 38, to_hz: 12_500, levels_db: [-6, 0] };
  expect(cabinetCurve({ curve })).toHaveLength(26);
  expect([cabinetCurve(null), cabinetCurve(undefined)]).toEqual([null, null]);
});
