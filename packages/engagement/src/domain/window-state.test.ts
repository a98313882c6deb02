import { expect, test } from "vitest";
import { windowState } from "./window-state.ts";

const START = Date.parse("2026-11-26T23:00:00Z");
const END = Date.parse("2026-11-29T23:00:00Z");

test.each([
  [START - 1, "upcoming"],
  [START, "open"],
  [END - 1, "open"],
  [END, "over"],
])("[ENGAGE-05] a window is open from its start, which is in it, to its end, which isn't: %d is %s", (nowMs, state) => {
  expect(windowState({ startsAtMs: START, endsAtMs: END }, nowMs)).toBe(state);
});

test("[ENGAGE-05] a window without a start has begun, and one without an end is never over", () => {
  expect(windowState({ startsAtMs: null, endsAtMs: END }, 0)).toBe("open");
  expect(windowState({ startsAtMs: START, endsAtMs: null }, Number.MAX_SAFE_INTEGER)).toBe("open");
});
