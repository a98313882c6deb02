import type { ContentMedia } from "@shop/api-client/content";
import { imageSources } from "@shop/catalog";
import type { PictureProps } from "@shop/ui";

/** A picture of the content service, as pages show it. */
export type PictureView = Pick<PictureProps, "src" | "alt" | "width" | "height" | "sources" | "srcSet" | "colour">;

/** The shop's own pictures come in the formats and widths that it makes; those of another host in the widths that the host names. */
export function pictureView(media: ContentMedia, origin: string): PictureView {
  const { resolvedImageSrc, computedSrcset, imageAlt, width, height, dominantColour } = media;
  const address = URL.canParse(resolvedImageSrc) ? new URL(resolvedImageSrc) : null;
  const src = address?.origin === origin ? address.pathname + address.search : resolvedImageSrc;
  const sources = width === null ? [] : imageSources(src, width);
  return {
    src,
    alt: imageAlt,
    ...(width !== null && height !== null && { width, height }),
    sources,
    ...(sources.length === 0 && computedSrcset !== "" && { srcSet: computedSrcset }),
    colour: dominantColour,
  };
}
