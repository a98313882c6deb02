import type { Palette } from "../palette.ts";
import { simplified } from "../simplify.ts";
import { element, group, line, type Point, polyline } from "../svg.ts";
import { type Box, CARD_BOLD, CARD_LINE } from "./card.ts";

/** The scale of a card, up and down. */
const RANGE_DB = 12;
/** Levels are averaged over so many neighbours to both sides, a sixth of an octave in all: a card shows a character and not each ripple. */
const SMOOTHED = 3;
const TOLERANCE = 0.6;

/** How much louder a take is than the catalogue's mean at each frequency, in decibels, around its own average. */
export type Deviation = readonly number[];

const averageOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function smoothed(levels: readonly number[]): number[] {
  return levels.map((_, index) => averageOf(levels.slice(Math.max(0, index - SMOOTHED), index + SMOOTHED + 1)));
}

/** The mean of several spectra, frequency by frequency. */
export function meanOf(spectra: ReadonlyArray<readonly number[]>): number[] {
  const [first = []] = spectra;
  return first.map((_, index) => averageOf(spectra.map((levels) => levels[index] ?? 0)));
}

export function deviationOf(levelsDb: readonly number[], meanDb: readonly number[]): Deviation {
  const differences = smoothed(levelsDb.map((level, index) => level - (meanDb[index] ?? 0)));
  const average = averageOf(differences);
  return differences.map((difference) => difference - average);
}

const clipped = (db: number): number => Math.min(RANGE_DB, Math.max(-RANGE_DB, db));

/** Filled above the mean, hatched below it, with the line itself on top in the colour of what is heard. */
export function deviationCurve(deviation: Deviation, box: Box, palette: Palette, strokeWidth = CARD_BOLD): string {
  const zero = box.y + box.height / 2;
  const step = box.width / Math.max(1, deviation.length - 1);
  const heightOf = (db: number) => zero - (clipped(db) / RANGE_DB) * (box.height / 2);
  const pointsOf = (levels: readonly number[]): Point[] =>
    levels.map((db, index): Point => [box.x + index * step, heightOf(db)]);
  const above = areaOf(pointsOf(deviation.map((db) => Math.max(0, db))), zero);
  return [
    element("path", { d: above, fill: palette.soft }),
    group({ stroke: palette.soft, "stroke-width": CARD_LINE }, hatchesBelow(deviation, box, heightOf)),
    line(box.x, zero, box.x + box.width, zero, { stroke: palette.ink, "stroke-width": CARD_LINE / 2 }),
    element("path", {
      d: polyline(simplified(pointsOf(deviation), TOLERANCE)),
      stroke: palette.signal,
      "stroke-width": strokeWidth,
    }),
  ].join("");
}

function areaOf(points: readonly Point[], zero: number): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return "";
  return `${polyline([[first[0], zero], ...simplified(points, TOLERANCE), [last[0], zero]])}Z`;
}

/** Upright lines from the mean down to the curve, wherever it is below. */
function hatchesBelow(deviation: Deviation, box: Box, heightOf: (db: number) => number): string[] {
  const spacing = 2.5 * CARD_LINE;
  const zero = heightOf(0);
  return Array.from({ length: Math.floor(box.width / spacing) }, (_, index) => {
    const x = (index + 0.5) * spacing;
    const db = deviation[Math.round((x / box.width) * (deviation.length - 1))] ?? 0;
    return db < 0 ? line(box.x + x, zero, box.x + x, heightOf(db)) : "";
  });
}
