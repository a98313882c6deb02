import { expect, test } from "vitest";
import { DARK, farLine, LIGHT } from "./palette.ts";

/** Source: WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([DARK, LIGHT])("the faintest line of a waterfall has 3:1 on its ground in $theme", (palette) => {
  const [line, ground] = [luminance(farLine(palette)), luminance(palette.ground)];
  const contrast = (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05);
  expect(contrast).toBeGreaterThanOrEqual(3);
});
