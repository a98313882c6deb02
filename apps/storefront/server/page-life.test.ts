import { expect, test } from "vitest";
import { pageLife } from "./page-life.ts";

const NOW_MS = 1_768_478_400_000;

test("what is somebody's own, or an error, is kept by no cache", () => {
  expect(pageLife({ nowMs: NOW_MS, changesAtMs: [], isPublic: false }).cacheControl).toBe("no-store");
});

test.each([
  ["nothing changes", [], 30_000, 60, 600, 630_000],
  ["a change is over", [NOW_MS - 1, NOW_MS], 30_000, 60, 600, 630_000],
  ["a price changes in an hour", [NOW_MS + 3_600_000], 30_000, 60, 600, 630_000],
  ["a price changes in five minutes", [NOW_MS + 300_000], 30_000, 60, 240, 300_000],
  ["a price changes in 45 seconds", [NOW_MS + 45_000], 30_000, 45, 0, 45_000],
  ["prices change in ten and in twenty seconds", [NOW_MS + 20_000, NOW_MS + 10_000], 10_000, 10, 0, 10_000],
  ["a price changes in half a second", [NOW_MS + 500], 500, 0, 0, 500],
])(
  "[PRICE-05] where %s, a page lives no longer than its prices, here and in every cache",
  (_when, changesAtMs, lifeMs, shared, stale, staleMs) => {
    expect(pageLife({ nowMs: NOW_MS, changesAtMs, isPublic: true })).toEqual({
      expiresAtMs: NOW_MS + lifeMs,
      staleUntilMs: NOW_MS + staleMs,
      isShared: true,
      cacheControl: `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}`,
    });
  },
);
