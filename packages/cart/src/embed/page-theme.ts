export type Theme = "light" | "dark";

/** How an element and those around it are painted, from the inside out. Lightness from 0 (black) to 1 (white). */
export interface Surroundings {
  readonly grounds: readonly { readonly lightness: number; readonly opacity: number; readonly hasImage: boolean }[];
  /** Of the text, where the element is. */
  readonly textLightness: number;
}

/** Below it a ground is seen through. */
const LEAST_OPACITY = 0.5;
const MIDDLE = 0.5;

/**
 * What fits the page: the nearest ground that isn't seen through decides. Where it is a picture, or where no element has a ground
 * (the browser's own canvas, light or dark), the text decides: light text is written on a dark page.
 */
export function pageTheme({ grounds, textLightness }: Surroundings): Theme {
  const ground = grounds.find(({ opacity, hasImage }) => hasImage || opacity >= LEAST_OPACITY);
  const isDark = ground && !ground.hasImage ? ground.lightness < MIDDLE : textLightness >= MIDDLE;
  return isDark ? "dark" : "light";
}
