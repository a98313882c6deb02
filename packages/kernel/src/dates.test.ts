import { expect, test } from "vitest";
import { dayInWords, momentInWords, timeInWords, zonedTimeInWords } from "./dates.ts";

const AT = "2026-01-15T14:05:09.000Z";

test.each([
  ["en", "15 January 2026", "15 January 2026 at 14:05", "15 January 2026 at 14:05:09 UTC"],
  ["en-GB", "15 January 2026", "15 January 2026 at 14:05", "15 January 2026 at 14:05:09 UTC"],
  ["de", "15. Januar 2026", "15. Januar 2026 um 14:05", "15. Januar 2026 um 14:05:09 UTC"],
  ["ja", "2026年1月15日", "2026年1月15日 14:05", "2026年1月15日 14:05:09 UTC"],
])("a moment in %s has one way to be written, with the month in words", (locale, day, time, moment) => {
  expect([dayInWords(locale, AT), timeInWords(locale, AT), momentInWords(locale, AT)]).toEqual([day, time, moment]);
});

test("text, number and Date of one moment are written the same", () => {
  const written = [AT, Date.parse(AT), new Date(AT)].map((instant) => dayInWords("en", instant));
  expect(new Set(written)).toEqual(new Set(["15 January 2026"]));
});

test("a page that a server makes shows the day of UTC, whatever the server's own zone", () => {
  expect(dayInWords("en", "2026-01-15T23:59:59.999Z")).toBe("15 January 2026");
  expect(dayInWords("en", "2026-01-16T00:00:00.000Z")).toBe("16 January 2026");
});

test.each([
  ["en", "27 November 2026 at 00:00 CET"],
  ["de", "27. November 2026 um 00:00 MEZ"],
])("what happens in a zone is written in %s with the zone's day, time and name", (locale, time) => {
  expect(zonedTimeInWords(locale, "2026-11-26T23:00:00.000Z", "Europe/Berlin")).toBe(time);
  expect(dayInWords(locale, "2026-11-26T23:00:00.000Z", "Europe/Berlin")).toContain("27");
});

test("a zone that a language knows only as an offset is named by its place; UTC stays UTC", () => {
  const at = (locale: string, zone: string) => zonedTimeInWords(locale, AT, zone);
  expect(at("en", "America/New_York")).toBe("15 January 2026 at 09:05 New York Time");
  expect(at("ja", "Asia/Tokyo")).toBe("2026年1月15日 23:05 JST");
  expect(at("ja", "UTC")).toBe("2026年1月15日 14:05 UTC");
});
