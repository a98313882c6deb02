import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from "@shop/catalog";

/** A public picture in one width and format. */
export interface ImageVariant {
  /** The version of the original's content: another content has other addresses. */
  readonly version: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  /** The original's path below /media. */
  readonly path: string;
}

/** What a picture can be made from. */
const ORIGINAL = /\.(svg|png|jpe?g|webp|avif)$/i;
const NAME = /^([0-9a-f]{16})\/([0-9]{3,4})\/(.+)\.([a-z]+)$/;

/** Null for a path that names no variant: another width or format, or an original that is no picture. */
export function readImageName(name: string): ImageVariant | null {
  const [, version, digits, path, ending] = NAME.exec(name) ?? [];
  const width = IMAGE_WIDTHS.find((known) => String(known) === digits);
  const format = IMAGE_FORMATS.find((known) => known === ending);
  if (version === undefined || path === undefined || !width || !format || !ORIGINAL.test(path)) return null;
  return { version, width, format, path };
}
