import { expect, test } from "vitest";
import { screenClass } from "./screen-class.ts";

test.each([
  [320, "phone"],
  [480, "phone"],
  [481, "tablet"],
  [1024, "tablet"],
  [1025, "desktop"],
  [1799, "desktop"],
  [1800, "large"],
] as const)("[SHELL-13] a screen of %i px is a %s", (widthPx, expected) => {
  expect(screenClass(widthPx)).toBe(expected);
});
