import type { NamedFigure } from "../figures/figure.ts";
import { CARD_BOLD, CARD_HEIGHT, CARD_LINE, CARD_WIDTH, cardDrawing } from "./cards/card.ts";
import { DARK, farLine, LIGHT, type Palette } from "./palette.ts";
import { simplified } from "./simplify.ts";
import { element, line, type Point, polyline, short } from "./svg.ts";

/** The least that the height shows, so that a difference nobody hears doesn't look like one. */
const LEAST_DB = 6;
/** The most: a line leaves the picture beyond it. */
const MOST_DB = 24;
/** Below this a guitar isn't heard, and two levels don't differ. */
const FLOOR_DB = -48;
/** Differences are averaged over so many neighbours to both sides: a card shows a shape and not each ripple. */
const SMOOTHED = 2;
/** Above and below the lines. */
const MARGIN = 20;
const TOLERANCE = 0.8;

/** The levels between the lowest and the highest frequency at which all lines are heard: beyond them a line would jump to no difference. */
function heardLevels({ figure }: NamedFigure): number[][] {
  const all = figure.curves.map(({ levels }) => levels.map((tenths) => tenths / 10));
  const isHeard = (all[0] ?? []).map((_, index) => all.every((levels) => (levels[index] ?? FLOOR_DB) >= FLOOR_DB));
  const [from, to] = [isHeard.indexOf(true), isHeard.lastIndexOf(true)];
  const shown = from < to ? all.map((levels) => levels.slice(from, to + 1)) : all;
  return shown.map((levels) => levels.map((db) => Math.max(FLOOR_DB, db)));
}

/** By how many decibels each line differs from the first, frequency by frequency. */
function differencesOf(named: NamedFigure): number[][] {
  const [first, ...others] = heardLevels(named);
  return others.map((levels) => smoothed(levels.map((db, index) => db - (first?.[index] ?? FLOOR_DB))));
}

function smoothed(levels: readonly number[]): number[] {
  return levels.map((_, index) => {
    const near = levels.slice(Math.max(0, index - SMOOTHED), index + SMOOTHED + 1);
    return near.reduce((sum, db) => sum + db, 0) / near.length;
  });
}

interface Scale {
  readonly heightOf: (db: number) => number;
  /** Where nothing differs. */
  readonly zero: number;
}

/** The whole height for what the figure's own lines do: up, down, or both. */
function scaleFor(differences: readonly number[][]): Scale {
  const all = differences.flat();
  const top = Math.min(MOST_DB, Math.max(0, ...all));
  const bottom = Math.max(-MOST_DB, Math.min(0, ...all));
  const rangeDb = Math.max(LEAST_DB, top - bottom);
  const heightOf = (db: number) => {
    const share = (top - Math.max(bottom, Math.min(top, db))) / rangeDb;
    return MARGIN + share * (CARD_HEIGHT - 2 * MARGIN);
  };
  return { heightOf, zero: heightOf(0) };
}

function curve(differences: readonly number[], { heightOf }: Scale): Point[] {
  const width = CARD_WIDTH / (differences.length - 1);
  return differences.map((db, index) => [index * width, heightOf(db)] as const);
}

/**
 * A figure on a list of articles: what the other lines do to the first, which is the straight line. The levels themselves look alike, for they are
 * all of cabinets. The last line, which differs most, is in ink over its area, those between are behind it.
 */
function figurePicture(named: NamedFigure, palette: Palette): string {
  const differences = differencesOf(named);
  const scale = scaleFor(differences);
  const { zero } = scale;
  const lines = differences.map((one) => polyline(simplified(curve(one, scale), TOLERANCE)));
  const last = lines.at(-1);
  const behind = { stroke: farLine(palette), "stroke-width": CARD_LINE, fill: "none" };
  return cardDrawing(
    named.figure.title.en,
    [
      ...(last
        ? [element("path", { d: `${last} L${CARD_WIDTH} ${short(zero)}L0 ${short(zero)}Z`, fill: palette.faint })]
        : []),
      line(0, zero, CARD_WIDTH, zero, { stroke: palette.soft, "stroke-width": CARD_LINE }),
      ...lines.slice(0, -1).map((d) => element("path", { d, ...behind })),
      ...(last ? [element("path", { d: last, stroke: palette.ink, "stroke-width": CARD_BOLD, fill: "none" })] : []),
    ],
    palette,
  );
}

/** The small pictures of all figures, in both themes. */
export function drawFigures(figures: readonly NamedFigure[]) {
  return figures.flatMap((named) =>
    [DARK, LIGHT].map((palette) => ({
      path: `figures/${named.id}-${palette.theme}.svg`,
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      svg: figurePicture(named, palette),
    })),
  );
}
