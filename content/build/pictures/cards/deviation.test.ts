import { expect, test } from "vitest";
import { demoContentDirectory } from "../../demo-content-directory.ts";
import { loadPacks } from "../../load-content.ts";
import { DARK } from "../palette.ts";
import { deviationCurve, deviationOf, meanOf } from "./deviation.ts";
import { packCard } from "./pack-card.ts";

const BOX = { x: 0, y: 0, width: 228, height: 178 };
/** The zero line of the box. */
const ZERO = 89;

/** Every point of a path that begins absolutely and goes on in steps. */
function pointsOf(path: string): Array<{ x: number; y: number }> {
  const values = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: values.length / 2 }, (_, index) => {
    x += values[2 * index] ?? 0;
    y += values[2 * index + 1] ?? 0;
    return { x, y };
  });
}

function drawnCurveOf(deviation: readonly number[]) {
  const svg = deviationCurve(deviation, BOX, DARK);
  const lineOf = (attribute: string) => svg.match(`<path d="([^"]*)" ${attribute}`)?.[1] ?? "";
  const hatches = svg.match(/<g [^>]*>(.*?)<\/g>/)?.[1] ?? "";
  return {
    signal: pointsOf(lineOf('stroke="#f5a524"')),
    filled: pointsOf(lineOf('fill="#a99f8b"')),
    hatches: [...hatches.matchAll(/d="M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)"/g)].map(([, ...figures]) => {
      const [fromX, fromY, toX, toY] = figures.map(Number);
      return { fromX, fromY, toX, toY };
    }),
  };
}

/** As many points as a measured spectrum has, at one level up to the middle and at another after it. */
const twoHalves = (low: number, high: number) => Array.from({ length: 421 }, (_, index) => (index < 210 ? low : high));

test("the mean is taken frequency by frequency, and a take's deviation is what is left without it and without its own level", () => {
  expect(
    meanOf([
      [0, 2, 4],
      [2, 4, 0],
    ]),
  ).toEqual([1, 3, 2]);
  const mean = Array.from({ length: 60 }, (_, index) => -index / 4);
  const louder = deviationOf(
    mean.map((level) => level + 5),
    mean,
  );
  for (const db of louder) expect(db).toBeCloseTo(0, 9);
  const brighter = deviationOf(
    mean.map((level, index) => level + (index < 30 ? -4 : 4)),
    mean,
  );
  expect([brighter[10], brighter[50]]).toEqual([expect.closeTo(-4, 9), expect.closeTo(4, 9)]);
});

test("the line reaches the upper edge at +12 dB and the lower at −12 dB, and goes no further", () => {
  const heights = (low: number, high: number) => {
    const { signal } = drawnCurveOf(twoHalves(low, high));
    return [signal[0]?.y, signal.at(-1)?.y].map((y) => Math.round(y ?? Number.NaN));
  };
  expect(heights(0, 0)).toEqual([ZERO, ZERO]);
  expect(heights(6, -6)).toEqual([45, 134]);
  expect(heights(12, -12)).toEqual([0, 178]);
  expect(heights(30, -30)).toEqual([0, 178]);
});

test("on a pack's card the line is 3 px wide where the card is 190 px wide", () => {
  const [pack] = loadPacks(demoContentDirectory());
  if (pack === undefined) throw new Error("There is no pack to draw.");
  const card = packCard({ ...pack, name: pack.product, deviation: twoHalves(3, -3) }, DARK);
  const units = Number(card.match(/viewBox="0 0 (\d+) /)?.[1]);
  const strokes = [...card.matchAll(/stroke="#f5a524" stroke-width="([^"]*)"/g)].map(([, width]) => Number(width));
  expect(strokes).toHaveLength(1);
  expect(((strokes[0] ?? 0) / units) * 190).toBe(3);
});

test("only what is above the mean is filled, and only what is below it is hatched", () => {
  const { filled, hatches } = drawnCurveOf(twoHalves(-6, 6));
  expect(hatches.length).toBeGreaterThan(10);
  for (const { fromX, fromY, toX, toY } of hatches) {
    expect(fromX).toBeLessThan(114);
    expect([toX, fromY, toY]).toEqual([fromX, ZERO, 133.5]);
  }
  const raised = filled.filter(({ y }) => y < ZERO - 1);
  expect(raised.length).toBeGreaterThan(0);
  for (const { x } of raised) expect(x).toBeGreaterThanOrEqual(113);
  for (const { y } of filled) expect(y).toBeLessThanOrEqual(ZERO + 0.1);
});

test("nothing is hatched where a take is as loud as the mean or louder, and all of it where it is quieter", () => {
  expect(drawnCurveOf(twoHalves(0, 12)).hatches).toEqual([]);
  const { hatches, filled } = drawnCurveOf(twoHalves(-1, -12));
  expect(hatches.at(-1)?.fromX).toBeGreaterThan(220);
  expect(filled.every(({ y }) => Math.abs(y - ZERO) < 0.1)).toBe(true);
});
