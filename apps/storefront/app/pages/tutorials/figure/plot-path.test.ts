import { expect, test } from "vitest";
import { plotPath } from "./plot-path.ts";

test("[HEAR-17] 0 dB is the top of the plot, −36 dB its foot, and what is below goes on below", () => {
  expect(plotPath([0, -180, -360, -480])).toBe("M0.0 0.0L240.0 135.0L480.0 270.0L720.0 360.0");
});
