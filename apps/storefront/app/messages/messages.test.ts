import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

test.each([
  ["German", de],
  ["Japanese", ja],
])("the %s texts have the keys and placeholders of the English ones", (_language, texts) => {
  expect(differencesBetween(en, texts)).toEqual([]);
});

test("nothing is left in English in the Japanese texts but names", () => {
  const untranslated = Object.entries(en).filter(([key, text]) => ja[key as keyof typeof en] === text);
  expect(untranslated.map(([key]) => key)).toEqual(["copyright", "platformWin", "platformMac"]);
});
