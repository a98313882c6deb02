import { expect, test } from "vitest";
import { frequencyX, ridgeBase, ridgelineArea, ridgelinePath } from "./ridgeline-path.ts";

test.each([
  [20, 0],
  [200, 333.3],
  [2000, 666.7],
  [20_000, 1000],
])("%i Hz is at %d of a thousand: a decade is as wide everywhere", (hz, x) => {
  expect(frequencyX(hz)).toBe(x);
});

test("the first line is at the back, the last at the front", () => {
  expect([ridgeBase(0, 3), ridgeBase(1, 3), ridgeBase(2, 3)]).toEqual([180, 378, 576]);
});

test("one line alone is at the front", () => {
  expect(ridgeBase(0, 1)).toBe(576);
});

test("levels rise from the foot and are clamped between 0 and 1", () => {
  expect(ridgelinePath([0, 0.5, 7, -1], 576)).toBe("M0 576L333.3 486L666.7 396L1000 576");
});

test("the area under a line reaches to the plate's lower edge", () => {
  expect(ridgelineArea([0, 1], 576)).toBe("M0 576L1000 396V600H0Z");
});
