import { expect, test } from "vitest";
import { CLOSING_EVENTS, CLOSING_STAGES, type ClosingEvent, type ClosingStage, nextClosingStage } from "./closing.ts";

/** Every event in every stage, in the order asking, sending, counting, kept, over; "." stays. */
const TABLE: Record<ClosingEvent, Array<ClosingStage | ".">> = {
  opened: [".", "asking", "asking", "asking", "asking"],
  submitted: ["sending", ".", ".", ".", "."],
  sent: [".", "counting", ".", ".", "."],
  failed: [".", "asking", ".", ".", "."],
  kept: [".", ".", "kept", ".", "."],
  ended: [".", ".", "over", ".", "."],
};

test.each(CLOSING_EVENTS)("the closing dialog's event %s leads from each stage where it should", (event) => {
  const reached = CLOSING_STAGES.map((stage) => nextClosingStage(stage, event));
  expect(reached).toEqual(TABLE[event].map((stage, index) => (stage === "." ? CLOSING_STAGES[index] : stage)));
});

test("an unknown event is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => nextClosingStage("asking", unknown)).toThrow("danced");
});
