import { expect, test } from "vitest";
import type { OptionalCategory } from "./categories.ts";
import type { ConsentChoice } from "./choice.ts";
import { grantsOf } from "./grants.ts";

const CHOSEN_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const ALL: readonly OptionalCategory[] = ["preferences", "statistics", "marketing"];
const policy = { version: "2", asked: ALL };

function choice(given: Partial<ConsentChoice> = {}): ConsentChoice {
  return {
    id: "a",
    asked: ALL,
    granted: ALL,
    services: [],
    chosenAtMs: CHOSEN_MS,
    policyVersion: "2",
    textHash: "",
    hadSignal: false,
    ...given,
  };
}

const granted = (given: ConsentChoice | null, { nowMs = CHOSEN_MS, hasSignal = false } = {}) =>
  Object.entries(grantsOf(given, { policy, nowMs, hasSignal })).flatMap(([category, is]) => (is ? [category] : []));

test("[CONSENT-01] without a choice only what is necessary is allowed", () => {
  expect(granted(null)).toEqual(["necessary"]);
});

test("[CONSENT-01] what is necessary can't be refused, everything else can", () => {
  expect(granted(choice({ granted: [] }))).toEqual(["necessary"]);
  expect(granted(choice({ granted: ["statistics"] }))).toEqual(["necessary", "statistics"]);
});

test.each([
  ["its last millisecond", 365 * DAY_MS - 1, 4],
  ["365 days", 365 * DAY_MS, 1],
  ["a clock that was set back", -1, 1],
])("[CONSENT-02] a choice counts for 365 days: after %s", (_when, ageMs, count) => {
  expect(granted(choice(), { nowMs: CHOSEN_MS + ageMs })).toHaveLength(count);
});

test("[CONSENT-04] a choice for an earlier version of the policy allows nothing", () => {
  expect(granted(choice({ policyVersion: "1" }))).toEqual(["necessary"]);
});

test("[CONSENT-04] Global Privacy Control refuses statistics and marketing, unless yes was said while it was on", () => {
  expect(granted(choice(), { hasSignal: true })).toEqual(["necessary", "preferences"]);
  expect(granted(choice({ hadSignal: true }), { hasSignal: true })).toHaveLength(4);
});
