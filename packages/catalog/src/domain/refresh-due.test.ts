import { expect, test } from "vitest";
import { isRefreshDue } from "./refresh-due.ts";

const NOW_MS = 1_000_000_000;
const MINUTE_MS = 60_000;

test.each([
  ["never loaded", null, true],
  ["just loaded", NOW_MS, false],
  ["loaded a millisecond under 30 minutes ago", NOW_MS - 30 * MINUTE_MS + 1, false],
  ["loaded 30 minutes ago", NOW_MS - 30 * MINUTE_MS, true],
  ["loaded in the future", NOW_MS + 1, true],
])("[CAT-04] product data that was %s is due: %s", (_when, loadedAtMs, isDue) => {
  expect(isRefreshDue(loadedAtMs, NOW_MS)).toBe(isDue);
});
