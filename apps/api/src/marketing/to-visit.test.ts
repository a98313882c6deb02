import { expect, test } from "vitest";
import { toVisit } from "./to-visit.ts";

const NEW_ID = "11111111-8a4d-4c57-9b86-1f2a3c4d5e6f";
const ID = "22222222-8a4d-4c57-9b86-1f2a3c4d5e6f";

test("[TRACK-03] a visit keeps its id, and its summary is stored without it", () => {
  const summary = { session_duration_ms: 60_000, duration: 1, page_views: 3 };
  expect(toVisit({ id: ID, ...summary }, NEW_ID)).toEqual({ id: ID, durationMs: 60_000, summary });
});

test("[TRACK-03] a visit without an id gets one, and its duration by either name", () => {
  expect(toVisit({ duration: 500 }, NEW_ID)).toEqual({ id: NEW_ID, durationMs: 500, summary: { duration: 500 } });
  expect(toVisit({}, NEW_ID)).toEqual({ id: NEW_ID, durationMs: 0, summary: {} });
});
