import fc from "fast-check";
import { expect, test } from "vitest";
import { isLocalTime, isTimeZone, zonedTimeMs } from "./zoned-time.ts";

const BERLIN = "Europe/Berlin";
const NEW_YORK = "America/New_York";

test.each([
  ["in winter", "2026-01-15T10:00", BERLIN, "2026-01-15T09:00Z", "2026-01-15T09:00Z"],
  ["in summer", "2025-07-04T10:00", BERLIN, "2025-07-04T08:00Z", "2025-07-04T08:00Z"],
  ["at midnight", "2025-07-05T00:00", BERLIN, "2025-07-04T22:00Z", "2025-07-04T22:00Z"],
  [
    "the last minute before the clocks go forward",
    "2026-03-29T01:59",
    BERLIN,
    "2026-03-29T00:59Z",
    "2026-03-29T00:59Z",
  ],
  ["the first that is left out", "2026-03-29T02:00", BERLIN, "2026-03-29T01:00Z", "2026-03-29T01:00Z"],
  ["within what is left out", "2026-03-29T02:30", BERLIN, "2026-03-29T01:30Z", "2026-03-29T01:30Z"],
  ["the first after it", "2026-03-29T03:00", BERLIN, "2026-03-29T01:00Z", "2026-03-29T01:00Z"],
  ["the last that there is once", "2026-10-25T01:59", BERLIN, "2026-10-24T23:59Z", "2026-10-24T23:59Z"],
  ["the first that there is twice", "2026-10-25T02:00", BERLIN, "2026-10-25T00:00Z", "2026-10-25T01:00Z"],
  ["the last that there is twice", "2026-10-25T02:59", BERLIN, "2026-10-25T00:59Z", "2026-10-25T01:59Z"],
  ["the first that there is once again", "2026-10-25T03:00", BERLIN, "2026-10-25T02:00Z", "2026-10-25T02:00Z"],
  ["left out in New York", "2026-03-08T02:30", NEW_YORK, "2026-03-08T07:30Z", "2026-03-08T07:30Z"],
  ["after it in New York", "2026-03-08T03:00", NEW_YORK, "2026-03-08T07:00Z", "2026-03-08T07:00Z"],
  ["twice in New York", "2026-11-01T01:30", NEW_YORK, "2026-11-01T05:30Z", "2026-11-01T06:30Z"],
  ["once in New York", "2026-11-01T02:00", NEW_YORK, "2026-11-01T07:00Z", "2026-11-01T07:00Z"],
  ["in a zone of half hours", "2026-01-01T00:00", "Asia/Kolkata", "2025-12-31T18:30Z", "2025-12-31T18:30Z"],
  ["in UTC", "2026-03-29T02:30", "UTC", "2026-03-29T02:30Z", "2026-03-29T02:30Z"],
])(
  "[PRICE-05] a local time is one moment as a start and one as an end: %s, %s %s",
  (_what, local, zone, start, end) => {
    expect(new Date(zonedTimeMs(local, zone, "start")).toISOString()).toBe(new Date(start).toISOString());
    expect(new Date(zonedTimeMs(local, zone, "end")).toISOString()).toBe(new Date(end).toISOString());
  },
);

const minutes = fc.integer({ min: 0, max: 10 * 366 * 24 * 60 });

test("[PRICE-05] a start is never after an end of the same local time, and a later local time is never an earlier moment", () => {
  fc.assert(
    fc.property(minutes, minutes, fc.constantFrom(BERLIN, NEW_YORK, "Australia/Lord_Howe"), (first, more, zone) => {
      const localAt = (minute: number) => new Date(Date.UTC(2024, 0, 1, 0, minute)).toISOString().slice(0, 16);
      const start = zonedTimeMs(localAt(first), zone, "start");
      expect(start).toBeLessThanOrEqual(zonedTimeMs(localAt(first), zone, "end"));
      expect(start).toBeLessThan(zonedTimeMs(localAt(first + more + 61), zone, "end"));
    }),
    { numRuns: 200, seed: 5 },
  );
});

test("what isn't a local time of an existing day, or no zone, is reported", () => {
  expect(
    ["2026-02-29T10:00", "2026-13-01T10:00", "2026-01-01T24:00", "2026-01-01", "2026-01-01T10:00Z"].map(isLocalTime),
  ).toEqual(Array(5).fill(false));
  expect(isLocalTime("2028-02-29T23:59")).toBe(true);
  expect([BERLIN, "UTC", "Middle/Earth", ""].map(isTimeZone)).toEqual([true, true, false, false]);
});
