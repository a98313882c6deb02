import { NAME_HEIGHT, NAME_OUTLINES, NAME_WIDTH } from "./logo-name.ts";
import type { Palette } from "./palette.ts";
import { drawing, element, group } from "./svg.ts";

const NAME = "Farfield Audio";
/** Amber with a contrast of 3:1 on the dark ground and on paper: the mark is one file for both. */
const MARK_COLOUR = "#c77700";

/** Three ridgelines, stronger towards the front: the mark in the site's header, which is drawn in apps/storefront/app/shell/logo-mark.tsx. */
function markLines(): string {
  const line = (d: string, opacity: number): string => `<path d="${d}" stroke-width="2.5" opacity="${opacity}"/>`;
  return [
    line("M4 34H12C16 34 17 26 22 26C27 26 28 34 32 34H40", 1),
    line("M4 27H10C15 27 17 16 22 16C27 16 29 27 34 27H40", 0.7),
    line("M4 20H8C14 20 17 7 22 7C27 7 30 20 36 20H40", 0.45),
  ].join("");
}

/** The mark. */
export function logoMark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="44" height="44" fill="none" stroke="${MARK_COLOUR}" stroke-linecap="round" stroke-linejoin="round"><title>${NAME}</title>${markLines()}</svg>\n`;
}

/** Mark and name on a theme's ground, for the press: the free space around them is a part of the file. */
export const PRESS_LOGO = { width: 800, height: 250 } as const;

export function pressLogo(palette: Palette): string {
  const { width, height } = PRESS_LOGO;
  const [markSize, gap, capitals] = [108, 33, 28];
  const scale = capitals / NAME_HEIGHT;
  const left = (width - markSize - gap - NAME_WIDTH * scale) / 2;
  const mark = group(
    {
      transform: `translate(${left} ${(height - markSize) / 2}) scale(${markSize / 44})`,
      stroke: MARK_COLOUR,
      "stroke-linecap": "round",
    },
    [markLines()],
  );
  const name = element("path", {
    d: NAME_OUTLINES,
    fill: palette.ink,
    stroke: "none",
    transform: `translate(${left + markSize + gap} ${(height - capitals) / 2}) scale(${scale})`,
  });
  return drawing(width, height, NAME, palette.ground, [mark, name]);
}
