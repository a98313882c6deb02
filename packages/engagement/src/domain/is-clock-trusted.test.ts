import { expect, test } from "vitest";
import { isClockTrusted } from "./is-clock-trusted.ts";

const HOUR = Date.parse("2026-11-23T18:00:00Z");
const MINUTE = 60_000;

test.each([
  ["a day behind", -24 * 60 * MINUTE, false],
  ["a minute before the page's hour", -MINUTE, false],
  ["just before it", -MINUTE + 1, true],
  ["in it", 30 * MINUTE, true],
  ["in the time for which caches keep a page", 74 * MINUTE, true],
  ["after that", 75 * MINUTE, false],
  ["a day ahead", 24 * 60 * MINUTE, false],
])("[ENGAGE-01] a clock that is %s is trusted: %s", (_where, offsetMs, isTrusted) => {
  expect(isClockTrusted(HOUR, HOUR + offsetMs)).toBe(isTrusted);
});
