import type { Palette } from "../palette.ts";
import { circle, element, group, line, type Point, polyline, rect, short } from "../svg.ts";

/** How thick lines are in the figure's own units: a figure in a bundle's cell is scaled down and its lines aren't. */
export type Pen = { bold: number; line: number };

/** What a plugin does, as one picture of 380 × 214 units. The signal's colour marks what comes out of it, which is what one hears. */
export type Figure = (palette: Palette, pen: Pen) => string;

/** A plucked note: nothing, then a few decaying periods. */
function onset(startX: number, base: number, height: number): string {
  const points: Point[] = [
    [20, base],
    [startX, base],
  ];
  for (let x = startX; x <= 360; x += 4) {
    const t = (x - startX) / 62;
    const swing = Math.sin(2 * Math.PI * t) * 0.75 + Math.sin(4.3 * Math.PI * t) * 0.3;
    points.push([x, base - swing * height * Math.exp(-t / 2.2) * Math.min(1, t * 5)]);
  }
  return polyline(points);
}

/** Two microphones, one note: the late one is brought to where the other begins. */
const MIC_ALIGN: Figure = (palette, pen) =>
  [
    line(96, 18, 96, 196, { stroke: palette.soft, "stroke-width": pen.line, "stroke-dasharray": "8 8" }),
    element("path", { d: onset(96, 62, 50), stroke: palette.ink, "stroke-width": pen.line }),
    element("path", { d: onset(150, 152, 50), stroke: palette.soft, "stroke-width": pen.line }),
    element("path", { d: onset(96, 152, 50), stroke: palette.signal, "stroke-width": pen.bold }),
  ].join("");

const HITS = [
  { y: 34, lateBy: 0 },
  { y: 70, lateBy: 58 },
  { y: 106, lateBy: 26 },
  { y: 142, lateBy: 92 },
  { y: 178, lateBy: 42 },
];

/** Five tracks of a kit: where each hit was, and where it is now. */
const TRACK_ALIGN: Figure = (palette, pen) =>
  [
    ...HITS.flatMap(({ y, lateBy }) =>
      [86, 226].flatMap((x) => [
        rect(x + lateBy, y - 12, 46, 24, { stroke: palette.soft, "stroke-width": pen.line, "stroke-dasharray": "5 5" }),
        rect(x, y - 12, 46, 24, { fill: palette.signal }),
      ]),
    ),
    ...[86, 226].map((x) => line(x, 8, x, 206, { stroke: palette.ink, "stroke-width": pen.bold })),
    ...HITS.map(({ y }) => line(20, y, 76, y, { stroke: palette.soft, "stroke-width": pen.line })),
  ].join("");

const FADERS = [0.72, 0.3, 0.9, 0.5];

/** Four cabinets and their faders; the loudest is the one that is heard. */
const CAB_ROOM: Figure = (palette, pen) =>
  FADERS.map((level, index) => {
    const x = 60 + index * 87;
    const isLoudest = level === Math.max(...FADERS);
    const stroke = isLoudest ? palette.signal : palette.ink;
    return [
      circle(x, 52, 34, { stroke, "stroke-width": isLoudest ? pen.bold : pen.line }),
      circle(x, 52, 11, { fill: stroke }),
      line(x, 108, x, 200, { stroke: palette.soft, "stroke-width": pen.line }),
      rect(x - 20, 194 - level * 84, 40, 14, { fill: stroke }),
    ].join("");
  }).join("");

const BANDS = [0.92, 0.9, 0.74, 0.55, 0.38, -0.3];

/** A stereo bus as the scope shows it, and its correlation band by band. */
const PHASE_SCOPE: Figure = (palette, pen) => {
  const weave = Array.from({ length: 200 }, (_, index): Point => {
    const t = (index / 200) * 2 * Math.PI;
    return [107 + 50 * Math.sin(3 * t + 0.5), 107 - 80 * Math.sin(2 * t)];
  });
  return [
    circle(107, 107, 92, { stroke: palette.soft, "stroke-width": pen.line }),
    element("path", { d: `${polyline(weave)}Z`, stroke: palette.signal, "stroke-width": pen.bold }),
    line(222, 122, 366, 122, { stroke: palette.soft, "stroke-width": pen.line }),
    ...BANDS.map((value, index) =>
      rect(224 + index * 24, value > 0 ? 122 - value * 104 : 122, 16, Math.abs(value) * 104, { fill: palette.ink }),
    ),
  ].join("");
};

