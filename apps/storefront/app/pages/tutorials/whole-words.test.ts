import { expect, test } from "vitest";
import { wholeWords } from "./whole-words.ts";

test.each([
  ["A high-pass and a low-pass after the cabinet", "A high-\u2060pass and a low-\u2060pass after the cabinet"],
  ["Two microphones, one cabinet", "Two microphones, one cabinet"],
  // Wider than a phone in one line.
  ["Der Impulsantwort-Lader", "Der Impulsantwort-Lader"],
])("a title keeps its short words with a hyphen in one line: %s", (title, shown) => {
  expect(wholeWords(title)).toBe(shown);
});
