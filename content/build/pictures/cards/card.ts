import type { Palette } from "../palette.ts";
import { drawing } from "../svg.ts";

/** A card's drawing has its own file. Its units are half a pixel where a card is at its smallest, 190 px wide. */
export const CARD_WIDTH = 380;
export const CARD_HEIGHT = 214;

/** Three pixels on the smallest card: what a card shows first. */
export const CARD_BOLD = 6;
/** One and a half pixels: everything else. */
export const CARD_LINE = 3;

/** A part of a drawing. */
export type Box = { x: number; y: number; width: number; height: number };

export const WHOLE_CARD: Box = { x: 0, y: 0, width: CARD_WIDTH, height: CARD_HEIGHT };

/** A whole card: no lettering, because the card names its product in text. */
export function cardDrawing(name: string, parts: readonly string[], palette: Palette): string {
  return drawing(CARD_WIDTH, CARD_HEIGHT, name, palette.ground, parts);
}
