import { expect, test } from "vitest";
import {
  nextTransferStage,
  TRANSFER_EVENTS,
  TRANSFER_STAGES,
  type TransferEvent,
  type TransferStage,
} from "./transfer-stage.ts";

/** Every event in every stage, in the order form, asking, sending, done; "." stays. */
const TABLE: Record<TransferEvent, Array<TransferStage | ".">> = {
  opened: [".", "form", "form", "form"],
  checked: ["asking", ".", ".", "."],
  wentBack: [".", "form", ".", "."],
  submitted: [".", "sending", ".", "."],
  refused: [".", ".", "form", "."],
  transferred: [".", ".", "done", "."],
};

test.each(TRANSFER_EVENTS)("the transfer's event %s leads from each stage where it should", (event) => {
  const reached = TRANSFER_STAGES.map((stage) => nextTransferStage(stage, event));
  expect(reached).toEqual(TABLE[event].map((stage, index) => (stage === "." ? TRANSFER_STAGES[index] : stage)));
});

test("an unknown event is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => nextTransferStage("form", unknown)).toThrow("danced");
});
