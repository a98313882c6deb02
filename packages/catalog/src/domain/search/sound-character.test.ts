import { expect, test } from "vitest";
import { type CabinetFigures, soundCharacter } from "./sound-character.ts";

/** In the middle of everything: none of the words. */
const PLAIN: CabinetFigures = {
  is_open_back: false,
  resonance_hz: 69,
  body_dip_db: -3.9,
  break_up_hz: 2601,
  break_up_db: 6.1,
  roll_off_hz: 5999,
};

test("[CAT-10] a cabinet without anything special has no character", () => {
  expect(soundCharacter(PLAIN)).toEqual([]);
});

test.each<[string, Partial<CabinetFigures>, readonly string[]]>([
  [
    "a resonance of 70 Hz in a closed box with 6 dB of break-up is tight",
    { resonance_hz: 70, break_up_db: 6 },
    ["tight"],
  ],
  ["less break-up isn't", { resonance_hz: 70, break_up_db: 5.9 }, []],
  ["an open back isn't", { resonance_hz: 90, is_open_back: true }, []],
  ["low mids that dip by 4 dB are scooped", { body_dip_db: -4 }, ["scooped"]],
  ["a break-up at 2.6 kHz of 6 dB is round", { break_up_hz: 2600, break_up_db: 6 }, ["round"]],
  ["a louder one isn't", { break_up_hz: 2600 }, []],
  ["treble up to 6 kHz is bright", { roll_off_hz: 6000 }, ["bright"]],
  [
    "all at once, in one order",
    { resonance_hz: 70, body_dip_db: -4, break_up_hz: 2600, break_up_db: 6, roll_off_hz: 6000 },
    ["tight", "scooped", "round", "bright"],
  ],
])("[CAT-10] %s", (_what, figures, character) => {
  expect(soundCharacter({ ...PLAIN, ...figures })).toEqual(character);
});
