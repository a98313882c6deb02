import { withoutLabels } from "../lettering.ts";
import type { MeasuredTake } from "../measurements.ts";
import type { Palette } from "../palette.ts";
import { drawing, group, short } from "../svg.ts";
import { PANEL, panelFace, sheet, type TitleBlock, titleBlock } from "./frame.ts";

/** Panels drawn smaller than this carry no labels. */
const SMALLEST_WITH_LABELS = 0.45;

/** What a plate may draw from: the measured takes of all packs, by product. */
export type PlateInput = { measured: ReadonlyMap<string, readonly MeasuredTake[]> };

/** How one thing is drawn: what is on its panel, and what is around it. */
export type Plate = {
  kind: string;
  scale: string;
  panel(palette: Palette, input: PlateInput): string;
  notes(palette: Palette): string;
};

/** The whole sheet: border, panel, measures, name. */
export function platePicture(
  name: string,
  sheetText: string,
  plate: Plate,
  input: PlateInput,
  palette: Palette,
): string {
  const block: TitleBlock = { name, kind: plate.kind, sheet: sheetText, scale: plate.scale };
  return drawing(1600, 900, `${name}: its panel as a technical drawing`, palette.ground, [
    sheet(palette),
    panelFace(palette),
    plate.panel(palette, input),
    plate.notes(palette),
    titleBlock(block, palette),
  ]);
}

/** The panel alone, for a bundle's picture. */
export function plateMiniature(
  plate: Plate,
  input: PlateInput,
  palette: Palette,
  at: { x: number; y: number; width: number },
): string {
  const scale = at.width / PANEL.width;
  const transform = `translate(${short(at.x - PANEL.x * scale)} ${short(at.y - PANEL.y * scale)}) scale(${scale.toFixed(3)})`;
  const panel = plate.panel(palette, input);
  return group({ transform }, [panelFace(palette), scale < SMALLEST_WITH_LABELS ? withoutLabels(panel) : panel]);
}
