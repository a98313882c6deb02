import { expect, test } from "vitest";
import { depthOf, plotPath } from "./plot-path.ts";

test("[HEAR-17] 3 dB is the top of the plot, −36 dB its foot, and what is below goes on below", () => {
  expect([depthOf(3), depthOf(-36)]).toEqual([0, 1]);
  expect(plotPath([30, -165, -360, -750])).toBe("M0.0 0.0L240.0 135.0L480.0 270.0L720.0 540.0");
});
