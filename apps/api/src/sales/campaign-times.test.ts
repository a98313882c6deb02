import { expect, test } from "vitest";
import { isRunning, nextChangeMs } from "./campaign-times.ts";

const FIRST = { startsAtMs: 100, endsAtMs: 200 };
const SECOND = { startsAtMs: 150, endsAtMs: 300 };

test.each([
  [99, false, 100],
  [100, true, 150],
  [199, true, 200],
  [200, false, 300],
  [299, false, 300],
  [300, false, null],
])("[PRICE-05] at %i ms a campaign from 100 to 200 runs: %s; the next change is at %s", (nowMs, expected, next) => {
  expect(isRunning(FIRST, nowMs)).toBe(expected);
  expect(nextChangeMs([FIRST, SECOND], nowMs)).toBe(next);
});
