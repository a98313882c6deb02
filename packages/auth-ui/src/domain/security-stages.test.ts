import type { EventOf, StageOf, Stages } from "@shop/kernel";
import { expect, test } from "vitest";
import { passwordChangeStages } from "./password-change-stage.ts";
import { sessionsStages } from "./sessions-stage.ts";

/** Every event in every stage, in the order of the machine's stages; "." stays. */
type Table<Flow extends Stages<string, string>> = Record<EventOf<Flow>, Array<StageOf<Flow> | ".">>;

const PASSWORD: Table<typeof passwordChangeStages> = {
  opened: [".", "form", "form"],
  submitted: ["sending", ".", "."],
  refused: [".", "form", "."],
  changed: [".", "done", "."],
};

const SESSIONS: Table<typeof sessionsStages> = {
  opened: [".", "loading", "loading", "loading"],
  listed: ["ready", ".", ".", "."],
  notListed: ["unready", ".", ".", "."],
  endAsked: [".", ".", "ending", "."],
  ended: [".", ".", ".", "ready"],
  refused: [".", ".", ".", "ready"],
};

function expectRow<Stage extends string>(
  stages: readonly Stage[],
  row: Array<Stage | ".">,
  next: (stage: Stage) => Stage,
) {
  expect(stages.map(next)).toEqual(row.map((stage, index) => (stage === "." ? stages[index] : stage)));
}

test.each(passwordChangeStages.events)(
  "[ACCT-02] the password's event %s leads from each stage where it should",
  (event) => {
    expectRow(passwordChangeStages.names, PASSWORD[event], (stage) => passwordChangeStages.next(stage, event));
  },
);

test.each(sessionsStages.events)("the sign-ins' event %s leads from each stage where it should", (event) => {
  expectRow(sessionsStages.names, SESSIONS[event], (stage) => sessionsStages.next(stage, event));
});

test("an event that nobody knows is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => passwordChangeStages.next("form", unknown)).toThrow("danced");
  expect(() => sessionsStages.next("ready", unknown)).toThrow("danced");
});
