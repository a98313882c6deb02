import { IMAGE_WIDTHS, imageAddress } from "./image-address.ts";

/** One of the formats of a picture, for a `source` element. */
export interface ImageSource {
  readonly type: string;
  /** The addresses of its widths. */
  readonly srcSet: string;
}

/** The widths of a picture that is as wide as the screen: one for each class of screens, twice as many pixels at density 2. Source: MEDIA-01. */
export const SCREEN_WIDE = "(max-width: 480px) 600px, (max-width: 1025px) 1024px, (max-width: 1800px) 2048px, 4096px";

/**
 * The formats and widths that the back end serves a photograph in, best first. Empty for a drawing, which is one small file for every width,
 * and for a picture of another site. `widthPixels` is the original's: it is never enlarged, so the widest entry has its width.
 */
export function imageSources(address: string, widthPixels: number): readonly ImageSource[] {
  if (/\.svg(\?|$)/i.test(address) || imageAddress(address, { size: IMAGE_WIDTHS[0], format: "webp" }) === null)
    return [];
  const largest = IMAGE_WIDTHS.find((width) => width >= widthPixels) ?? Number.POSITIVE_INFINITY;
  const sizes = IMAGE_WIDTHS.filter((width) => width <= largest);
  return (["avif", "webp"] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: sizes
      .map((size) => `${imageAddress(address, { size, format })} ${Math.min(size, widthPixels)}w`)
      .join(", "),
  }));
}
