import { expect, test } from "vitest";
import { hasPage } from "./has-page.ts";

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['W/"b"', false],
  ['"b", "c"', false],
  ["", false],
  [null, false],
])("[SAFE-21] If-None-Match: %s", (header, isSame) => {
  expect(hasPage(header, 'W/"a"')).toBe(isSame);
});
