import { expect, test } from "vitest";
import {
  LINK_ACT_EVENTS,
  LINK_ACT_STAGES,
  type LinkActEvent,
  type LinkActStage,
  nextLinkActStage,
} from "./link-act-stage.ts";
import { nextPinStage, PIN_EVENTS, PIN_STAGES, type PinEvent, type PinStage } from "./pin-stage.ts";
import {
  nextSettingsStage,
  SETTINGS_EVENTS,
  SETTINGS_STAGES,
  type SettingsEvent,
  type SettingsStage,
} from "./settings-stage.ts";

/** Every event in every stage, in the order of the machine's stages; "." stays. */
type Table<Event extends string, Stage extends string> = Record<Event, Array<Stage | ".">>;

const SETTINGS: Table<SettingsEvent, SettingsStage> = {
  opened: [".", "loading", "loading", "loading", "loading", "loading"],
  loaded: ["form", ".", ".", ".", ".", "."],
  notLoaded: ["unready", ".", ".", ".", ".", "."],
  linkDead: ["dead", ".", ".", ".", "dead", "."],
  submitted: [".", ".", ".", "saving", ".", "saving"],
  refused: [".", ".", ".", ".", "form", "."],
  saved: [".", ".", ".", ".", "saved", "."],
  edited: [".", ".", ".", ".", ".", "form"],
};

const LINK_ACT: Table<LinkActEvent, LinkActStage> = {
  opened: [".", "asking", "asking", "asking"],
  linkDead: ["dead", "dead", ".", "."],
  submitted: ["sending", ".", ".", "."],
  refused: [".", "asking", ".", "."],
  done: [".", "done", ".", "."],
};

const PIN: Table<PinEvent, PinStage> = {
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

test.each(SETTINGS_EVENTS)("the settings' event %s leads from each stage where it should", (event) => {
  expectRow(SETTINGS_STAGES, SETTINGS[event], (stage) => nextSettingsStage(stage, event));
});

test.each(LINK_ACT_EVENTS)("the mailed link's event %s leads from each stage where it should", (event) => {
  expectRow(LINK_ACT_STAGES, LINK_ACT[event], (stage) => nextLinkActStage(stage, event));
});

test.each(PIN_EVENTS)("[ACCT-06] [ACCT-07] the PIN's event %s leads from each stage where it should", (event) => {
  expectRow(PIN_STAGES, PIN[event], (stage) => nextPinStage(stage, event));
});

test("an unknown event is a programmer's mistake", () => {
  const unknown = JSON.parse('"danced"');
  expect(() => nextSettingsStage("form", unknown)).toThrow("danced");
  expect(() => nextLinkActStage("asking", unknown)).toThrow("danced");
  expect(() => nextPinStage("pin", unknown)).toThrow("danced");
});
