import { expect, test } from "vitest";
import { findNumbers, findQuotes, findTexts, mutate } from "./find-mutants.ts";

const LIMITS = `const HOUR_MS = 60 * 60_000;
/** A link. */
export const LINK_MS = 2 * HOUR_MS;
export const TRIES: RateLimit = { limit: 3, windowMs: HOUR_MS };
export const PREFIX = "fa";
export { OTHER } from "elsewhere";
`;

test("each exported number is changed once, in an object each field; units and texts are not", () => {
  const found = findNumbers("limits.ts", LIMITS);
  expect(found.map(({ name, line }) => [name, line])).toEqual([
    ["LINK_MS", 3],
    ["TRIES.limit", 4],
    ["TRIES.windowMs", 4],
  ]);
});

test.each([
  ["1", 2],
  ["3", 4],
  ["10", 13],
  ["-1", 0],
  ["4.5", 5.5],
  ["2 * 60", 150],
])("%s becomes %d: a quarter more, at least one", (value, expected) => {
  const source = `export const A = ${value};`;
  const [mutant] = findNumbers("limits.ts", source);
  const changed = mutant && mutate(source, mutant);
  expect(changed?.replace("export const A = ", "return ")).toMatch(/^return .*;$/);
  expect(new Function(changed?.replace("export const A = ", "return ") ?? "")()).toBe(expected);
});

test("a document's quotes are its exact texts, over the ends of lines and with apostrophes in words", () => {
  expect(findQuotes("It says 'Please try\nagain.' and 'You've got it'; the shop's 'Go' is a button.")).toEqual([
    "Please try again.",
    "You've got it",
    "Go",
  ]);
});

test("a text of a catalogue is changed where it is quoted", () => {
  const source = `export const en = { go: "Go", stop: "Stop" };`;
  const [mutant, ...others] = findTexts("en.ts", source, new Set(["Go"]));
  expect(others).toEqual([]);
  expect(mutant && mutate(source, mutant)).toBe(`export const en = { go: "Go changed", stop: "Stop" };`);
});
