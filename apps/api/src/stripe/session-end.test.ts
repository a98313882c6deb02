import { expect, test } from "vitest";
import { sessionEnd } from "./session-end.ts";

const MINUTE = 60_000;
const ORDER_ENDS = 60 * MINUTE;

test.each([
  ["just written", 0, 60, 0],
  ["29 minutes old", 29, 60, 0],
  ["29 minutes and a second old, when a minute isn't left for the way", 29 + 1 / 60, 90, 1],
  ["30 minutes old, when half an hour would be over in transit", 30, 90, 1],
  ["59 minutes old", 59, 90, 1],
  ["61 minutes old", 61, 120, 2],
])("the session of an order %s ends when Stripe allows it", (_age, nowMin, endsMin, extensions) => {
  expect(sessionEnd(ORDER_ENDS, nowMin * MINUTE)).toEqual({ expiresAt: endsMin * 60, extensions });
});
