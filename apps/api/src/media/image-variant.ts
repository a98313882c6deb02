import { IMAGE_FORMATS, IMAGE_SIZES, type ImageFormat, type ImageSize } from "@shop/catalog";

/** A public picture in one size and format. */
export interface ImageVariant {
  /** The version of the original's content: another content has other addresses. */
  readonly version: string;
  readonly size: ImageSize;
  readonly format: ImageFormat;
  /** The original's path below /media. */
  readonly path: string;
}

/** What a picture can be made from. */
const ORIGINAL = /\.(svg|png|jpe?g|webp|avif)$/i;
const NAME = /^([0-9a-f]{16})\/([0-9]{3,4}|share)\/(.+)\.([a-z]+)$/;

/** Null for a path that names no variant: another size or format, or an original that is no picture. */
export function readImageName(name: string): ImageVariant | null {
  const [, version, wanted, path, ending] = NAME.exec(name) ?? [];
  const size = IMAGE_SIZES.find((known) => String(known) === wanted);
  const format = IMAGE_FORMATS.find((known) => known === ending);
  if (version === undefined || path === undefined || !size || !format || !ORIGINAL.test(path)) return null;
  return { version, size, format, path };
}
