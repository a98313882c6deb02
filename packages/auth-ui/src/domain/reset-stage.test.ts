import { expect, test } from "vitest";
import {
  nextResetStage,
  RESET_EVENTS,
  RESET_STAGES,
  type ResetEvent,
  type ResetStage,
  resetEventOf,
} from "./reset-stage.ts";

/** Every event in every stage, in the order checking, form, sending, done, dead, unready; "." stays. */
const TABLE: Record<ResetEvent, Array<ResetStage | ".">> = {
  opened: [".", "checking", "checking", "checking", "checking", "checking"],
  linkGood: ["form", ".", ".", ".", ".", "."],
  linkDead: ["dead", ".", "dead", ".", ".", "."],
  unsecured: ["unready", ".", ".", ".", ".", "."],
  submitted: [".", "sending", ".", ".", ".", "."],
  refused: [".", ".", "form", ".", ".", "."],
  changed: [".", ".", "done", ".", ".", "."],
};

test.each(RESET_EVENTS)("the reset's event %s leads from each stage where it should", (event) => {
  const reached = RESET_STAGES.map((stage) => nextResetStage(stage, event));
  expect(reached).toEqual(TABLE[event].map((stage, index) => (stage === "." ? RESET_STAGES[index] : stage)));
});

test.each([
  ["auth.linkInvalid", "checking", "linkDead"],
  ["auth.resetLinkExpired", "checking", "linkDead"],
  ["auth.resetLinkExpired", "sending", "linkDead"],
  ["auth.resetUnsecured", "checking", "unsecured"],
  ["auth.resetFailed", "checking", "unsecured"],
  ["auth.resetUnsecured", "sending", "refused"],
  ["auth.passwordTooWeak", "sending", "refused"],
] as const)("[AUTH-15] the failure %s while %s means %s", (code, during, expected) => {
  expect(resetEventOf(code, during)).toBe(expected);
});

test("an unknown event is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => nextResetStage("form", unknown)).toThrow("danced");
});
