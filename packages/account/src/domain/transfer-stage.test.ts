import type { EventOf, StageOf } from "@shop/kernel";
import { expect, test } from "vitest";
import { transferStages } from "./transfer-stage.ts";

/** Every event in every stage, in the order form, asking, sending, done; "." stays. */
const TABLE: Record<EventOf<typeof transferStages>, Array<StageOf<typeof transferStages> | ".">> = {
  opened: [".", "form", "form", "form"],
  checked: ["asking", ".", ".", "."],
  wentBack: [".", "form", ".", "."],
  submitted: [".", "sending", ".", "."],
  refused: [".", ".", "form", "."],
  transferred: [".", ".", "done", "."],
};

test.each(transferStages.events)("the transfer's event %s leads from each stage where it should", (event) => {
  const reached = transferStages.names.map((stage) => transferStages.next(stage, event));
  expect(reached).toEqual(TABLE[event].map((stage, index) => (stage === "." ? transferStages.names[index] : stage)));
});

test("an unknown event is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => transferStages.next("form", unknown)).toThrow("danced");
});
