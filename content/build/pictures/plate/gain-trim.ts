import { label, title } from "../lettering.ts";
import type { Palette } from "../palette.ts";
import { circle, line } from "../svg.ts";
import { columnMeter, display, key, knob } from "./controls.ts";
import { balloon, dimensionAcross, dimensionDown } from "./dimension.ts";
import { PANEL } from "./frame.ts";
import type { Plate } from "./plate.ts";

const METER = { top: 216, bottom: 596 } as const;
const MARKS_DB = [0, -6, -12, -18, -24, -36, -48, -60];

/** A peak meter's scale: even from 0 to -24, closer below, as broadcasters draw it. */
function meterShare(db: number): number {
  return db >= -24 ? 1 + (db / 24) * 0.6 : 0.4 * (1 - (-db - 24) / 36);
}

function pair(x: number, name: string, levels: readonly [number, number], isHeard: boolean, palette: Palette): string {
  const height = METER.bottom - METER.top;
  const columns = levels.map((db, index) =>
    columnMeter(
      x + 14 + index * 44,
      METER.top + 10,
      32,
      height - 20,
      48,
      meterShare(db),
      isHeard ? palette.signal : palette.ink,
      palette,
    ),
  );
  return [
    label(name, { x: x + 52, y: METER.top - 20, size: 12, anchor: "middle" }, { stroke: palette.soft }),
    display(x, METER.top, 104, height, palette, columns),
    label("L", { x: x + 30, y: METER.bottom + 30, size: 11, anchor: "middle" }, { stroke: palette.soft }),
    label("R", { x: x + 74, y: METER.bottom + 30, size: 11, anchor: "middle" }, { stroke: palette.soft }),
  ].join("");
}

function scale(x: number, palette: Palette): string {
  const height = METER.bottom - METER.top - 20;
  return MARKS_DB.map((db) => {
    const y = METER.bottom - 10 - meterShare(db) * height;
    return (
      line(x - 34, y, x - 22, y, { stroke: palette.dim }) +
      line(x + 22, y, x + 34, y, { stroke: palette.dim }) +
      label(
        db === 0 ? "0" : `−${-db}`,
        { x, y: y + 5, size: 11, anchor: "middle", tracking: 4 },
        { stroke: palette.soft },
      )
    );
  }).join("");
}

/** The polarity sign, a circle with a stroke through it, beside each channel's key. */
function polarity(x: number, y: number, isOn: boolean, palette: Palette): string {
  const colour = isOn ? palette.ink : palette.soft;
  return (
    circle(x, y, 13, { stroke: colour, "stroke-width": palette.line }) +
    line(x - 13, y + 15, x + 13, y - 15, { stroke: colour, "stroke-width": palette.line })
  );
}

export const GAIN_TRIM: Plate = {
  kind: "gain and polarity",
  scale: "1:1",
  panel: (palette) =>
    [
      pair(250, "In", [-9, -11], false, palette),
      scale(400, palette),
      pair(446, "Out", [-12, -14], true, palette),
      knob({ x: 790, y: 372, radius: 112, value: 0.857, name: "Gain", low: "−60", high: "+24", ticks: 43 }, palette),
      display(1010, 216, 350, 132, palette, [
        title("−3.0", { x: 1040, y: 312, size: 58, tracking: 7 }, { stroke: palette.ink }),
        label("dB", { x: 1330, y: 262, size: 13, anchor: "end" }, { stroke: palette.soft }),
        label("true peak", { x: 1330, y: 312, size: 10, anchor: "end" }, { stroke: palette.soft }),
      ]),
      key(1010, 396, 168, "Hold", false, palette),
      key(1192, 396, 168, "Target", true, palette),
      ...["Left", "Right", "Sum", "Diff"].map((name, index) => key(1010 + index * 90, 476, 80, name, false, palette)),
      key(1064, 556, 114, "L", false, palette),
      key(1246, 556, 114, "R", true, palette),
      polarity(1032, 576, false, palette),
      polarity(1214, 576, true, palette),
    ].join(""),
  notes: (palette) =>
    [
      dimensionDown(METER.top, METER.bottom, 104, 250, "60 dB", palette),
      dimensionAcross(678, 902, 92, 372, "75", palette),
      dimensionAcross(250, 550, 716, METER.bottom + 44, "100", palette),
      balloon(1492, 280, 1360, 280, "1", palette),
      balloon(1492, 576, 1360, 576, "2", palette),
      dimensionAcross(PANEL.x + 840, PANEL.x + 1190, 716, 600, "117", palette),
    ].join(""),
};
