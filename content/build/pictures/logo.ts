import { letteringPath, letteringWidth } from "./lettering.ts";
import type { Palette } from "./palette.ts";
import { drawing, element, group } from "./svg.ts";

const NAME = "Farfield Audio";
/** Amber with a contrast of 3:1 on the dark ground and on paper: the mark is one file for both. */
const MARK_COLOUR = "#c77700";

/** Three ridgelines, heavier towards the front. */
function markLines(): string {
  const back = "M4 16H11C15 16 16 5 20.5 5C25 5 25 12 28 12C31 12 31 16 34 16H40";
  const middle = "M4 27H10C14 27 15 14.5 19 14.5C23 14.5 23 22 26 22C29 22 29 27 33 27H40";
  const front = "M4 38H9C13 38 14 25 18 25C21.5 25 22 33 25 33C27.5 33 28 30 30 30C33 30 32 38 36 38H40";
  const line = (d: string, width: number): string => `<path d="${d}" stroke-width="${width}"/>`;
  return `${line(back, 1.6)}${line(middle, 2.1)}${line(front, 3)}`;
}

/** The mark. */
export function logoMark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="44" height="44" fill="none" stroke="${MARK_COLOUR}" stroke-linecap="round" stroke-linejoin="round"><title>${NAME}</title>${markLines()}</svg>\n`;
}

/** Mark and name on a theme's ground, for the press: the free space around them is a part of the file. */
export const PRESS_LOGO = { width: 800, height: 250 } as const;

export function pressLogo(palette: Palette): string {
  const { width, height } = PRESS_LOGO;
  const size = 44;
  const [markSize, gap] = [132, 36];
  const left = (width - markSize - gap - letteringWidth(NAME, size)) / 2;
  const name = letteringPath(NAME, { x: left + markSize + gap, y: (height + size) / 2, size });
  const mark = group(
    { transform: `translate(${left} ${(height - markSize) / 2}) scale(${markSize / 44})`, stroke: MARK_COLOUR },
    [markLines()],
  );
  return drawing(width, height, NAME, palette.ground, [
    mark,
    element("path", { d: name, stroke: palette.ink, "stroke-width": 5 }),
  ]);
}
