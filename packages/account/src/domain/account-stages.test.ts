import type { EventOf, StageOf, Stages } from "@shop/kernel";
import { expect, test } from "vitest";
import { linkActStages } from "./link-act-stage.ts";
import { pinStages } from "./pin-stage.ts";
import { settingsStages } from "./settings-stage.ts";

/** Every event in every stage, in the order of the machine's stages; "." stays. */
type Table<Flow extends Stages<string, string>> = Record<EventOf<Flow>, Array<StageOf<Flow> | ".">>;

const SETTINGS: Table<typeof settingsStages> = {
  opened: [".", "loading", "loading", "loading", "loading", "loading"],
  loaded: ["form", ".", ".", ".", ".", "."],
  notLoaded: ["unready", ".", ".", ".", ".", "."],
  linkDead: ["dead", ".", ".", ".", "dead", "."],
  submitted: [".", ".", ".", "saving", ".", "saving"],
  refused: [".", ".", ".", ".", "form", "."],
  saved: [".", ".", ".", ".", "saved", "."],
  edited: [".", ".", ".", ".", ".", "form"],
};

const LINK_ACT: Table<typeof linkActStages> = {
  opened: [".", "asking", "asking", "asking"],
  linkDead: ["dead", "dead", ".", "."],
  submitted: ["sending", ".", ".", "."],
  refused: [".", "asking", ".", "."],
  done: [".", "done", ".", "."],
};

const PIN: Table<typeof pinStages> = {
  opened: [".", "details", "details", "details", "details", "details"],
  resumed: ["pin", ".", ".", ".", ".", "."],
  submitted: ["initiating", ".", ".", ".", ".", "."],
  initiated: [".", "pin", ".", "pin", ".", "."],
  resent: [".", ".", "resending", ".", ".", "."],
  pinSubmitted: [".", ".", "confirming", ".", ".", "."],
  refused: [".", "details", ".", "pin", "pin", "."],
  confirmed: [".", ".", ".", ".", "done", "."],
  wentBack: [".", ".", "details", ".", ".", "."],
};

function expectRow<Stage extends string>(
  stages: readonly Stage[],
  row: Array<Stage | ".">,
  next: (stage: Stage) => Stage,
) {
  expect(stages.map(next)).toEqual(row.map((stage, index) => (stage === "." ? stages[index] : stage)));
}

test.each(settingsStages.events)("the settings' event %s leads from each stage where it should", (event) => {
  expectRow(settingsStages.names, SETTINGS[event], (stage) => settingsStages.next(stage, event));
});

test.each(linkActStages.events)("the mailed link's event %s leads from each stage where it should", (event) => {
  expectRow(linkActStages.names, LINK_ACT[event], (stage) => linkActStages.next(stage, event));
});

test.each(pinStages.events)("[ACCT-06] [ACCT-07] the PIN's event %s leads from each stage where it should", (event) => {
  expectRow(pinStages.names, PIN[event], (stage) => pinStages.next(stage, event));
});

test("an unknown event is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => settingsStages.next("form", unknown)).toThrow("danced");
  expect(() => linkActStages.next("asking", unknown)).toThrow("danced");
  expect(() => pinStages.next("pin", unknown)).toThrow("danced");
});
