import { expect, test } from "vitest";
import { isNewAccount } from "./is-new-account.ts";

const NOW_MS = 1_768_478_400_000;
const DAY_MS = 86_400_000;

test.each([
  ["today", [NOW_MS], true],
  ["a millisecond under 14 days ago", [NOW_MS - 14 * DAY_MS + 1], true],
  ["14 days ago", [NOW_MS - 14 * DAY_MS], false],
  ["first long ago, and one more today", [NOW_MS, NOW_MS - 100 * DAY_MS], false],
  ["never", [], false],
])("[AUTH-20] an account whose free plugin licence was added %s is new: %s", (_when, addedAtMs, expected) => {
  expect(isNewAccount(addedAtMs, NOW_MS)).toBe(expected);
});
