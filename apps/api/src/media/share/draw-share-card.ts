import { SHARE_CARD } from "@shop/catalog";
import sharp from "sharp";
import type { Lettering } from "./lettering.ts";
import { LINE_HEIGHT, setTitle } from "./set-title.ts";

/** As in the pages' dark theme. */
const COLOURS = { ground: "#17150f", ink: "#ece4d4", soft: "#a99f8b", hairline: "#3b362a" } as const;
const EDGE = 72;
const NAME_SIZE = 30;
const MARK_SIZE = 48;
const HEAD_BASE = 104;
/** Where the title begins. */
const TITLE_TOP = 176;
const BOTTOM = SHARE_CARD.height - EDGE;
/** A drawing beside the title, a rack unit from it. */
const DRAWING = {
  left: 684,
  top: TITLE_TOP,
  width: SHARE_CARD.width - EDGE - 684,
  height: BOTTOM - TITLE_TOP,
} as const;
const GAP = 44;
/** The waterfall lies at the foot of a card that has no drawing of its own, to the right, where titles end first. */
const WATERFALL = { width: 900, left: SHARE_CARD.width - 900 } as const;
/** Of a title above it. */
const TITLE_HEIGHT = 150;
/** What sharp draws an SVG's unit in, in dots per inch, at its natural size. */
const NATURAL_DENSITY = 72;

export interface CardParts {
  readonly shopName: string;
  /** A title with a letter that no font of the cards has isn't shown; the shop's name is. */
  readonly title: string;
  /** The page's own picture, an SVG or pixels. */
  readonly drawing: Uint8Array | null;
  /** Shown without one. */
  readonly waterfall: Uint8Array | null;
  readonly mark: Uint8Array | null;
}

/** A card as PNG: mark and name, the page's title, and its drawing. Rejects if one of the parts is no picture. */
export async function drawShareCard(parts: CardParts, lettering: Lettering): Promise<Uint8Array> {
  const { drawing, waterfall, mark } = parts;
  const layers = await Promise.all([
    drawing ? drawingLayer(drawing) : waterfall && waterfallLayer(waterfall),
    mark && markLayer(mark),
  ]);
  const letters = { input: Buffer.from(lettersOf(parts, lettering)), left: 0, top: 0 };
  const ground = { ...SHARE_CARD, channels: 3 as const, background: COLOURS.ground };
  const card = sharp({ create: ground }).composite([...layers.filter((layer) => layer !== null), letters]);
  return new Uint8Array(await card.png({ palette: true, effort: 7 }).toBuffer());
}

function lettersOf({ shopName, title, drawing, mark }: CardParts, lettering: Lettering): string {
  const shown = lettering.canWrite(title) ? title : shopName;
  const width = drawing ? DRAWING.left - GAP - EDGE : SHARE_CARD.width - 2 * EDGE;
  const height = drawing ? DRAWING.height : TITLE_HEIGHT;
  const { lines, size } = setTitle(shown, { width, height, widthOf: lettering.widthOf });
  const titlePath = lines
    .map((line, index) => lettering.write(line, { x: EDGE, y: TITLE_TOP + size * (0.74 + index * LINE_HEIGHT), size }))
    .join("");
  const nameAt = mark ? EDGE + MARK_SIZE + 16 : EDGE;
  const name = lettering.write(shopName, { x: nameAt, y: HEAD_BASE, size: NAME_SIZE });
  const { width: full, height: tall } = SHARE_CARD;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${full} ${tall}" width="${full}" height="${tall}"><path d="${name}" fill="${COLOURS.soft}"/><path d="${titlePath}" fill="${COLOURS.ink}"/></svg>`;
}

async function markLayer(mark: Uint8Array) {
  const input = await raster(mark, MARK_SIZE);
  return { input, left: EDGE, top: HEAD_BASE - MARK_SIZE + 12 };
}

async function drawingLayer(drawing: Uint8Array) {
  const { width, height } = DRAWING;
  const fitted = await sharp(await raster(drawing, width))
    .resize({ width, height, fit: "inside" })
    .toBuffer({ resolveWithObject: true });
  return { input: fitted.data, left: DRAWING.left, top: DRAWING.top };
}

async function waterfallLayer(waterfall: Uint8Array) {
  const { width, left } = WATERFALL;
  const most = { width, height: SHARE_CARD.height - TITLE_TOP, fit: "inside" as const };
  const { data, info } = await sharp(await raster(waterfall, width))
    .resize(most)
    .toBuffer({ resolveWithObject: true });
  return { input: data, left, top: SHARE_CARD.height - info.height };
}

/** A picture in pixels, as wide as that; a drawing is drawn in its size. */
async function raster(picture: Uint8Array, width: number): Promise<Buffer> {
  const { format, width: natural } = await sharp(picture).metadata();
  const density = Math.max(1, (NATURAL_DENSITY * width) / natural);
  return sharp(picture, format === "svg" ? { density } : {})
    .rotate()
    .resize({ width })
    .png()
    .toBuffer();
}
