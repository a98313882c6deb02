import { expect, test } from "vitest";
import { plainName } from "./greeting.ts";

test.each([
  ["Ada", "Ada"],
  ["Anne-Marie d’Arc", "Anne-Marie d’Arc"],
  ["太郎", "太郎"],
  ["win at evil.example", null],
  ["http://evil.example", null],
  ["x@evil.example", null],
  ["CALL 0900123", null],
  ["a".repeat(41), null],
  ["", null],
])("a mail repeats the name '%s' as %s", (name, expected) => {
  expect(plainName(name)).toBe(expected);
});
