/**
 * The widths in pixels that a picture is made in: for screens up to 480 px, up to 1025, up to 1800 and above. 1200 is for small screens at
 * density 2, and 380 for the small drawings of mails.
 */
export const IMAGE_WIDTHS = [380, 600, 1024, 1200, 2048, 4096] as const;

/** The whole picture on the ground of its edge, in the proportions that previews of links show. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** A width, or the share card. */
export const IMAGE_SIZES = [...IMAGE_WIDTHS, "share"] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

/** What a picture is made as. The original is at its own address. */
export const IMAGE_FORMATS = ["avif", "webp", "png"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture's path below /media and the version of its content, as the back end writes them. */
const VERSIONED = /^\/media\/([^?#]+\.(?:svg|png|jpe?g|webp|avif))\?v=([0-9a-f]{16})$/i;

/** Where a public picture is in another size and format. Null if its address isn't one of the back end's with a version. */
export function imageAddress(
  address: string,
  wanted: { readonly size: ImageSize; readonly format: ImageFormat },
): string | null {
  const [, path, version] = VERSIONED.exec(address) ?? [];
  if (path === undefined || version === undefined) return null;
  return `/media/images/${version}/${wanted.size}/${path}.${wanted.format}`;
}
