import { expect, test } from "vitest";
import { barRadius, dialPosition, dialTicks, labelDegrees, ringPath } from "./dial-geometry.ts";

test.each([
  [0, [0, -100]],
  [250, [100, -0]],
  [500, [0, 100]],
  [750, [-100, 0]],
])("the point %d is a part of the circle further, clockwise from the top", (point, [x, y]) => {
  const position = dialPosition(point, 100);
  expect(position[0]).toBeCloseTo(x ?? 0);
  expect(position[1]).toBeCloseTo(y ?? 0);
});

test("[ENGAGE-03] a bar is as long as its discount", () => {
  const [five, ten, most] = [barRadius(5, 25), barRadius(10, 25), barRadius(25, 25)];
  expect([five - 46, ten - 46, most - 46]).toEqual([expect.closeTo(12.8), expect.closeTo(25.6), 64]);
});

test("a field of the whole dial is drawn as two halves, for an arc can't go all the way round", () => {
  expect(ringPath(0, 1000, 10, 20).match(/M/g)).toHaveLength(2);
  expect(ringPath(0, 600, 10, 20)).toContain(" 1 1 ");
  expect(ringPath(0, 400, 10, 20)).toContain(" 0 1 ");
});

test("the scale has a hundred ticks", () => {
  expect(dialTicks().match(/M/g)).toHaveLength(100);
});

test.each([
  ["at the top", 0, 0, 0],
  ["on the right", 200, 0, 72],
  ["at the bottom", 500, 0, 360],
  ["at the bottom of a dial that was turned there", 0, 900, 180],
  ["at the top of a dial that was turned there", 500, 540, 180],
])("[ENGAGE-03] the text of a field %s doesn't stand on its head", (_where, point, turnDegrees, degrees) => {
  expect(labelDegrees(point, turnDegrees)).toBe(degrees);
});
