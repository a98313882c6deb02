import { label } from "../lettering.ts";
import type { Palette } from "../palette.ts";
import { element, line, type Point, polyline, rect } from "../svg.ts";
import { display, key, knob } from "./controls.ts";
import { balloon, dimensionAcross } from "./dimension.ts";
import { PANEL } from "./frame.ts";
import type { Plate } from "./plate.ts";

const SCREEN = { x: 230, y: 200, width: 700, height: 250 } as const;

/** A plucked onset: nothing, then a few decaying periods. */
function onset(startX: number, base: number, height: number): Point[] {
  const points: Point[] = [[SCREEN.x + 14, base]];
  for (let x = startX; x < SCREEN.x + SCREEN.width - 12; x += 5) {
    const t = (x - startX) / 92;
    const swing = Math.sin(2 * Math.PI * t) * 0.72 + Math.sin(4.3 * Math.PI * t) * 0.34;
    points.push([x, base - swing * height * Math.exp(-t / 2.4) * Math.min(1, t * 4)]);
  }
  return points;
}

function traces(palette: Palette): string {
  const middle = SCREEN.y + SCREEN.height / 2;
  const late = polyline(onset(360, middle + 58, 60));
  const reference = polyline(onset(318, middle - 58, 60));
  const axes = [-58, 58].map((offset) =>
    line(SCREEN.x, middle + offset, SCREEN.x + SCREEN.width, middle + offset, { stroke: palette.faint }),
  );
  return [
    ...axes,
    element("path", { d: reference, stroke: palette.ink, "stroke-width": palette.line }),
    element("path", { d: late, stroke: palette.signal, "stroke-width": palette.line + 0.6 }),
    label("reference", { x: 914, y: SCREEN.y + 26, size: 10, anchor: "end" }, { stroke: palette.soft }),
    label(
      "4.17 samples late",
      { x: 914, y: SCREEN.y + SCREEN.height - 16, size: 10, anchor: "end" },
      { stroke: palette.soft },
    ),
    dimensionAcross(318, 360, SCREEN.y + 28, middle - 58, "87 µs", palette),
  ].join("");
}

/** Correlation of one band, before (hollow) and after (filled), from -1 to +1. */
function correlationBands(palette: Palette): string {
  const bands = [
    { name: "60", before: 0.35, after: 0.97 },
    { name: "240", before: -0.2, after: 0.93 },
    { name: "1k", before: -0.55, after: 0.86 },
    { name: "4k", before: 0.1, after: 0.62 },
  ];
  const [zero, half] = [325, 105];
  const scale = [1, 0, -1].map(
    (value) =>
      line(1000, zero - value * half, 1368, zero - value * half, {
        stroke: value === 0 ? palette.dim : palette.hairline,
      }) +
      label(
        value > 0 ? "+1" : value < 0 ? "−1" : "0",
        { x: 990, y: zero - value * half + 5, size: 10, anchor: "end", tracking: 4 },
        { stroke: palette.soft },
      ),
  );
  const drawn = bands.map(({ name, before, after }, index) => {
    const x = 1024 + index * 90;
    const bar = (at: number, value: number, attributes: Record<string, string | number>): string =>
      rect(at, value > 0 ? zero - value * half : zero, 24, Math.abs(value) * half, attributes);
    return (
      bar(x, before, { stroke: palette.soft, "stroke-width": palette.fineLine }) +
      bar(x + 32, after, { fill: palette.ink }) +
      label(name, { x: x + 28, y: 456, size: 10, anchor: "middle", tracking: 4 }, { stroke: palette.soft })
    );
  });
  return scale.join("") + drawn.join("");
}

export const MIC_ALIGN: Plate = {
  kind: "phase aligner",
  scale: "1:1",
  panel: (palette) =>
    [
      label("Two microphones, one note", { x: 230, y: 182, size: 12 }, { stroke: palette.soft }),
      label("Correlation", { x: 1000, y: 182, size: 12 }, { stroke: palette.soft }),
      display(SCREEN.x, SCREEN.y, SCREEN.width, SCREEN.height, palette, [traces(palette)]),
      correlationBands(palette),
      knob({ x: 300, y: 540, radius: 46, value: 0.61, name: "Delay", low: "−512", high: "+512" }, palette),
      knob({ x: 480, y: 540, radius: 46, value: 0.12, name: "Rotate", low: "0°", high: "180°" }, palette),
      knob({ x: 660, y: 540, radius: 46, value: 0.45, name: "Window", low: "20", high: "2k" }, palette),
      ...[..."ABCDEFGH"].map((letter, index) =>
        key(800 + (index % 4) * 74, 500 + Math.floor(index / 4) * 56, 62, letter, index === 0, palette),
      ),
      key(1130, 500, 238, "Align", true, palette),
      key(1130, 556, 238, "Polarity", false, palette),
    ].join(""),
  notes: (palette) =>
    [
      dimensionAcross(PANEL.x, PANEL.x + PANEL.width, 92, PANEL.y, "482.6", palette),
      balloon(110, 325, 262, 383, "1", palette),
      balloon(1492, 325, 1310, 250, "2", palette),
      balloon(110, 540, 252, 540, "3", palette),
      balloon(1492, 576, 1340, 576, "4", palette),
      dimensionAcross(300, 480, 716, 640, "68", palette),
      dimensionAcross(480, 660, 716, 640, "68", palette),
    ].join(""),
};
