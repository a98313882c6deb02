import { expect, test } from "vitest";
import { nextRestStage, REST_EVENTS, REST_STAGES } from "./rest-stage.ts";

const TABLE = {
  free: { opened: "covered", closed: "free", rested: "free" },
  covered: { opened: "covered", closed: "resting", rested: "covered" },
  resting: { opened: "covered", closed: "resting", rested: "free" },
} as const;

test.each(REST_STAGES.flatMap((stage) => REST_EVENTS.map((event) => [stage, event, TABLE[stage][event]] as const)))(
  "[MODAL-07] the notice is %s, and after %s it is %s",
  (stage, event, next) => {
    expect(nextRestStage(stage, event)).toBe(next);
  },
);
