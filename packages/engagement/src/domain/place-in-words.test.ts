import { expect, test } from "vitest";
import { buildLiveStat } from "../testing/build-live-stat.ts";
import { placeInWords } from "./place-in-words.ts";

test.each([
  ["a country", "DE", "Germany", "Deutschland"],
  ["Europe, which not every browser can name", "150", "Europe", "Europa"],
  ["a code without a name", "999", "Somewhere", "Somewhere"],
  ["no code", null, "Germany", "Germany"],
  ["nowhere", null, "", ""],
])(
  "[ENGAGE-02] %s is named in the reader's language, otherwise in the host's words",
  (_what, placeCode, place, words) => {
    expect(placeInWords("de", buildLiveStat({ placeCode, place }), "Europa")).toBe(words);
  },
);
