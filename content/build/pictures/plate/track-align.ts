import { createSeededRandom } from "../../dsp/seeded-random.ts";
import { label } from "../lettering.ts";
import { mix, type Palette } from "../palette.ts";
import { circle, line } from "../svg.ts";
import { display, key, knob } from "./controls.ts";
import { balloon, dimensionAcross, dimensionDown } from "./dimension.ts";
import { PANEL } from "./frame.ts";
import type { Plate } from "./plate.ts";

const TRACKS = [
  "kick in",
  "kick out",
  "snare",
  "snare b",
  "hat",
  "tom 1",
  "tom 2",
  "tom 3",
  "oh l",
  "oh r",
  "room l",
  "room r",
];
const CELL = 32;
const MATRIX = { x: 330, y: 210 } as const;
const ANCHOR = 8;

/** How well two tracks agree: neighbours do, rooms do with each other, and the rest by chance. */
function agreement(row: number, column: number, chance: number): number {
  const near = Math.max(0, 1 - Math.abs(row - column) / 3);
  const room = row >= 8 && column >= 8 ? 0.55 : 0;
  return Math.min(1, 0.12 + 0.55 * near + room + 0.3 * chance);
}

function matrix(palette: Palette): string {
  const random = createSeededRandom(77);
  const cells: string[] = [];
  for (let row = 0; row < TRACKS.length; row++) {
    for (let column = 0; column <= row; column++) {
      const value = row === column ? 1 : agreement(row, column, random());
      const isAnchor = row === ANCHOR || column === ANCHOR;
      const [x, y] = [MATRIX.x + (column + 0.5) * CELL, MATRIX.y + (row + 0.5) * CELL];
      const colour = isAnchor ? palette.ink : mix(palette.dim, palette.ink, value);
      cells.push(
        circle(
          x,
          y,
          2 + 10 * value,
          row === column ? { stroke: colour, "stroke-width": palette.line } : { fill: colour },
        ),
      );
    }
  }
  const names = TRACKS.map((name, row) =>
    label(
      name,
      { x: MATRIX.x - 14, y: MATRIX.y + (row + 0.5) * CELL + 5, size: 10, anchor: "end", tracking: 4.5 },
      { stroke: row === ANCHOR ? palette.ink : palette.soft },
    ),
  );
  return cells.join("") + names.join("");
}

/** The delay of each track as a line from the anchor's moment. */
function delays(palette: Palette): string {
  const values = [41, 38, 46, 44, 27, 33, 30, 36, 0, 3, -78, -82];
  const zero = 1000;
  const rows = values.map((value, row) => {
    const y = MATRIX.y + (row + 0.5) * CELL;
    return (
      line(790, y, 1140, y, { stroke: palette.faint }) +
      line(zero, y, zero + value * 1.9, y, { stroke: palette.ink, "stroke-width": palette.boldLine }) +
      circle(zero + value * 1.9, y, 5, { fill: palette.ground, stroke: palette.ink, "stroke-width": palette.line })
    );
  });
  return (
    rows.join("") +
    line(zero, MATRIX.y, zero, MATRIX.y + TRACKS.length * CELL, {
      stroke: palette.ink,
      "stroke-width": palette.fineLine,
    })
  );
}

export const TRACK_ALIGN: Plate = {
  kind: "multitrack aligner",
  scale: "1:1",
  panel: (palette) =>
    [
      label("Agreement", { x: MATRIX.x + 8, y: 186, size: 12 }, { stroke: palette.soft }),
      label("Delay, samples", { x: 790, y: 186, size: 12 }, { stroke: palette.soft }),
      display(MATRIX.x - 6, MATRIX.y - 4, TRACKS.length * CELL + 12, TRACKS.length * CELL + 8, palette, []),
      display(776, MATRIX.y - 4, 378, TRACKS.length * CELL + 8, palette, [delays(palette)]),
      matrix(palette),
      knob({ x: 1284, y: 262, radius: 44, value: 0.38, name: "Crossover", low: "40", high: "1k" }, palette),
      knob({ x: 1284, y: 424, radius: 44, value: 0.72, name: "Confidence", low: "0", high: "100" }, palette),
      key(1196, 548, 176, "Solve", true, palette),
    ].join(""),
  notes: (palette) =>
    [
      dimensionAcross(MATRIX.x - 6, MATRIX.x + TRACKS.length * CELL + 6, 92, 206, "12 × 12", palette),
      dimensionAcross(776, 1154, 92, 206, "± 100", palette),
      dimensionDown(PANEL.y, PANEL.y + PANEL.height, 104, PANEL.x, "177", palette),
      balloon(1492, 262, 1330, 262, "1", palette),
      balloon(1492, 424, 1330, 424, "2", palette),
      balloon(1492, 568, 1372, 568, "3", palette),
      dimensionAcross(MATRIX.x + 8 * CELL, MATRIX.x + 9 * CELL, 716, 600, "anchor", palette),
    ].join(""),
};
