import { expect, test } from "vitest";
import { compareCodePoints } from "./compare-code-points.ts";

test.each([
  ["capitals before small letters", ["a", "B", "A", "b"], ["A", "B", "a", "b"]],
  ["a beginning before what it begins", ["faMic2", "faMic", "fa"], ["fa", "faMic", "faMic2"]],
  ["accents after all plain letters", ["Ärmel", "Zoom", "Amp"], ["Amp", "Zoom", "Ärmel"]],
  ["by code point, not by UTF-16 unit", ["\u{1D11E} clef", "\uFB00 ligature"], ["\uFB00 ligature", "\u{1D11E} clef"]],
  ["characters of two units inside a name", ["\u{1D11E}b", "\u{1D11E}a"], ["\u{1D11E}a", "\u{1D11E}b"]],
])("[PRICE-10] names sort %s", (_how, names, sorted) => {
  expect([...names].sort(compareCodePoints)).toEqual(sorted);
});
