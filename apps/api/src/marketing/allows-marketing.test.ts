import { expect, test } from "vitest";
import { allowsMarketing } from "./allows-marketing.ts";

const NOW_MS = Date.UTC(2027, 0, 1);
const YEAR_AGO_MS = Date.UTC(2026, 0, 1);
const stamp = (categories: Array<"preferences" | "statistics" | "marketing">, chosen_at = NOW_MS) => ({
  id: "c0ffee00-8a4d-4c57-9b86-1f2a3c4d5e6f",
  categories,
  chosen_at,
});

test.each([
  ["marketing", stamp(["marketing"]), true],
  ["all", stamp(["preferences", "statistics", "marketing"]), true],
  ["statistics alone", stamp(["statistics"]), false],
  ["nothing", stamp([]), false],
  ["marketing a year ago less a millisecond", stamp(["marketing"], YEAR_AGO_MS + 1), true],
  ["marketing a year ago", stamp(["marketing"], YEAR_AGO_MS), false],
  ["no stamp", undefined, false],
])("[TRACK-04] an event under a consent to %s is kept: %#", (_what, given, isKept) => {
  expect(allowsMarketing(given, NOW_MS)).toBe(isKept);
});
