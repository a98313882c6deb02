import { label } from "../lettering.ts";
import type { Palette } from "../palette.ts";
import { circle, element, line, rect } from "../svg.ts";
import { balloon, dimensionAcross, dimensionDown } from "./dimension.ts";
import { PANEL } from "./frame.ts";
import type { Plate } from "./plate.ts";

const ROWS = [280, 405, 530] as const;

function jack(x: number, y: number, isConnected: boolean, palette: Palette): string {
  const colour = isConnected ? palette.ink : palette.soft;
  const hexagon = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + Math.PI / 6;
    return `${index === 0 ? "M" : "L"}${(x + 34 * Math.cos(angle)).toFixed(1)} ${(y + 34 * Math.sin(angle)).toFixed(1)}`;
  }).join("");
  return [
    element("path", { d: `${hexagon}Z`, fill: palette.raised, stroke: palette.ink, "stroke-width": palette.line }),
    circle(x, y, 22, { stroke: palette.soft, "stroke-width": palette.fineLine }),
    circle(x, y, 12, { fill: palette.ground, stroke: colour, "stroke-width": palette.line }),
    line(x - 46, y, x - 40, y, { stroke: palette.dim }),
    line(x + 40, y, x + 46, y, { stroke: palette.dim }),
  ].join("");
}

function bay(x: number, name: string, mail: string, liveRow: number, palette: Palette): string {
  return [
    rect(x, 196, 330, 420, { rx: 2, fill: palette.ground, stroke: palette.soft, "stroke-width": palette.line }),
    label(name, { x: x + 24, y: 184, size: 13 }, { stroke: palette.ink }),
    label(mail, { x: x + 306, y: 184, size: 10, anchor: "end" }, { stroke: palette.soft }),
    ...ROWS.map((y, row) =>
      label(
        `Licence ${row + 1}`,
        { x: x + (name === "From" ? 32 : 150), y: y + 6, size: 12 },
        { stroke: row === liveRow ? palette.ink : palette.dim },
      ),
    ),
  ].join("");
}

/** One licence goes from an account to another, as a cord on a patch bay. */
export const LICENCE_TRANSFER: Plate = {
  kind: "service, patch plan",
  scale: "1:1",
  panel: (palette) => {
    const [fromX, toX] = [490, 1110];
    const sag = `M${fromX} ${ROWS[0]}C${fromX + 260} ${ROWS[0]} ${fromX + 170} 640 800 604C${toX - 220} 572 ${toX - 280} ${ROWS[1]} ${toX} ${ROWS[1]}`;
    return [
      bay(250, "From", "you", 0, palette),
      bay(1020, "To", "them", 1, palette),
      ...ROWS.map((y, row) => jack(fromX, y, row === 0, palette)),
      ...ROWS.map((y, row) => jack(toX, y, row === 1, palette)),
      element("path", { d: sag, stroke: palette.panel, "stroke-width": 20 }),
      element("path", { d: sag, stroke: palette.ink, "stroke-width": 7 }),
      circle(fromX, ROWS[0], 12, { fill: palette.ink }),
      circle(toX, ROWS[1], 12, { fill: palette.ink }),
      circle(fromX, ROWS[0], 4, { fill: palette.ground }),
      circle(toX, ROWS[1], 4, { fill: palette.ground }),
    ].join("");
  },
  notes: (palette) =>
    [
      dimensionAcross(490, 1110, 92, 240, "one licence", palette),
      dimensionDown(ROWS[0], ROWS[1], 104, 250, "44", palette),
      dimensionDown(ROWS[1], ROWS[2], 104, 250, "44", palette),
      balloon(1492, 405, 1146, 405, "2", palette),
      balloon(700, 236, 524, 272, "1", palette),
      dimensionAcross(PANEL.x, PANEL.x + PANEL.width, 716, PANEL.y + PANEL.height, "482.6", palette),
    ].join(""),
};
