import type { FeaturedMedia } from "@shop/api-client/contract";
import { imageAddress, SHARE_CARD } from "@shop/catalog";

/** The picture that a preview of a page shows where its link is shared. */
export interface ShareImage {
  /** A path of this site, or a whole address. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The formats that previews support; none that matters draws SVG. */
const SHOWN_BY_PREVIEWS = /\.(png|jpe?g|webp|gif)(\?.*)?$/i;

/** The first picture that a preview can show; otherwise the first of all. */
export function chooseShareImage(pictures: ReadonlyArray<ShareImage | null>): ShareImage | null {
  const there = pictures.filter((picture) => picture !== null);
  return there.find(({ url }) => SHOWN_BY_PREVIEWS.test(url)) ?? there[0] ?? null;
}

/** A product's card for previews: its whole cover, which contains its title block, in pixels on its own ground. Source: ROUTE-16, MEDIA-01. */
export function productShareImage(cover: FeaturedMedia): ShareImage {
  const { dark, width, height, alt } = cover;
  const card = imageAddress(dark, { size: "share", format: "png" });
  return card === null ? { url: dark, width, height, alt } : { url: card, ...SHARE_CARD, alt };
}
