import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each([
  ["", 0, "zero"],
  ["aB3$efg", 0, "zero"],
  ["abcdefgh", 1, "bad"],
  ["12345678", 1, "bad"],
  ["abcdefgh1", 2, "ok"],
  ["abcdefghijkl", 2, "ok"],
  ["abcdefgH1", 3, "good"],
  ["abcdefghijk1", 3, "good"],
  ["abcdefH1$", 4, "veryGood"],
  ["abcdefghijK1", 4, "veryGood"],
  ["abcdefghij1$", 4, "veryGood"],
  ["abcdefghiK1$", 5, "perfect"],
  ["Ünïcode 12 ok", 5, "perfect"],
  ["日本語日本語日本", 0, "zero"],
  ["🎸🎸🎸🎸", 0, "zero"],
])("[AUTH-09] %j is worth %i points: %s", (password, score, level) => {
  expect(passwordStrength(password)).toEqual({ score, level });
});
