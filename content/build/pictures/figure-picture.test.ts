import { expect, test } from "vitest";
import type { NamedFigure } from "../figures/figure.ts";
import { drawFigures } from "./figure-picture.ts";

/** A figure with these lines, in decibels. */
function drawnLines(...lines: ReadonlyArray<readonly number[]>): string {
  const curves = lines.map((levels) => ({ levels: levels.map((db) => db * 10) }));
  const figure = { title: { en: "A figure" }, from_hz: 50, to_hz: 12_800, curves };
  return drawFigures([{ id: "one", figure } as unknown as NamedFigure])[0]?.svg ?? "";
}

/** Each line the same at every frequency. */
function drawn(...decibels: readonly number[]): string {
  return drawnLines(...decibels.map((db) => Array.from({ length: 9 }, () => db)));
}

test("an article's picture shows what its other lines do to the first, over the whole height", () => {
  // 12 dB more is a line at the top above the first at the foot, and 12 dB less the opposite: the levels themselves don't matter.
  expect(drawn(-30, -18)).toContain('d="M0 20');
  expect(drawn(-30, -18)).toContain('d="M0 194L380 194"');
  expect(drawn(-10, -22)).toContain('d="M0 194');
  expect(drawn(-10, -22)).toContain('d="M0 20L380 20"');
});

test("a difference that nobody hears stays small, and one below what is heard is none", () => {
  expect(drawn(-20, -19)).toContain('d="M0 49L380 49"');
  expect(drawn(-60, -90)).toContain('d="M0 20');
});

test("a picture ends where a line isn't heard any more: it doesn't jump back to no difference", () => {
  const low = [-20, -20, -20, -20, -20, -20, -20];
  const heard = drawnLines(
    low,
    low.map((db) => db - 12),
  );
  const withSilentEnds = drawnLines([-60, ...low, -60, -60], [-60, ...low.map((db) => db - 12), -90, -60]);
  expect(withSilentEnds).toBe(heard);
});
