import type { Palette } from "../palette.ts";
import { type CabinetView, cabinetFront } from "./cabinet-front.ts";
import { cardDrawing } from "./card.ts";
import { type Deviation, deviationCurve } from "./deviation.ts";

const CABINET_BOX = { x: 10, y: 12, width: 120, height: 190 };
const CURVE_BOX = { x: 142, y: 18, width: 228, height: 178 };

export type PackCard = CabinetView & { name: string; deviation: Deviation };

/** A pack's card: its cabinet to scale, and how its live take differs from the average of the catalogue. */
export function packCard(card: PackCard, palette: Palette): string {
  return cardDrawing(
    `${card.name}: its cabinet, and its sound beside the catalogue's average`,
    [cabinetFront(card, CABINET_BOX, palette), deviationCurve(card.deviation, CURVE_BOX, palette)],
    palette,
  );
}
