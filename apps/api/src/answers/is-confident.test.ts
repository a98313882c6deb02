import { expect, test } from "vitest";
import { isConfident } from "./is-confident.ts";

test.each([
  ["the page's language with 38 % of the words", { score: 4.99, coverage: 0.38 }, true, true],
  ["the page's language with less", { score: 4.99, coverage: 0.379 }, true, false],
  ["several rare words that are 20 % of all", { score: 5, coverage: 0.2 }, true, true],
  ["several rare words that are less", { score: 5, coverage: 0.199 }, true, false],
  ["another language with half of the words", { score: 5, coverage: 0.5 }, false, true],
  ["another language with less", { score: 5, coverage: 0.499 }, false, false],
])("[CHAT-05] a passage in %s is quoted: %o, %s, %s", (_what, found, isOwnLanguage, isQuoted) => {
  expect(isConfident(found, isOwnLanguage)).toBe(isQuoted);
});
