import { label, title } from "../lettering.ts";
import type { Palette } from "../palette.ts";
import { element, line, short } from "../svg.ts";
import { display, key, knob } from "./controls.ts";
import { balloon, dimensionAcross, dimensionDown } from "./dimension.ts";
import { PANEL } from "./frame.ts";
import type { Plate } from "./plate.ts";

const RULER = { left: 690, right: 1360, y: 520 } as const;
const LENGTH_CENTIMETRES = 120;
const READING_CENTIMETRES = 100;

/** A rule with centimetres above and samples below: the same distance, read twice. */
function ruler(palette: Palette): string {
  const perCentimetre = (RULER.right - RULER.left) / LENGTH_CENTIMETRES;
  const centimetres = Array.from({ length: LENGTH_CENTIMETRES + 1 }, (_, cm) => {
    const length = cm % 10 === 0 ? 30 : cm % 5 === 0 ? 20 : 11;
    return `M${short(RULER.left + cm * perCentimetre)} ${RULER.y}v-${length}`;
  }).join("");
  const perSample = perCentimetre * (34_300 / 48_000);
  const samples = Array.from(
    { length: 17 },
    (_, ten) => `M${short(RULER.left + ten * 10 * perSample)} ${RULER.y}v${ten % 5 === 0 ? 30 : 14}`,
  ).join("");
  const figures = [0, 20, 40, 60, 80, 100, 120].map((cm) =>
    label(
      String(cm),
      { x: RULER.left + cm * perCentimetre, y: RULER.y - 42, size: 12, anchor: "middle", tracking: 4 },
      { stroke: palette.soft },
    ),
  );
  const sampleFigures = [0, 50, 100, 150].map((value) =>
    label(
      String(value),
      { x: RULER.left + value * perSample, y: RULER.y + 54, size: 12, anchor: "middle", tracking: 4 },
      { stroke: palette.soft },
    ),
  );
  const reading = RULER.left + READING_CENTIMETRES * perCentimetre;
  return [
    element("path", { d: `${centimetres}${samples}`, stroke: palette.ink, "stroke-width": palette.fineLine }),
    line(RULER.left, RULER.y, RULER.right, RULER.y, { stroke: palette.ink, "stroke-width": palette.line }),
    line(reading, RULER.y - 66, reading, RULER.y + 66, { stroke: palette.ink, "stroke-width": palette.boldLine }),
    ...figures,
    ...sampleFigures,
    label("cm", { x: RULER.left, y: RULER.y - 72, size: 11 }, { stroke: palette.soft }),
    label("samples at 48 kHz", { x: RULER.left + 14, y: RULER.y + 92, size: 11 }, { stroke: palette.soft }),
  ].join("");
}

export const SAMPLE_DELAY: Plate = {
  kind: "sample delay",
  scale: "1:1",
  panel: (palette) =>
    [
      knob({ x: 420, y: 388, radius: 150, value: 0.64, name: "Delay", ticks: 51 }, palette),
      display(690, 206, 670, 176, palette, [
        title("139.94", { x: 720, y: 330, size: 88, tracking: 7 }, { stroke: palette.ink }),
        label("samples", { x: 1330, y: 262, size: 13, anchor: "end" }, { stroke: palette.ink }),
        label("2.915 ms", { x: 1330, y: 298, size: 13, anchor: "end" }, { stroke: palette.soft }),
        label("100.0 cm", { x: 1330, y: 334, size: 13, anchor: "end" }, { stroke: palette.soft }),
      ]),
      ruler(palette),
      key(1116, 604, 116, "Link", true, palette),
      key(1244, 604, 116, "Fine", true, palette),
    ].join(""),
  notes: (palette) =>
    [
      dimensionAcross(270, 570, 92, 388, "100", palette),
      dimensionDown(PANEL.y, PANEL.y + PANEL.height, 104, PANEL.x, "177", palette),
      dimensionAcross(RULER.left, RULER.right, 716, 596, "120 cm at 20 °C", palette),
      balloon(1492, 290, 1360, 290, "1", palette),
      balloon(1492, 470, 1250, 500, "2", palette),
    ].join(""),
};
