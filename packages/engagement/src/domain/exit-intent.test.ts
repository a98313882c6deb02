import { expect, test } from "vitest";
import { exitVariant, isExitMove } from "./exit-intent.ts";

test.each([
  [0, true],
  [20, true],
  [21, false],
])("[ENGAGE-07] the mouse %i px below the upper edge is a sign of leaving: %s", (y, isSign) => {
  expect(isExitMove({ kind: "mouse", y })).toBe(isSign);
});

test.each([
  [120, 70, false],
  [120, 69, true],
  [151, 100, true],
  [200, 101, false],
  [40, 95, false],
])("[ENGAGE-07] a swipe from %i to %i px below the upper edge is a sign of leaving: %s", (fromY, toY, isSign) => {
  expect(isExitMove({ kind: "swipe", fromY, toY })).toBe(isSign);
});

const TUTORIAL = "/de/tutorials/cabs/mic-distance";
const PRODUCT = "/products/plugins/famicalign";

test.each([
  [true, true, TUTORIAL, "cart"],
  [true, false, PRODUCT, "cart"],
  [false, true, TUTORIAL, "default"],
  [false, true, PRODUCT, "default"],
  [false, false, TUTORIAL, "tutorial"],
  [false, false, PRODUCT, "product"],
  [false, false, "/products", "default"],
  [false, false, "/tutorials", "default"],
  [false, false, "/", "default"],
] as const)(
  "[ENGAGE-07] with items %s, logged in %s, on %s the %s variant is shown",
  (hasItems, isLoggedIn, path, variant) => {
    expect(exitVariant({ hasItems, isLoggedIn, path })).toBe(variant);
  },
);
