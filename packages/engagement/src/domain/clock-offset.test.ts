import { expect, test } from "vitest";
import { clockOffsetMs } from "./clock-offset.ts";

const NOW_MS = Date.parse("2026-02-01T12:00:00Z");

test.each([
  ["a clock that is right", "2026-02-01T12:00:00Z", 0],
  ["a clock that is a day behind", "2026-02-02T12:00:00Z", 86_400_000],
  ["a clock that is a day ahead", "2026-01-31T12:00:00Z", -86_400_000],
  ["a response that waited for a minute", "2026-02-01T11:59:00Z", 0],
  ["a millisecond more than a minute", "2026-02-01T11:58:59.999Z", -60_001],
  ["a time that can't be read", "no time at all", 0],
])("[ENGAGE-09] for %s, %s corrects it by %i ms", (_what, serverTime, expected) => {
  expect(clockOffsetMs(Date.parse(serverTime), NOW_MS)).toBe(expected);
});
