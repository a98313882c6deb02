import { expect, test } from "vitest";
import { sampleFigures } from "./sample-figures.ts";

const DAY_MS = 86_400_000;
const MIDNIGHT_MS = Date.parse("2026-02-01T00:00:00Z");
const YEAR = Array.from({ length: 3650 }, (_, day) => sampleFigures(MIDNIGHT_MS + day * DAY_MS));

test("[ENGAGE-10] the samples are the same all day in UTC, and others the day after", () => {
  const ofDay = sampleFigures(MIDNIGHT_MS);
  expect(sampleFigures(MIDNIGHT_MS + DAY_MS - 1)).toEqual(ofDay);
  expect(sampleFigures(MIDNIGHT_MS + DAY_MS)).not.toEqual(ofDay);
  expect(sampleFigures(MIDNIGHT_MS - 1)).not.toEqual(ofDay);
});

test.each([
  ["customers", 150, 200],
  ["reviews", 800, 1000],
  ["downloads", 2000, 2500],
  ["peopleShopping", 5, 25],
] as const)(
  "[ENGAGE-10] within ten years the sample of %s takes every figure from %i to %i, and no other",
  (badge, least, most) => {
    const taken = new Set(YEAR.map((figures) => figures[badge] ?? 0));
    expect([Math.min(...taken), Math.max(...taken), taken.size]).toEqual([least, most, most - least + 1]);
  },
);

test("[ENGAGE-10] the sample of the rating is 4.9", () => {
  expect(new Set(YEAR.map(({ rating }) => rating))).toEqual(new Set([4.9]));
});
