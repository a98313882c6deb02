import { expect, test } from "vitest";
import { campaignsAt } from "./campaigns-at.ts";
import type { TimedCampaign } from "./price-facts.ts";

function lasting(startsAtMs: number, endsAtMs: number): TimedCampaign {
  const choice = { productNames: [], productTypes: [] };
  return { id: `${startsAtMs}`, title: "A sale", percent: 20, loyaltyPercent: null, ...choice, startsAtMs, endsAtMs };
}

const FIRST = lasting(100, 200);
const SECOND = lasting(150, 300);

test.each([
  [99, false, 100],
  [100, true, 150],
  [199, true, 200],
  [200, false, 300],
  [299, false, 300],
  [300, false, null],
])("[PRICE-05] at %i ms a campaign from 100 to 200 runs: %s; the next change is at %s", (nowMs, expected, next) => {
  const { running, nextChangeMs } = campaignsAt([FIRST, SECOND], nowMs);
  expect(running.includes(FIRST)).toBe(expected);
  expect(nextChangeMs).toBe(next);
});
