import { expect, test } from "vitest";
import { clockText, dayClockText, remainingParts, secondsLeft, untilNextSecondMs } from "./remaining-parts.ts";

test.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 59_999, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
])("from %i at %i there are %i seconds left", (endsAtMs, nowMs, expected) => {
  expect(secondsLeft(endsAtMs, nowMs)).toBe(expected);
});

test.each([
  [60_000, 0, 1000],
  [60_500, 0, 500],
  [60_000, 999, 1],
])("from %i at %i the next change is %i ms away", (endsAtMs, nowMs, expected) => {
  expect(untilNextSecondMs(endsAtMs, nowMs)).toBe(expected);
});

test.each([
  [0, "0:00"],
  [59, "0:59"],
  [899, "14:59"],
  [3600, "1:00:00"],
  [180_061, "50:01:01"],
])("%i seconds read %s", (seconds, expected) => {
  expect(clockText(seconds)).toBe(expected);
});

test.each([
  [0, "00:00:00"],
  [86_399, "23:59:59"],
  [180_061, "02:01:01"],
])("beside the whole days, %i seconds read %s", (seconds, expected) => {
  expect(dayClockText(seconds)).toBe(expected);
});

test("two days but a second are a day, 23 hours, 59 minutes, 59 seconds", () => {
  expect(remainingParts(2 * 86_400 - 1)).toEqual({ days: 1, hours: 23, minutes: 59, seconds: 59 });
});
