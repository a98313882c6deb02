import { label } from "./lettering.ts";
import { COVER_FROM_HZ, COVER_TO_HZ } from "./measurements.ts";
import { farLine, mix, type Palette } from "./palette.ts";
import { simplified } from "./simplify.ts";
import { element, line, type Point, polyline } from "./svg.ts";

/** How deep a ridgeline looks below the loudest point of its spectrum. */
export const RIDGE_RANGE_DB = 36;
const RIDGE_STEEPNESS = 1.7;
const SIMPLIFY_TOLERANCE = 0.8;

/** One measured line, from the front to the back of a waterfall. */
export type Ridge = { levelsDb: readonly number[]; isLive: boolean };

/** Where ridgelines are: the front one's base line is at `bottom`, the last one's at `top`. */
export type RidgeField = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Height of the loudest point above its base line. */
  height: number;
  /** How far a drawn line may stray from the measured one, in units of the picture. */
  tolerance?: number;
};

/** Share of the field's width at which a frequency is drawn. */
export function frequencyShare(frequencyHz: number, fromHz = COVER_FROM_HZ, toHz = COVER_TO_HZ): number {
  return Math.log(frequencyHz / fromHz) / Math.log(toHz / fromHz);
}

/** Height of a level as a share of the field's: steeper than decibels, so that what is loud stands out as it does to the ear. */
export function levelShare(levelDb: number): number {
  return Math.max(0, 1 + levelDb / RIDGE_RANGE_DB) ** RIDGE_STEEPNESS;
}

/** The line of one spectrum above its base line. It ends on the base line at both sides, so that its filling closes there. */
function ridgePoints(
  levelsDb: readonly number[],
  left: number,
  right: number,
  base: number,
  height: number,
  tolerance: number,
): Point[] {
  const step = (right - left) / (levelsDb.length - 1);
  const lifted = levelsDb.map((levelDb, index): Point => [left + index * step, base - levelShare(levelDb) * height]);
  return [[left, base], ...simplified(lifted, tolerance), [right, base]];
}

/** Lines from back to front; each hides what lies behind it, because it is filled with the ground. */
export function ridgelines(ridges: readonly Ridge[], field: RidgeField, palette: Palette): string {
  const last = Math.max(1, ridges.length - 1);
  const drawn = ridges.map(({ levelsDb, isLive }, index) => {
    const depth = index / last;
    const base = field.bottom + (field.top - field.bottom) * depth;
    const d = polyline(
      ridgePoints(levelsDb, field.left, field.right, base, field.height, field.tolerance ?? SIMPLIFY_TOLERANCE),
    );
    const near = mix(palette.ink, palette.ground, palette.theme === "dark" ? 0.08 : 0);
    return element("path", {
      d,
      fill: isLive ? palette.signalGround : palette.ground,
      stroke: isLive ? palette.signal : mix(near, farLine(palette), depth ** 0.8),
      "stroke-width": isLive ? palette.boldLine : palette.line * (1.15 - 0.45 * depth),
    });
  });
  return drawn.reverse().join("");
}

const GRID_HZ = [
  50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000,
  10_000,
];
const LABELLED_HZ = new Map([
  [50, "50"],
  [100, "100"],
  [200, "200"],
  [500, "500"],
  [1000, "1k"],
  [2000, "2k"],
  [5000, "5k"],
  [10_000, "10k"],
]);

/** Hairlines at the decades' steps, as on log paper, with figures under the ones that people name. */
export function frequencyGrid(field: RidgeField, from: number, to: number, palette: Palette, size = 13): string {
  const lines = GRID_HZ.map((hz) => {
    const x = field.left + frequencyShare(hz) * (field.right - field.left);
    const isNamed = LABELLED_HZ.has(hz);
    return line(x, from, x, to + (isNamed ? 12 : 0), {
      stroke: isNamed ? palette.hairline : palette.faint,
      "stroke-width": palette.fineLine,
    });
  });
  const figures = [...LABELLED_HZ].map(([hz, text]) => {
    const x = field.left + frequencyShare(hz) * (field.right - field.left);
    return label(text, { x, y: to + 24 + size, size, anchor: "middle", tracking: 5 }, { stroke: palette.soft });
  });
  return lines.join("") + figures.join("");
}
