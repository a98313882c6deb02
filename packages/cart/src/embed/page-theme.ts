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
 * The theme that matches the page: the nearest background that isn't transparent decides. If it is a picture, or if no element
 * has a background (the browser's own canvas, light or dark), the text colour decides: light text means a dark page.
 */
export function pageTheme({ grounds, textLightness }: Surroundings): Theme {
  const ground = grounds.find(({ opacity, hasImage }) => hasImage || opacity >= LEAST_OPACITY);
  const isDark = ground && !ground.hasImage ? ground.lightness < MIDDLE : textLightness >= MIDDLE;
  return isDark ? "dark" : "light";
}
