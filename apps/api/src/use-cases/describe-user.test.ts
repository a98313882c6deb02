import { expect, test } from "vitest";
import { isNewAccount } from "./describe-user.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test.each([
  [0, true],
  [14 * DAY_MS - 1, true],
  [14 * DAY_MS, false],
])("[AUTH-20] %i ms after the first free plugin an account counts as new: %s", (ageMs, expected) => {
  expect(isNewAccount(1_000, 1_000 + ageMs)).toBe(expected);
});
