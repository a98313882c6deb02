import { expect, test } from "vitest";
import * as z from "zod/mini";
import { blockOfText, lineOfText, secretText } from "./text.ts";

const NUL = String.fromCharCode(0);
const LONE_HIGH = String.fromCharCode(0xd800);
const LONE_LOW = String.fromCharCode(0xdc00);

test.each([
  ["  Ada  ", "Ada"],
  ["Grüße 東京 😀", "Grüße 東京 😀"],
  ["", ""],
])("a line %j is taken as %j", (given, expected) => {
  expect(z.parse(lineOfText(20), given)).toBe(expected);
});

test.each([
  ["a line break", "a\nb"],
  ["a header's end", "a\r\nBcc: b"],
  ["a tab", "a\tb"],
  ["a NUL", `a${NUL}`],
  ["a C1 control", "a\u0085b"],
  ["half a character", `a${LONE_HIGH}`],
  ["the other half", `${LONE_LOW}a`],
  ["too much", "x".repeat(21)],
  ["no text", 5],
  ["a list", ["a"]],
])("a line with %s is refused", (_kind, given) => {
  expect(z.safeParse(lineOfText(20), given).success).toBe(false);
});

test("a line that must not be empty is refused when there is nothing but white space", () => {
  expect(z.safeParse(lineOfText(20, 1), "   ").success).toBe(false);
});

test.each([
  ["line breaks and tabs", "a\r\n\tb\nc", true],
  ["a NUL", `a${NUL}`, false],
  ["an escape", "a\u001b[0m", false],
  ["half a character", `a${LONE_HIGH}b`, false],
])("a block with %s is taken: %s", (_kind, given, isTaken) => {
  expect(z.safeParse(blockOfText(100), given).success).toBe(isTaken);
});

test("a secret is taken exactly as typed, white space and control characters too", () => {
  expect(z.parse(secretText(20), "  p\u0007ss ")).toBe("  p\u0007ss ");
  expect(z.safeParse(secretText(20), `p${NUL}`).success).toBe(false);
  expect(z.safeParse(secretText(20), LONE_HIGH).success).toBe(false);
});
