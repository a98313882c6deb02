import { readFileSync } from "node:fs";
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

test("a picture's ground is the page's, so that its edge isn't seen in a wider field", () => {
  const tokens = readFileSync(new URL("../../../packages/ui/src/tokens.css", import.meta.url), "utf8");
  const grounds = [...tokens.matchAll(/--shop-ground: (#\w+);/g)].map(([, ground]) => ground);
  expect(grounds).toEqual([DARK.ground, LIGHT.ground]);
});
