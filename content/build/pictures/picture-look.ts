import { join } from "node:path";
import sharp from "sharp";
import { ContentFault } from "../content-fault.ts";
import { dominantColour } from "./dominant-colour.ts";

/** What a page knows of a picture before it has arrived: its size in pixels, and the colour of its place. */
export type PictureLook = { width: number; height: number; dominantColour: string | null };

const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i;
/** Enough of a picture to see which colour is most of it. */
const SAMPLE_WIDTH = 96;
/** What sharp draws an SVG's unit in, in dots per inch, at its natural size. */
const NATURAL_DENSITY = 72;
/** The sides of a photograph that was taken with the camera turned are stored the other way round. */
const TURNED_FROM = 5;

export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/** Throws a ContentFault if the file is no picture. */
export async function pictureLook(directory: string, path: string): Promise<PictureLook> {
  const file = join(directory, path);
  try {
    const { format, orientation = 1, ...size } = await sharp(file).metadata();
    const density = Math.max(1, (NATURAL_DENSITY * SAMPLE_WIDTH) / size.width);
    const sample = sharp(file, format === "svg" ? { density } : {}).resize({ width: SAMPLE_WIDTH });
    const pixels = await sample.toColourspace("srgb").ensureAlpha().raw().toBuffer();
    const [width, height] = orientation >= TURNED_FROM ? [size.height, size.width] : [size.width, size.height];
    return { width, height, dominantColour: dominantColour(pixels) };
  } catch (error) {
    throw new ContentFault(`media/${path}`, `is no picture: ${error instanceof Error ? error.message : String(error)}`);
  }
}
