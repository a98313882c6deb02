import { expect, test } from "vitest";
import { pageTheme } from "./page-theme.ts";

const CLEAR = { lightness: 0, opacity: 0, hasImage: false };
const ground = (lightness: number) => ({ lightness, opacity: 1, hasImage: false });

test.each([
  ["a white ground", [ground(1)], 0, "light"],
  ["a black ground", [ground(0)], 0, "dark"],
  ["a dark section of a light page", [CLEAR, ground(0.2), ground(1)], 0, "dark"],
  ["a light card on a dark page", [ground(0.9), ground(0.1)], 1, "light"],
  ["a tint that is seen through", [{ lightness: 0, opacity: 0.1, hasImage: false }, ground(1)], 0, "light"],
  ["a picture under light text", [CLEAR, { ...CLEAR, hasImage: true }, ground(1)], 1, "dark"],
  ["a picture under dark text", [{ ...CLEAR, hasImage: true }, ground(0)], 0.2, "light"],
  ["the browser's own dark canvas", [CLEAR], 1, "dark"],
  ["the browser's own light canvas", [CLEAR], 0, "light"],
] as const)("on %s the elements fit", (_page, grounds, textLightness, theme) => {
  expect(pageTheme({ grounds, textLightness })).toBe(theme);
});
