import { expect, test } from "vitest";
import { LIVE_SALES_EVENTS, LIVE_SALES_STAGES, nextLiveSalesStage } from "./live-sales-stage.ts";

const TABLE = {
  free: { opened: "covered", closed: "free", rested: "free" },
  covered: { opened: "covered", closed: "resting", rested: "covered" },
  resting: { opened: "covered", closed: "resting", rested: "free" },
} as const;

test.each(
  LIVE_SALES_STAGES.flatMap((stage) => LIVE_SALES_EVENTS.map((event) => [stage, event, TABLE[stage][event]] as const)),
)("[MODAL-07] the notice is %s, and after %s it is %s", (stage, event, next) => {
  expect(nextLiveSalesStage(stage, event)).toBe(next);
});
