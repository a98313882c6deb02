import type { EventOf, StageOf } from "@shop/kernel";
import { expect, test } from "vitest";
import { resetEventOf, resetStages } from "./reset-stage.ts";

/** Every event in every stage, in the order checking, form, sending, done, dead, unready; "." stays. */
const TABLE: Record<EventOf<typeof resetStages>, Array<StageOf<typeof resetStages> | ".">> = {
  opened: [".", "checking", "checking", "checking", "checking", "checking"],
  linkGood: ["form", ".", ".", ".", ".", "."],
  linkDead: ["dead", ".", "dead", ".", ".", "."],
  unsecured: ["unready", ".", ".", ".", ".", "."],
  submitted: [".", "sending", ".", ".", ".", "."],
  refused: [".", ".", "form", ".", ".", "."],
  changed: [".", ".", "done", ".", ".", "."],
};

test.each(resetStages.events)("the reset's event %s leads from each stage where it should", (event) => {
  const reached = resetStages.names.map((stage) => resetStages.next(stage, event));
  expect(reached).toEqual(TABLE[event].map((stage, index) => (stage === "." ? resetStages.names[index] : stage)));
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
  expect(() => resetStages.next("form", unknown)).toThrow("danced");
});
