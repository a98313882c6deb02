import { expect, test } from "vitest";
import {
  nextReleaseStage,
  RELEASE_EVENTS,
  RELEASE_STAGES,
  type ReleaseEvent,
  type ReleaseStage,
} from "./release-stage.ts";

/** Every event in every stage, in the order idle, asking, releasing; "." stays. */
const TABLE: Record<ReleaseEvent, Array<ReleaseStage | ".">> = {
  asked: ["asking", ".", "."],
  kept: [".", "idle", "."],
  confirmed: [".", "releasing", "."],
  refused: [".", ".", "asking"],
  released: [".", ".", "idle"],
};

test.each(RELEASE_EVENTS)("the event %s leads from each stage where it should", (event) => {
  const reached = RELEASE_STAGES.map((stage) => nextReleaseStage(stage, event));
  expect(reached).toEqual(TABLE[event].map((stage, index) => (stage === "." ? RELEASE_STAGES[index] : stage)));
});

test("an unknown event is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => nextReleaseStage("idle", unknown)).toThrow("danced");
});
