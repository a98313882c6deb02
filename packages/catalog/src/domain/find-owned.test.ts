import { expect, test } from "vitest";
import { isFoundBy } from "./find-owned.ts";

const TEXTS = ["faIR Modern Röck", "FAMR-7K2Q-91XD"];

test.each([
  ["", true],
  ["  ", true],
  ["modern", true],
  ["ROCK fair", true],
  ["röck", true],
  ["ｍｏｄｅｒｎ", true],
  ["7k2q", true],
  ["modern jazz", false],
  ["famic", false],
])("[ACCT-01] the search for %j finds a product: %s", (query, isFound) => {
  expect(isFoundBy(query, TEXTS)).toBe(isFound);
});
