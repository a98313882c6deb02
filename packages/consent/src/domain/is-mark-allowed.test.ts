import { expect, test } from "vitest";
import { isMarkAllowed } from "./is-mark-allowed.ts";

const state = {
  grants: { necessary: true, preferences: false, statistics: true, marketing: false },
  allowed: ["counter", "youtube"],
};

test.each([
  ["statistics", null, true],
  ["marketing", null, false],
  [null, "youtube", true],
  [null, "vimeo", false],
  ["marketing", "youtube", true],
  ["statistics", "vimeo", true],
  ["necessary", null, true],
  ["statistik", null, false],
  [null, null, false],
] as const)("[CONSENT-02] an element of category %s and service %s may run: %s", (category, service, may) => {
  expect(isMarkAllowed({ category, service }, state)).toBe(may);
});
