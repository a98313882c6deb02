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
