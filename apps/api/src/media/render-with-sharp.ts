import sharp from "sharp";
import type { RenderImage } from "./open-images.ts";

/** Pixels of the largest picture that is opened: 8192 by 8192. */
const MOST_PIXELS = 8192 * 8192;
/** What sharp draws an SVG's unit in, in dots per inch, at its natural size. */
const NATURAL_DENSITY = 72;
const HIGHEST_DENSITY = 2400;

/** RenderImage by sharp. A drawing is drawn in the size that is asked for; an original of pixels isn't enlarged. */
export const renderWithSharp: RenderImage = async (original, { width, format }) => {
  const about = await sharp(original, { limitInputPixels: MOST_PIXELS }).metadata();
  const isDrawing = about.format === "svg";
  const density = Math.min(HIGHEST_DENSITY, Math.max(1, NATURAL_DENSITY * (width / (about.width ?? width))));
  const image = sharp(original, { limitInputPixels: MOST_PIXELS, ...(isDrawing && { density }) })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawing });
  return new Uint8Array(await image.toFormat(format).toBuffer());
};
