import { type ImageSize, SHARE_CARD } from "@shop/catalog";
import type { Metadata, ResizeOptions } from "sharp";
import type { RenderImage } from "./open-images.ts";

/** Pixels of the largest picture that is opened: 8192 by 8192. */
const MOST_PIXELS = 8192 * 8192;
/** What sharp draws an SVG's unit in, in dots per inch, at its natural size. */
const NATURAL_DENSITY = 72;
const HIGHEST_DENSITY = 2400;

/** RenderImage by sharp. A drawing is drawn in the size that is asked for; an original of pixels isn't enlarged. */
export const renderWithSharp: RenderImage = async (original, { size, format }) => {
  const { default: sharp } = await import("sharp");
  const about = await sharp(original, { limitInputPixels: MOST_PIXELS }).metadata();
  const isDrawing = about.format === "svg";
  const density = Math.min(HIGHEST_DENSITY, Math.max(1, NATURAL_DENSITY * scaleOf(about, size)));
  const image = sharp(original, { limitInputPixels: MOST_PIXELS, ...(isDrawing && { density }) })
    .rotate()
    .resize(
      size === "share" ? await onShareCard(original, isDrawing) : { width: size, withoutEnlargement: !isDrawing },
    );
  return new Uint8Array(await image.toFormat(format).toBuffer());
};

function scaleOf({ width, height }: Metadata, size: ImageSize): number {
  return size === "share" ? Math.min(SHARE_CARD.width / width, SHARE_CARD.height / height) : size / width;
}

/** The whole picture, and beside it the colour of its first pixel, which is the ground of a drawing. */
async function onShareCard(original: Uint8Array, isDrawing: boolean): Promise<ResizeOptions> {
  const { default: sharp } = await import("sharp");
  const corner = await sharp(original, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const [r = 0, g = 0, b = 0] = corner;
  return { ...SHARE_CARD, fit: "contain", background: { r, g, b }, withoutEnlargement: !isDrawing };
}