const SAMPLE_STEP = 22;
const SAMPLES = [0, 0.1, 0.95, -0.62, 0.5, -0.36, 0.22, -0.12, 0.06];

/** One impulse, sample by sample, and the same seven samples later. */
const SAMPLE_DELAY: Figure = (palette, pen) => {
  const stems = (from: number, isOut: boolean) =>
    SAMPLES.map((value, index) => {
      const [x, y] = [from + index * SAMPLE_STEP, 118 - value * 96];
      const stroke = isOut ? palette.signal : palette.soft;
      return (
        line(x, 118, x, y, { stroke, "stroke-width": isOut ? pen.bold : pen.line }) +
        circle(x, y, isOut ? 8 : 6, isOut ? { fill: stroke } : { stroke, "stroke-width": pen.line })
      );
    });
  return [
    line(14, 118, 366, 118, { stroke: palette.ink, "stroke-width": pen.line }),
    ...stems(28, false),
    ...stems(28 + 7 * SAMPLE_STEP, true),
  ].join("");
};

const STEPS = 15;

/** A meter with its ceiling: what goes in is over it, what comes out is below. */
const GAIN_TRIM: Figure = (palette, pen) =>
  [
    ...[15, 12].map((lit, row) =>
      Array.from({ length: STEPS }, (_, index) => {
        const place = [22 + index * 23, 34 + row * 86, 15, 60] as const;
        const isLit = index < lit;
        const colour = row === 1 ? palette.signal : palette.soft;
        return rect(...place, isLit ? { fill: colour } : { stroke: palette.soft, "stroke-width": pen.line / 2 });
      }).join(""),
    ),
    line(295, 10, 295, 204, { stroke: palette.ink, "stroke-width": pen.bold, "stroke-dasharray": "14 9" }),
  ].join("");

/** A licence plate in one hand, then in the other. */
const LICENCE_TRANSFER: Figure = (palette, pen) =>
  [
    rect(24, 50, 124, 114, { rx: 10, stroke: palette.soft, "stroke-width": pen.line, "stroke-dasharray": "10 8" }),
    rect(232, 50, 124, 114, { rx: 10, stroke: palette.ink, "stroke-width": pen.bold }),
    circle(276, 107, 20, { stroke: palette.ink, "stroke-width": pen.bold }),
    line(296, 107, 336, 107, { stroke: palette.ink, "stroke-width": pen.bold }),
    line(322, 107, 322, 126, { stroke: palette.ink, "stroke-width": pen.bold }),
    line(166, 107, 208, 107, { stroke: palette.ink, "stroke-width": pen.bold }),
    element("path", { d: "M194 92L210 107L194 122", stroke: palette.ink, "stroke-width": pen.bold }),
  ].join("");

const FIGURES: Record<string, Figure> = {
  famicalign: MIC_ALIGN,
  fatrackalign: TRACK_ALIGN,
  facabroom: CAB_ROOM,
  faphasescope: PHASE_SCOPE,
  fasampledelay: SAMPLE_DELAY,
  fagaintrim: GAIN_TRIM,
  "licence-transfer": LICENCE_TRANSFER,
};

/** The figure that was drawn for a product, by its slug; null where an operator brings a picture of their own. */
export function figureOf(slug: string): Figure | null {
  return FIGURES[slug] ?? null;
}

/** A figure at the size of a cell, with the lines that the cell asks for. */
export function figureIn(
  figure: Figure,
  at: { x: number; y: number; scale: number },
  palette: Palette,
  pen: Pen,
): string {
  const { x, y, scale } = at;
  const transform = `translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})`;
  return group({ transform }, [figure(palette, { bold: pen.bold / scale, line: pen.line / scale })]);
}
