import { label } from "../lettering.ts";
import { mix, type Palette } from "../palette.ts";
import { levelShare } from "../ridgelines.ts";
import { simplified } from "../simplify.ts";
import { element, line, type Point, polyline } from "../svg.ts";
import { display, fader, key, knob } from "./controls.ts";
import { balloon, dimensionAcross, dimensionDown } from "./dimension.ts";
import { PANEL } from "./frame.ts";
import type { Plate, PlateInput } from "./plate.ts";

const SCREEN = { x: 640, y: 206, width: 720, height: 236 } as const;
const SOURCE = "faIR Modern Rock";
const SLOTS = [
  { take: 2, level: 0.86 },
  { take: 8, level: 0.62 },
  { take: 13, level: 0.44 },
  { take: 17, level: 0.28 },
];

function curve(levelsDb: readonly number[]): string {
  const step = SCREEN.width / (levelsDb.length - 1);
  const bottom = SCREEN.y + SCREEN.height - 14;
  const points = levelsDb.map((level, index): Point => [SCREEN.x + index * step, bottom - levelShare(level) * 190]);
  return polyline(simplified(points, 0.6));
}

/** Four minimum-phase takes add up as their levels do, near enough for a drawing: amplitudes, weighted by their faders. */
function sumOf(takes: ReadonlyArray<readonly number[]>): number[] {
  const sum = (takes[0] ?? []).map((_, point) =>
    takes.reduce((total, levels, slot) => total + (SLOTS[slot]?.level ?? 0) * 10 ** ((levels[point] ?? -100) / 20), 0),
  );
  const loudest = Math.max(...sum);
  return sum.map((amplitude) => 20 * Math.log10(amplitude / loudest + 1e-9));
}

function responses(palette: Palette, { measured }: PlateInput): string {
  const source = measured.get(SOURCE) ?? [...measured.values()][0] ?? [];
  const takes = SLOTS.map(({ take }) => source[Math.min(take, source.length - 1)]?.levelsDb ?? []);
  const single = takes.map((levels, slot) =>
    element("path", {
      d: curve(levels),
      stroke: mix(palette.soft, palette.hairline, slot / 4),
      "stroke-width": palette.fineLine,
    }),
  );
  const grid = [1, 2, 3, 4, 5].map((index) =>
    line(
      SCREEN.x + (SCREEN.width * index) / 6,
      SCREEN.y,
      SCREEN.x + (SCREEN.width * index) / 6,
      SCREEN.y + SCREEN.height,
      { stroke: palette.faint },
    ),
  );
  return [
    ...grid,
    ...single,
    element("path", { d: curve(sumOf(takes)), stroke: palette.signal, "stroke-width": palette.boldLine }),
  ].join("");
}

export const CAB_ROOM: Plate = {
  kind: "cabinet loader",
  scale: "1:1",
  panel: (palette, input) =>
    [
      label("Microphones", { x: 590, y: 186, size: 12, anchor: "end" }, { stroke: palette.soft }),
      label("Sum", { x: SCREEN.x + 14, y: 186, size: 12 }, { stroke: palette.ink }),
      ...SLOTS.map(({ level }, slot) => fader(262 + slot * 92, 226, 512, level, String(slot + 1), palette)),
      ...SLOTS.map((_, slot) => key(236 + slot * 92, 584, 52, "M", false, palette)),
      display(SCREEN.x, SCREEN.y, SCREEN.width, SCREEN.height, palette, [responses(palette, input)]),
      knob({ x: 716, y: 538, radius: 44, value: 0.2, name: "Distance", low: "0", high: "200" }, palette),
      knob({ x: 890, y: 538, radius: 44, value: 0.3, name: "Low cut", low: "20", high: "200" }, palette),
      knob({ x: 1064, y: 538, radius: 44, value: 0.72, name: "High cut", low: "3k", high: "20k" }, palette),
      key(1176, 494, 184, "Raw", false, palette),
      key(1176, 544, 184, "Aligned", false, palette),
      key(1176, 594, 184, "Min phase", true, palette),
    ].join(""),
  notes: (palette) =>
    [
      dimensionAcross(262, 354, 92, 214, "30.7", palette),
      dimensionAcross(354, 446, 92, 214, "30.7", palette),
      dimensionAcross(SCREEN.x, SCREEN.x + SCREEN.width, 92, SCREEN.y, "38 Hz - 12.5 kHz", palette),
      dimensionDown(226, 512, 104, 226, "95", palette),
      balloon(1492, 300, 1240, 264, "1", palette),
      balloon(1492, 614, 1360, 614, "2", palette),
      dimensionAcross(PANEL.x, PANEL.x + PANEL.width, 716, PANEL.y + PANEL.height, "482.6", palette),
    ].join(""),
};
