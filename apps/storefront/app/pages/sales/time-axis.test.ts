import { expect, test } from "vitest";
import { axisAround, axisOfSchedule, placeOn, ticksOf } from "./time-axis.ts";

const at = (iso: string) => Date.parse(iso);
const iso = (ms: number) => new Date(ms).toISOString();

test("a moment has its place on the axis, and one outside of it is at its edge", () => {
  const axis = { startMs: 0, endMs: 300 };
  expect([-5, 0, 100, 300, 999].map((ms) => placeOn(axis, ms))).toEqual(["0%", "0%", "33.33%", "100%", "100%"]);
});

test("a window's axis shows a quarter of its length before and after it", () => {
  expect(axisAround({ startMs: 1000, endMs: 2000 })).toEqual({ startMs: 750, endMs: 2250 });
});

test("the schedule's axis is fourteen days, from midnight to midnight of the zone", () => {
  const { startMs, endMs } = axisOfSchedule(at("2026-11-23T23:30:00Z"), "Europe/Berlin");
  expect([iso(startMs), iso(endMs)]).toEqual(["2026-11-21T23:00:00.000Z", "2026-12-05T23:00:00.000Z"]);
});

test.each([
  ["2026-07-03T16:00Z", "2026-07-03T22:00Z", ["18:00", "19:00", "20:00", "21:00", "22:00", "23:00", "4 Jul"]],
  ["2026-11-26T23:00Z", "2026-11-29T23:00Z", ["27 Nov", "12:00", "28 Nov", "12:00", "29 Nov", "12:00", "30 Nov"]],
  [
    "2026-11-20T23:00Z",
    "2026-11-24T23:00Z",
    ["21 Nov", "12:00", "22 Nov", "12:00", "23 Nov", "12:00", "24 Nov", "12:00", "25 Nov"],
  ],
  [
    "2026-11-21T23:00Z",
    "2026-11-28T23:00Z",
    ["22 Nov", "23 Nov", "24 Nov", "25 Nov", "26 Nov", "27 Nov", "28 Nov", "29 Nov"],
  ],
])("from %s to %s an axis has a few ticks: hours, and at midnight the day", (start, end, labels) => {
  const axis = { startMs: at(start), endMs: at(end) };
  expect(ticksOf(axis, axis.startMs, "Europe/Berlin", "en").map(({ label }) => label)).toEqual(labels);
});
