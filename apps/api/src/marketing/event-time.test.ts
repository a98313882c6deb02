import { expect, test } from "vitest";
import { eventTime } from "./event-time.ts";

const NOW_MS = Date.UTC(2026, 0, 31, 12);
const NOW = "2026-01-31T12:00:00.000Z";

test.each<[string | number | undefined, string]>([
  ["2026-01-30T10:00:00Z", "2026-01-30T10:00:00.000Z"],
  [Date.UTC(2026, 0, 30, 10), "2026-01-30T10:00:00.000Z"],
  [NOW_MS, NOW],
  [NOW_MS + 1, NOW],
  [Date.UTC(2026, 0, 1, 12), "2026-01-01T12:00:00.000Z"],
  [Date.UTC(2026, 0, 1, 12) - 1, NOW],
  ["yesterday", NOW],
  [undefined, NOW],
  [1e300, NOW],
])("[TRACK-01] an event of %j happened at %s", (stated, time) => {
  expect(eventTime(stated, NOW_MS).toISOString()).toBe(time);
});
