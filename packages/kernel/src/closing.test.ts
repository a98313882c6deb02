import { expect, test } from "vitest";
import { closingStages } from "./closing.ts";
import type { EventOf, StageOf } from "./flow.ts";

/** Every event in every stage, in the order asking, sending, counting, kept, over; "." stays. */
const TABLE: Record<EventOf<typeof closingStages>, Array<StageOf<typeof closingStages> | ".">> = {
  opened: [".", "asking", "asking", "asking", "asking"],
  submitted: ["sending", ".", ".", ".", "."],
  sent: [".", "counting", ".", ".", "."],
  failed: [".", "asking", ".", ".", "."],
  kept: [".", ".", "kept", ".", "."],
  ended: [".", ".", "over", ".", "."],
};

test.each(closingStages.events)("the closing dialog's event %s leads from each stage where it should", (event) => {
  const reached = closingStages.names.map((stage) => closingStages.next(stage, event));
  expect(reached).toEqual(TABLE[event].map((stage, index) => (stage === "." ? closingStages.names[index] : stage)));
});

test("an unknown event is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => closingStages.next("asking", unknown)).toThrow("danced");
});
