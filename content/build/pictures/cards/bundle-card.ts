import { type Palette, unheard } from "../palette.ts";
import { line } from "../svg.ts";
import { type Box, CARD_BOLD, CARD_HEIGHT, CARD_LINE, CARD_WIDTH, cardDrawing, WHOLE_CARD } from "./card.ts";
import { type Deviation, deviationCurve } from "./deviation.ts";
import { type Figure, figureIn } from "./plugin-figures.ts";

/** A part of a bundle: a plugin's figure or a pack's sound. */
export type BundlePart = { figure: Figure } | { deviation: Deviation };

const INSET = 0.1;

/** As many columns as keep the cells near the card's own shape. */
function columnsFor(count: number): number {
  return Math.ceil(Math.sqrt(count));
}

/** One cell a part, row by row; a last row with fewer parts has wider cells. */
function cellsFor(count: number): Box[] {
  const columns = columnsFor(count);
  const rows = Math.ceil(count / columns);
  const height = CARD_HEIGHT / rows;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const width = CARD_WIDTH / Math.min(columns, count - row * columns);
    return { x: (index % columns) * width, y: row * height, width, height };
  });
}

/** A bundle's card: its parts beside one another. One of them is heard at a time: the first. */
export function bundleCard(name: string, parts: readonly BundlePart[], palette: Palette): string {
  const rules = { stroke: palette.soft, "stroke-width": CARD_LINE / 2 };
  const bold = columnsFor(parts.length) > 3 ? CARD_BOLD / 2 : (CARD_BOLD * 3) / 4;
  const cells = cellsFor(parts.length);
  const rulesOf = ({ x, y, width, height }: Box) => [
    x > 0 ? line(x, y, x, y + height, rules) : "",
    y > 0 ? line(x, y, x + width, y, rules) : "",
  ];
  const drawn = parts.map((part, index) =>
    partIn(part, cells[index] ?? WHOLE_CARD, index === 0 ? palette : unheard(palette), bold),
  );
  return cardDrawing(`${name}: what is in it`, [...cells.flatMap(rulesOf), ...drawn], palette);
}

function partIn(part: BundlePart, cell: Box, palette: Palette, bold: number): string {
  const scale = Math.min(cell.width / CARD_WIDTH, cell.height / CARD_HEIGHT) * (1 - 2 * INSET);
  if ("figure" in part) {
    const x = cell.x + (cell.width - CARD_WIDTH * scale) / 2;
    const y = cell.y + (cell.height - CARD_HEIGHT * scale) / 2;
    return figureIn(part.figure, { x, y, scale }, palette, { bold, line: CARD_LINE / 2 });
  }
  const box = {
    x: cell.x + cell.width * INSET,
    y: cell.y + cell.height * INSET,
    width: cell.width * (1 - 2 * INSET),
    height: cell.height * (1 - 2 * INSET),
  };
  return deviationCurve(part.deviation, box, palette, bold);
}
