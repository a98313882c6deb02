import { expect, test } from "vitest";
import { preselectedCountry } from "./preselected-country.ts";

test.each([
  [["de", "de-DE"], "DE"],
  [["en", "de-DE"], "DE"],
  [["de"], "DE"],
  [["en"], "DE"],
  [[], "DE"],
  [["", "not a tag!"], "DE"],
  [["en", "en-US"], null],
  [["ja"], null],
  [["ja", "de-DE"], null],
  [["de", "de-AT"], null],
  [["fr"], null],
])("[LAW-01] for a page and browser in %j the proposed country Germany is preselected as %s", (languages, country) => {
  expect(preselectedCountry("DE", languages)).toBe(country);
});
