import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CONTRAST_PAIRS } from "./contrast-pairs.ts";
import { contrastRatio } from "./contrast-ratio.ts";
import { type Theme, themeColours } from "./theme-colours.ts";

const tokensCss = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
const themes: readonly Theme[] = ["dark", "light"];

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
])("contrast of %s and %s is %d", (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
});

test("a colour that isn't opaque is rejected rather than guessed", () => {
  expect(() => contrastRatio("rgb(0 0 0 / 50%)", "#ffffff")).toThrow("no opaque colour");
});

describe.each(themes)("in the %s theme", (theme) => {
  const colours = themeColours(tokensCss, theme);
  test.each(CONTRAST_PAIRS)("[A11Y-05] $front on $back reaches $least ($use)", ({ front, back, least }) => {
    expect(contrastRatio(colours[front] ?? "missing", colours[back] ?? "missing")).toBeGreaterThanOrEqual(least);
  });
  test("[A11Y-05] every colour of the theme is in the table, but for hairlines, which carry no meaning", () => {
    const inTable = new Set(CONTRAST_PAIRS.flatMap(({ front, back }) => [front, back]));
    expect(Object.keys(colours).filter((name) => !inTable.has(name))).toEqual(["hairline"]);
  });
});

test("both themes have the same colours", () => {
  expect(Object.keys(themeColours(tokensCss, "light"))).toEqual(Object.keys(themeColours(tokensCss, "dark")));
});
