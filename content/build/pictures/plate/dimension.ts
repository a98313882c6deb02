import { label, letteringWidth } from "../lettering.ts";
import type { Palette } from "../palette.ts";
import { circle, element, group, line, short } from "../svg.ts";

const ARROW = 9;

function arrow(x: number, y: number, dx: number, dy: number, fill: string): string {
  const [backX, backY] = [x - dx * ARROW, y - dy * ARROW];
  const d = `M${short(x)} ${short(y)}L${short(backX - dy * 3)} ${short(backY + dx * 3)}L${short(backX + dy * 3)} ${short(backY - dx * 3)}Z`;
  return element("path", { d, fill, stroke: "none" });
}

/** A horizontal measure between two edges; `from` is where its extension lines start. */
export function dimensionAcross(
  x1: number,
  x2: number,
  y: number,
  from: number,
  text: string,
  palette: Palette,
  colour = palette.soft,
): string {
  const middle = (x1 + x2) / 2;
  const half = letteringWidth(text, 12, 5) / 2 + 12;
  const beyond = y < from ? y - 8 : y + 8;
  const isTight = half * 2 + 30 > x2 - x1;
  const body = isTight
    ? [line(x1 - 22, y, x1, y), line(x2, y, x2 + 22, y), arrow(x1, y, 1, 0, colour), arrow(x2, y, -1, 0, colour)]
    : [
        line(x1, y, middle - half, y),
        line(middle + half, y, x2, y),
        arrow(x1, y, -1, 0, colour),
        arrow(x2, y, 1, 0, colour),
      ];
  const textX = isTight ? x2 + 30 : middle;
  return group({ stroke: colour, "stroke-width": palette.fineLine }, [
    line(x1, from, x1, beyond),
    line(x2, from, x2, beyond),
    ...body,
    label(text, { x: textX, y: y + 6, size: 12, anchor: isTight ? "start" : "middle", tracking: 5 }, {}),
  ]);
}

/** A vertical measure; its text is in the gap, upright. */
export function dimensionDown(y1: number, y2: number, x: number, from: number, text: string, palette: Palette): string {
  const middle = (y1 + y2) / 2;
  const beyond = x < from ? x - 8 : x + 8;
  return group({ stroke: palette.soft, "stroke-width": palette.fineLine }, [
    line(from, y1, beyond, y1),
    line(from, y2, beyond, y2),
    line(x, y1, x, middle - 16),
    line(x, middle + 16, x, y2),
    arrow(x, y1, 0, -1, palette.soft),
    arrow(x, y2, 0, 1, palette.soft),
    label(text, { x, y: middle + 6, size: 12, anchor: "middle", tracking: 5 }, {}),
  ]);
}

/** A numbered balloon on a leader, as parts lists have them. */
export function balloon(x: number, y: number, toX: number, toY: number, text: string, palette: Palette): string {
  const distance = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / distance, (toY - y) / distance];
  return group({ stroke: palette.soft, "stroke-width": palette.fineLine }, [
    circle(x, y, 15, { fill: palette.ground }),
    line(x + dx * 15, y + dy * 15, toX, toY),
    circle(toX, toY, 2.6, { fill: palette.soft, stroke: "none" }),
    label(text, { x, y: y + 6, size: 12, anchor: "middle", tracking: 4 }, {}),
  ]);
}
