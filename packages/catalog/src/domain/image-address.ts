/**
 * The widths in pixels that a picture is made in: for screens up to 480 px, up to 1025, up to 1800 and above; 1200 is the width of share
 * cards and of small screens at density 2.
 */
export const IMAGE_WIDTHS = [600, 1024, 1200, 2048, 4096] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** What a picture is made as. The original is at its own address. */
export const IMAGE_FORMATS = ["avif", "webp", "png"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture's path below /media and the version of its content, as the back end writes them. */
const VERSIONED = /^\/media\/([^?#]+\.(?:svg|png|jpe?g|webp|avif))\?v=([0-9a-f]{16})$/i;

/** Where a public picture is in another width and format. Null if its address isn't one of the back end's with a version. */
export function imageAddress(
  address: string,
  wanted: { readonly width: ImageWidth; readonly format: ImageFormat },
): string | null {
  const [, path, version] = VERSIONED.exec(address) ?? [];
  if (path === undefined || version === undefined) return null;
  return `/media/images/${version}/${wanted.width}/${path}.${wanted.format}`;
}
