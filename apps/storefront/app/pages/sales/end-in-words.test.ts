import { expect, test } from "vitest";
import { endInWords } from "./end-in-words.server.ts";

test.each([
  ["2025-12-02T00:00:00+01:00", "Europe/Berlin", "1 December 2025"],
  ["2025-12-02T00:00:00Z", "Europe/Berlin", "2 December 2025 at 01:00 CET"],
  ["2025-12-01T23:59:00+01:00", "Europe/Berlin", "1 December 2025 at 23:59 CET"],
])("[ROUTE-10] what ended at %s in %s ended on %s", (end, timeZone, words) => {
  expect(endInWords("en", Date.parse(end), timeZone)).toBe(words);
});
