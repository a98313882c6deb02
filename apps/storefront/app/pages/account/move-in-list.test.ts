import { expect, test } from "vitest";
import { moveInList } from "./move-in-list.ts";

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 4, 4],
  ["ArrowUp", 3, 2],
  ["ArrowUp", 0, 0],
  ["Home", 3, 0],
  ["End", 1, 4],
  ["Enter", 2, undefined],
  ["Tab", 2, undefined],
])("[A11Y-02] %s at place %i of five leads to %s", (key, from, to) => {
  expect(moveInList(key, from, 5)).toBe(to);
});
