import { expect, test } from "vitest";
import {
  nextPasswordChangeStage,
  PASSWORD_CHANGE_EVENTS,
  PASSWORD_CHANGE_STAGES,
  type PasswordChangeEvent,
  type PasswordChangeStage,
} from "./password-change-stage.ts";
import {
  nextSessionsStage,
  SESSIONS_EVENTS,
  SESSIONS_STAGES,
  type SessionsEvent,
  type SessionsStage,
} from "./sessions-stage.ts";

/** Every event in every stage, in the order of the machine's stages; "." stays. */
type Table<Event extends string, Stage extends string> = Record<Event, Array<Stage | ".">>;

const PASSWORD: Table<PasswordChangeEvent, PasswordChangeStage> = {
  opened: [".", "form", "form"],
  submitted: ["sending", ".", "."],
  refused: [".", "form", "."],
  changed: [".", "done", "."],
};

const SESSIONS: Table<SessionsEvent, SessionsStage> = {
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

test.each(PASSWORD_CHANGE_EVENTS)(
  "[ACCT-02] the password's event %s leads from each stage where it should",
  (event) => {
    expectRow(PASSWORD_CHANGE_STAGES, PASSWORD[event], (stage) => nextPasswordChangeStage(stage, event));
  },
);

test.each(SESSIONS_EVENTS)("the sign-ins' event %s leads from each stage where it should", (event) => {
  expectRow(SESSIONS_STAGES, SESSIONS[event], (stage) => nextSessionsStage(stage, event));
});

test("an event that nobody knows is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => nextPasswordChangeStage("form", unknown)).toThrow("danced");
  expect(() => nextSessionsStage("ready", unknown)).toThrow("danced");
});
