import { expect, test } from "vitest";
import type { NamedFigure } from "../figures/figure.ts";
import { drawFigures } from "./figure-picture.ts";

/** A figure with these lines, in decibels, each the same at every frequency. */
function drawn(...decibels: readonly number[]): string {
  const curves = decibels.map((db) => ({ levels: Array.from({ length: 9 }, () => db * 10) }));
  const figure = { title: { en: "A figure" }, from_hz: 50, to_hz: 12_800, curves };
  return drawFigures([{ id: "one", figure } as unknown as NamedFigure])[0]?.svg ?? "";
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
