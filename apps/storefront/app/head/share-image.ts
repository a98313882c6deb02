import type { FeaturedMedia } from "@shop/api-client/contract";
import { imageAddress } from "@shop/catalog";

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

const CARD_WIDTH = 1200;

/** A product's cover as previews show it: made of pixels where the shop serves the original, else as it is. */
export function productShareImage(cover: FeaturedMedia): ShareImage {
  const { dark, width, height, alt } = cover;
  const card = imageAddress(dark, { width: CARD_WIDTH, format: "png" });
  if (card === null) return { url: dark, width, height, alt };
  return { url: card, width: CARD_WIDTH, height: Math.round((height * CARD_WIDTH) / width), alt };
}
