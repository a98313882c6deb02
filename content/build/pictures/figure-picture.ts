import type { NamedFigure } from "../figures/figure.ts";
import { CARD_BOLD, CARD_HEIGHT, CARD_LINE, CARD_WIDTH, cardDrawing } from "./cards/card.ts";
import { DARK, farLine, LIGHT, type Palette } from "./palette.ts";
import { simplified } from "./simplify.ts";
import { element, line, type Point, polyline } from "./svg.ts";

/** What the height of the picture shows: as far down as a guitar is heard. */
const RANGE_DB = 36;
const MARGIN = 18;
const DECIBELS_PER_LINE = 12;
const TOLERANCE = 0.8;
const OCTAVES_PER_LINE = 2;

function curve(levels: readonly number[]): Point[] {
  const width = CARD_WIDTH / (levels.length - 1);
  return levels.map((tenths, index) => [index * width, heightOf(tenths / 10)] as const);
}

function heightOf(db: number): number {
  return MARGIN - (db / RANGE_DB) * (CARD_HEIGHT - 2 * MARGIN);
}

function grid(octaves: number, palette: Palette): string[] {
  const thin = { stroke: palette.faint, "stroke-width": CARD_LINE / 2 };
  const rows = RANGE_DB / DECIBELS_PER_LINE;
  return [
    ...Array.from({ length: rows + 1 }, (_, row) => {
      const y = heightOf(-row * DECIBELS_PER_LINE);
      return line(0, y, CARD_WIDTH, y, thin);
    }),
    ...Array.from({ length: octaves / OCTAVES_PER_LINE - 1 }, (_, column) => {
      const x = ((column + 1) * OCTAVES_PER_LINE * CARD_WIDTH) / octaves;
      return line(x, 0, x, CARD_HEIGHT, thin);
    }),
  ];
}

/** A figure on a list of articles: the first line in ink, the others behind it. */
function figurePicture({ figure }: NamedFigure, palette: Palette): string {
  const octaves = Math.log2(figure.to_hz / figure.from_hz);
  const [first, ...others] = figure.curves.map(({ levels }) => polyline(simplified(curve(levels), TOLERANCE)));
  const behind = { stroke: farLine(palette), "stroke-width": CARD_LINE, fill: "none" };
  return cardDrawing(
    figure.title.en,
    [
      ...grid(octaves, palette),
      ...others.map((d) => element("path", { d, ...behind })),
      element("path", { d: first ?? "", stroke: palette.ink, "stroke-width": CARD_BOLD, fill: "none" }),
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
