import type { EventOf, StageOf } from "@shop/kernel";
import { expect, test } from "vitest";
import { releaseStages } from "./release-stage.ts";

/** Every event in every stage, in the order idle, asking, releasing; "." stays. */
const TABLE: Record<EventOf<typeof releaseStages>, Array<StageOf<typeof releaseStages> | ".">> = {
  asked: ["asking", ".", "."],
  kept: [".", "idle", "."],
  confirmed: [".", "releasing", "."],
  refused: [".", ".", "asking"],
  released: [".", ".", "idle"],
};

test.each(releaseStages.events)("the event %s leads from each stage where it should", (event) => {
  const reached = releaseStages.names.map((stage) => releaseStages.next(stage, event));
  expect(reached).toEqual(TABLE[event].map((stage, index) => (stage === "." ? releaseStages.names[index] : stage)));
});

test("an unknown event is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => releaseStages.next("idle", unknown)).toThrow("danced");
});
