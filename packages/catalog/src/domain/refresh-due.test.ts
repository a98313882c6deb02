import { expect, test } from "vitest";
import { isRefreshDue, refreshDueAtMs } from "./refresh-due.ts";

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

test.each([
  ["never", null, 30],
  ["after 10 minutes", 10, 10],
  ["after an hour", 60, 30],
  ["at once", 0, 1],
  ["an hour ago, by a clock that is ahead of the service's", -60, 1],
])(
  "[CAT-04] where a price changes %s, product data is due %s minutes after its loading",
  (_when, changeMinutes, due) => {
    const priceChangesAtMs = changeMinutes === null ? null : NOW_MS + (changeMinutes as number) * MINUTE_MS;
    const dueAtMs = NOW_MS + (due as number) * MINUTE_MS;
    expect(refreshDueAtMs(NOW_MS, priceChangesAtMs)).toBe(dueAtMs);
    expect(isRefreshDue(NOW_MS, dueAtMs - 1, priceChangesAtMs)).toBe(false);
    expect(isRefreshDue(NOW_MS, dueAtMs, priceChangesAtMs)).toBe(true);
  },
);
