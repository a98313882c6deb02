import { expect, test } from "vitest";
import { segmentAt } from "./segment-at.ts";

const SEGMENTS = [
  { id: "none", odds: 500 },
  { id: "five", odds: 499 },
  { id: "pack", odds: 1 },
];

test.each([
  [0, "none"],
  [499, "none"],
  [500, "five"],
  [998, "five"],
  [999, "pack"],
])("[ENGAGE-03] the point %d belongs to %s", (point, id) => {
  expect(segmentAt(SEGMENTS, point).id).toBe(id);
});

test("a point that no segment has is a mistake in the odds", () => {
  expect(() => segmentAt([{ odds: 500 }], 500)).toThrow("add up to 1000");
});
