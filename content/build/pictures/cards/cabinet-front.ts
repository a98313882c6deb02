import type { Cabinet, Position, Take } from "../../cabinet/cabinet.ts";
import type { Palette } from "../palette.ts";
import { circle, rect } from "../svg.ts";
import { type Box, CARD_LINE } from "./card.ts";

const METRES_PER_INCH = 0.0254;
/** Wood and baffle beside the outer drivers. */
const MARGIN_METRES = 0.09;

/** The largest cabinet that a card has room for. */
const WIDEST_METRES = 0.86;
const TALLEST_METRES = 1.28;

/** How far from a driver's centre a microphone points, as a share of the radius. */
const RADIUS_SHARE: Record<Position, number> = { cap: 0, "cap-edge": 0.3, cone: 0.55, edge: 0.85, "off-axis": 1.15 };

/** The takes start at the top and go round clockwise, so that dots of one position don't cover each other. */
const FIRST_TURN = -Math.PI / 2;

export type CabinetView = { cabinet: Cabinet; takes: readonly Take[]; coverTake: number };

/** Rows and columns of the drivers: two beside one another, then pairs of them. */
function gridOf(driverCount: number): { columns: number; rows: number } {
  const columns = driverCount === 1 ? 1 : 2;
  return { columns, rows: Math.ceil(driverCount / columns) };
}

/** The height that the drivers need; data states the width alone. */
function heightMetresOf(cabinet: Cabinet): number {
  const { rows } = gridOf(cabinet.driverCount);
  return (rows - 1) * cabinet.driverSpacingMetres + cabinet.driverInches * METRES_PER_INCH + 2 * MARGIN_METRES;
}

/** A cabinet from the front, to scale: all cards share the scale, so that a small box looks small. An open back is dashed. */
export function cabinetFront({ cabinet, takes, coverTake }: CabinetView, box: Box, palette: Palette): string {
  const unitsPerMetre = Math.min(box.width / WIDEST_METRES, box.height / TALLEST_METRES);
  const width = cabinet.widthMetres * unitsPerMetre;
  const height = heightMetresOf(cabinet) * unitsPerMetre;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { columns, rows } = gridOf(cabinet.driverCount);
  const spacing = cabinet.driverSpacingMetres * unitsPerMetre;
  const radius = (cabinet.driverInches * METRES_PER_INCH * unitsPerMetre) / 2 - CARD_LINE;
  const capRadius = (cabinet.dustCapInches * METRES_PER_INCH * unitsPerMetre) / 2;
  const centres = Array.from({ length: cabinet.driverCount }, (_, index) => ({
    x: middle.x + ((index % columns) - (columns - 1) / 2) * spacing,
    y: middle.y + (Math.floor(index / columns) - (rows - 1) / 2) * spacing,
  }));
  const [miked = middle] = centres;
  const outline = { stroke: palette.ink, "stroke-width": CARD_LINE };
  return [
    rect(middle.x - width / 2, middle.y - height / 2, width, height, {
      ...outline,
      rx: 4,
      "stroke-dasharray": cabinet.isOpenBack ? "9 7" : undefined,
    }),
    ...centres.map(({ x, y }) => circle(x, y, radius, { ...outline, stroke: palette.soft })),
    ...centres.map(({ x, y }) => circle(x, y, capRadius, { fill: palette.soft })),
    ...microphoneDots(takes, coverTake, { ...miked, radius }, palette),
  ].join("");
}

function microphoneDots(
  takes: readonly Take[],
  coverTake: number,
  driver: { x: number; y: number; radius: number },
  palette: Palette,
): string[] {
  const dotAt = ({ position }: Take, index: number, radius: number, fill: string) => {
    const turn = FIRST_TURN + (index / takes.length) * 2 * Math.PI;
    const distance = RADIUS_SHARE[position] * driver.radius;
    return circle(driver.x + distance * Math.cos(turn), driver.y + distance * Math.sin(turn), radius, { fill });
  };
  const live = takes[coverTake];
  return [
    ...takes.map((take, index) => dotAt(take, index, 2.6, palette.ink)),
    live === undefined ? "" : dotAt(live, coverTake, 6.5, palette.signal),
  ];
}
