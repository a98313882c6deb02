import { label } from "../lettering.ts";
import type { Palette } from "../palette.ts";
import { circle, element, group, line, rect, short } from "../svg.ts";

const SWEEP_START = (Math.PI * 3) / 4;
const SWEEP = (Math.PI * 3) / 2;

export type Knob = {
  x: number;
  y: number;
  radius: number;
  /** 0 to 1 of its travel. */
  value: number;
  name: string;
  low?: string;
  high?: string;
  ticks?: number;
};

function at(x: number, y: number, radius: number, angle: number): string {
  return `${short(x + Math.cos(angle) * radius)} ${short(y + Math.sin(angle) * radius)}`;
}

/** A knob seen from the front: its scale, its rim, its pointer, and the centre lines of the draughtsman. */
export function knob({ x, y, radius, value, name, low, high, ticks = 11 }: Knob, palette: Palette): string {
  const angle = SWEEP_START + SWEEP * value;
  const scale = Array.from({ length: ticks }, (_, index) => {
    const tick = SWEEP_START + (SWEEP * index) / (ticks - 1);
    const isLong = index % 5 === 0;
    return `M${at(x, y, radius + 12, tick)}L${at(x, y, radius + (isLong ? 24 : 18), tick)}`;
  }).join("");
  const cross = `M${short(x - radius * 0.28)} ${short(y)}H${short(x + radius * 0.28)}M${short(x)} ${short(y - radius * 0.28)}V${short(y + radius * 0.28)}`;
  const travel = `M${at(x, y, radius + 6, SWEEP_START)}A${short(radius + 6)} ${short(radius + 6)} 0 ${SWEEP * value > Math.PI ? 1 : 0} 1 ${at(x, y, radius + 6, angle)}`;
  const labelY = y + radius + 44;
  return [
    element("path", { d: scale, stroke: palette.soft, "stroke-width": palette.fineLine }),
    element("path", { d: travel, stroke: palette.ink, "stroke-width": palette.line }),
    circle(x, y, radius, { fill: palette.raised, stroke: palette.ink, "stroke-width": palette.line }),
    circle(x, y, radius * 0.78, { stroke: palette.hairline, "stroke-width": palette.fineLine }),
    element("path", { d: cross, stroke: palette.dim, "stroke-width": palette.fineLine }),
    element("path", {
      d: `M${at(x, y, radius * 0.5, angle)}L${at(x, y, radius * 0.96, angle)}`,
      stroke: palette.ink,
      "stroke-width": palette.boldLine + 0.6,
    }),
    low === undefined
      ? ""
      : label(
          low,
          { x: x - radius * 0.8 - 16, y: y + radius + 18, size: 10, anchor: "middle", tracking: 4 },
          { stroke: palette.soft },
        ),
    high === undefined
      ? ""
      : label(
          high,
          { x: x + radius * 0.8 + 16, y: y + radius + 18, size: 10, anchor: "middle", tracking: 4 },
          { stroke: palette.soft },
        ),
    label(name, { x, y: labelY, size: 13, anchor: "middle" }, { stroke: palette.ink }),
  ].join("");
}

/** A fader on its slot. `value` 1 is up. */
export function fader(x: number, top: number, bottom: number, value: number, name: string, palette: Palette): string {
  const y = bottom + (top - bottom) * value;
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const tickY = bottom + ((top - bottom) * index) / 10;
    const length = index % 5 === 0 ? 14 : 8;
    return `M${short(x - 16 - length)} ${short(tickY)}H${short(x - 16)}`;
  }).join("");
  return [
    element("path", { d: ticks, stroke: palette.dim, "stroke-width": palette.fineLine }),
    rect(x - 3, top - 8, 6, bottom - top + 16, {
      rx: 3,
      fill: palette.ground,
      stroke: palette.dim,
      "stroke-width": palette.fineLine,
    }),
    rect(x - 21, y - 17, 42, 34, { rx: 2, fill: palette.raised, stroke: palette.ink, "stroke-width": palette.line }),
    line(x - 21, y, x + 21, y, { stroke: palette.ink, "stroke-width": palette.boldLine }),
    label(name, { x, y: bottom + 44, size: 12, anchor: "middle" }, { stroke: palette.ink }),
  ].join("");
}

/** A key; it is lit when it is on. */
export function key(x: number, y: number, width: number, text: string, isOn: boolean, palette: Palette): string {
  return [
    rect(x, y, width, 40, {
      rx: 2,
      fill: palette.raised,
      stroke: isOn ? palette.ink : palette.dim,
      "stroke-width": isOn ? palette.boldLine : palette.line,
    }),
    label(
      text,
      { x: x + width / 2, y: y + 26, size: 12, anchor: "middle", tracking: 5 },
      { stroke: isOn ? palette.ink : palette.soft },
    ),
  ].join("");
}

/** A window in the panel, sunk below it. */
export function display(
  x: number,
  y: number,
  width: number,
  height: number,
  palette: Palette,
  children: readonly string[],
): string {
  return group({}, [
    rect(x, y, width, height, { rx: 2, fill: palette.ground, stroke: palette.soft, "stroke-width": palette.line }),
    ...children,
  ]);
}

/** A column meter of segments, lit from below up to `value`. */
export function columnMeter(
  x: number,
  y: number,
  width: number,
  height: number,
  segments: number,
  value: number,
  lit: string,
  palette: Palette,
): string {
  const step = height / segments;
  const lines = (from: number, to: number): string =>
    Array.from(
      { length: to - from },
      (_, index) => `M${short(x)} ${short(y + height - (from + index + 0.5) * step)}h${short(width)}`,
    ).join("");
  const last = Math.round(segments * value);
  const thick = { "stroke-width": step * 0.56, "stroke-linecap": "butt" };
  return (
    element("path", { d: lines(last, segments), stroke: palette.faint, ...thick }) +
    element("path", { d: lines(0, last), stroke: lit, ...thick })
  );
}
