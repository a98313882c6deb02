import { expect, test } from "vitest";
import { renewWindow } from "./renew-window.ts";
import { zonedTimeMs } from "./zoned-time.ts";

const BERLIN = { startsLocal: "2025-07-03T18:00", endsLocal: "2025-07-07T00:00", timeZone: "Europe/Berlin" };
const at = (iso: string) => Date.parse(iso);

test.each([
  ["an hour after its hour of the day", "2026-11-23T18:00:00Z", 0, "2026-11-23T18:00", "2026-11-27T00:00"],
  ["an hour before it: it began yesterday", "2026-11-23T16:00:00Z", 0, "2026-11-22T18:00", "2026-11-26T00:00"],
  ["at that very minute", "2026-11-23T17:00:00Z", 0, "2026-11-23T18:00", "2026-11-27T00:00"],
  [
    "late in the evening, when UTC has yesterday's date",
    "2026-11-23T23:30:00Z",
    7,
    "2026-12-01T18:00",
    "2026-12-05T00:00",
  ],
  ["across the end of summer time", "2026-10-24T18:00:00Z", 0, "2026-10-24T18:00", "2026-10-28T00:00"],
])("[ENGAGE-05] the demo's window, started %s", (_what, now, inDays, startsLocal, endsLocal) => {
  expect(renewWindow(BERLIN, inDays, at(now))).toEqual({ startsLocal, endsLocal, timeZone: "Europe/Berlin" });
});

test("[ENGAGE-05] a renewed window contains the moment of the start", () => {
  for (let hour = 0; hour < 48; hour += 1) {
    const nowMs = at("2026-03-28T00:30:00Z") + hour * 60 * 60 * 1000;
    const { startsLocal, endsLocal, timeZone } = renewWindow(BERLIN, 0, nowMs);
    expect(zonedTimeMs(startsLocal, timeZone, "start")).toBeLessThanOrEqual(nowMs);
    expect(zonedTimeMs(endsLocal, timeZone, "end")).toBeGreaterThan(nowMs);
  }
});
