import { label, title } from "../lettering.ts";
import type { Palette } from "../palette.ts";
import { circle, group, line, rect } from "../svg.ts";

/** The panel of every plate, in the drawing's units. */
export const PANEL = { x: 170, y: 140, width: 1260, height: 530 } as const;

/** What the block at the foot of a technical drawing says. */
export type TitleBlock = { name: string; kind: string; sheet: string; scale: string };

/** The sheet's border with its zone marks: letters down, figures across. */
export function sheet(palette: Palette): string {
  const border = rect(40, 40, 1520, 820, { stroke: palette.hairline, "stroke-width": palette.fineLine });
  const columns = Array.from({ length: 7 }, (_, index) => {
    const x = 40 + (1520 / 8) * (index + 1);
    return line(x, 40, x, 52, { stroke: palette.hairline }) + line(x, 848, x, 860, { stroke: palette.hairline });
  });
  const rows = Array.from({ length: 3 }, (_, index) => {
    const y = 40 + (820 / 4) * (index + 1);
    return line(40, y, 52, y, { stroke: palette.hairline }) + line(1548, y, 1560, y, { stroke: palette.hairline });
  });
  return border + columns.join("") + rows.join("");
}

/** Name of the thing, large, and the drawing's particulars in boxes beside it. */
export function titleBlock({ name, kind, sheet: sheetText, scale }: TitleBlock, palette: Palette): string {
  const boxes = [
    { head: "What", text: kind, width: 300 },
    { head: "Scale", text: scale, width: 110 },
    { head: "Sheet", text: sheetText, width: 150 },
  ];
  let x = 1430 - boxes.reduce((sum, box) => sum + box.width, 0);
  const drawn = boxes.map(({ head, text, width }) => {
    const at = x;
    x += width;
    return (
      rect(at, 770, width, 64, { stroke: palette.hairline, "stroke-width": palette.fineLine }) +
      label(head, { x: at + 14, y: 792, size: 8.5 }, { stroke: palette.dim }) +
      label(text, { x: at + 14, y: 820, size: 12, tracking: 5 }, { stroke: palette.soft })
    );
  });
  return title(name, { x: 170, y: 832, size: 46 }, { stroke: palette.ink }) + drawn.join("");
}

function screw(x: number, y: number, turn: number, palette: Palette): string {
  const [dx, dy] = [Math.cos(turn) * 6.5, Math.sin(turn) * 6.5];
  return group({ stroke: palette.dim, "stroke-width": palette.fineLine }, [
    circle(x, y, 9),
    line(x - dx, y - dy, x + dx, y + dy),
  ]);
}

/** The front panel itself, with its screws. Their slots point in any direction, as a hand left them. */
export function panelFace(palette: Palette): string {
  const { x, y, width, height } = PANEL;
  const turns = [0.4, 1.3, 2.2, 0.9];
  const corners = [
    [x + 24, y + 24],
    [x + width - 24, y + 24],
    [x + 24, y + height - 24],
    [x + width - 24, y + height - 24],
  ] as const;
  return (
    rect(x, y, width, height, { rx: 5, fill: palette.panel, stroke: palette.soft, "stroke-width": palette.line }) +
    corners.map(([cx, cy], index) => screw(cx, cy, turns[index] ?? 0, palette)).join("")
  );
}
