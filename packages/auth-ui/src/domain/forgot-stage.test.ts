import { expect, test } from "vitest";
import { FORGOT_EVENTS, FORGOT_STAGES, type ForgotEvent, type ForgotStage, nextForgotStage } from "./forgot-stage.ts";

/** Every event in every stage, in the order asking, sending, counting, kept, over; "." stays. */
const TABLE: Record<ForgotEvent, Array<ForgotStage | ".">> = {
  opened: [".", "asking", "asking", "asking", "asking"],
  submitted: ["sending", ".", ".", ".", "."],
  sent: [".", "counting", ".", ".", "."],
  failed: [".", "asking", ".", ".", "."],
  kept: [".", ".", "kept", ".", "."],
  ended: [".", ".", "over", ".", "."],
};

test.each(FORGOT_EVENTS)("[AUTH-14] the event %s leads from each stage where it should", (event) => {
  const reached = FORGOT_STAGES.map((stage) => nextForgotStage(stage, event));
  expect(reached).toEqual(TABLE[event].map((stage, index) => (stage === "." ? FORGOT_STAGES[index] : stage)));
});

test("an event that nobody knows is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => nextForgotStage("asking", unknown)).toThrow("danced");
});
