import { label } from "../lettering.ts";
import type { Palette } from "../palette.ts";
import { circle, element, line, type Point, polyline, short } from "../svg.ts";
import { display, key, knob } from "./controls.ts";
import { balloon, dimensionAcross, dimensionDown } from "./dimension.ts";
import { PANEL } from "./frame.ts";
import type { Plate } from "./plate.ts";

const SCOPE = { x: 446, y: 405, radius: 196 } as const;

/** The trace of a stereo bus: middle and side as two tones that are nearly an octave's fraction apart, so that it weaves. */
function trace(): Point[] {
  return Array.from({ length: 300 }, (_, index): Point => {
    const t = (index / 300) * 2 * Math.PI;
    const middle = 0.88 * Math.sin(5 * t);
    const side = 0.4 * Math.sin(6 * t + 0.45) * (0.72 + 0.28 * Math.cos(t));
    return [SCOPE.x + side * SCOPE.radius, SCOPE.y - middle * SCOPE.radius];
  });
}

function scope(palette: Palette): string {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const [dx, dy] = [Math.cos(angle) * SCOPE.radius, Math.sin(angle) * SCOPE.radius];
    return `M${short(SCOPE.x - dx)} ${short(SCOPE.y - dy)}L${short(SCOPE.x + dx)} ${short(SCOPE.y + dy)}`;
  }).join("");
  const rings = [0.25, 0.5, 0.75].map((share) =>
    circle(SCOPE.x, SCOPE.y, SCOPE.radius * share, { stroke: palette.faint }),
  );
  const names = [
    label("M", { x: SCOPE.x, y: SCOPE.y - SCOPE.radius - 12, size: 11, anchor: "middle" }, { stroke: palette.soft }),
    label(
      "L",
      { x: SCOPE.x - SCOPE.radius * 0.74 - 12, y: SCOPE.y - SCOPE.radius * 0.74, size: 11, anchor: "middle" },
      { stroke: palette.soft },
    ),
    label(
      "R",
      { x: SCOPE.x + SCOPE.radius * 0.74 + 12, y: SCOPE.y - SCOPE.radius * 0.74, size: 11, anchor: "middle" },
      { stroke: palette.soft },
    ),
  ];
  return [
    circle(SCOPE.x, SCOPE.y, SCOPE.radius, {
      fill: palette.ground,
      stroke: palette.soft,
      "stroke-width": palette.line,
    }),
    element("path", { d: spokes, stroke: palette.faint }),
    ...rings,
    element("path", { d: `${polyline(trace())}Z`, stroke: palette.signal, "stroke-width": palette.line }),
    ...names,
  ].join("");
}

const BANDS = [0.92, 0.95, 0.88, 0.9, 0.74, 0.81, 0.62, 0.55, 0.38, 0.44, 0.12, -0.18];
const BAND_NAMES = ["50", "", "125", "", "315", "", "800", "", "2k", "", "5k", "10k"];

function bands(palette: Palette): string {
  const [left, zero, half, step] = [770, 330, 100, 48];
  const axis = [1, 0, -1].map((value) =>
    line(left, zero - value * half, left + 12 * step, zero - value * half, {
      stroke: value === 0 ? palette.dim : palette.faint,
    }),
  );
  const drawn = BANDS.map((value, index) => {
    const x = left + (index + 0.5) * step;
    const y = zero - value * half;
    const hold = zero - (value - 0.16 - 0.02 * index) * half;
    return (
      line(x, zero, x, y, {
        stroke: value < 0 ? palette.soft : palette.ink,
        "stroke-width": 14,
        "stroke-linecap": "butt",
      }) +
      line(x - 12, hold, x + 12, hold, { stroke: palette.soft, "stroke-width": palette.line }) +
      label(BAND_NAMES[index] ?? "", { x, y: 462, size: 10, anchor: "middle", tracking: 4 }, { stroke: palette.soft })
    );
  });
  const figures = [1, 0, -1].map((value) =>
    label(
      value > 0 ? "+1" : value < 0 ? "−1" : "0",
      { x: left - 14, y: zero - value * half + 5, size: 10, anchor: "end", tracking: 4 },
      { stroke: palette.soft },
    ),
  );
  return [...axis, ...drawn, ...figures].join("");
}

export const PHASE_SCOPE: Plate = {
  kind: "correlation meter",
  scale: "1:1",
  panel: (palette) =>
    [
      scope(palette),
      label("Correlation by band", { x: 770, y: 194, size: 12 }, { stroke: palette.soft }),
      display(756, 212, 604, 232, palette, []),
      bands(palette),
      knob({ x: 822, y: 548, radius: 40, value: 0.5, name: "Integration" }, palette),
      knob({ x: 998, y: 548, radius: 40, value: 0.3, name: "Persistence" }, palette),
      key(1108, 520, 78, "3", false, palette),
      key(1196, 520, 78, "6", false, palette),
      key(1284, 520, 76, "12", true, palette),
      key(1108, 574, 252, "Hold", false, palette),
    ].join(""),
  notes: (palette) =>
    [
      dimensionAcross(SCOPE.x - SCOPE.radius, SCOPE.x + SCOPE.radius, 716, SCOPE.y + 40, "Ø 75", palette),
      dimensionDown(PANEL.y, PANEL.y + PANEL.height, 104, PANEL.x, "177", palette),
      dimensionAcross(756, 1360, 92, 212, "12 × 1/3 - 1/1 oct", palette),
      balloon(1492, 330, 1338, 348, "1", palette),
      balloon(1492, 540, 1360, 540, "2", palette),
    ].join(""),
};
