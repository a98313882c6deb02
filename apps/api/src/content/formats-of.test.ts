import { expect, test } from "vitest";
import { formatsOf } from "./formats-of.ts";

const list = (...items: readonly string[]) =>
  `<h2>What you need</h2><ul>${items.map((item) => `<li>${item}</li>`)}</ul>`;

test.each([
  [
    "a plugin",
    [
      "Windows 10 or later, 64 bit: VST3, AAX",
      "macOS 12 or later, Apple silicon and Intel: VST3, AU, AAX",
      "No dongle",
    ],
    ["Windows: VST3, AAX", "macOS: VST3, AU, AAX"],
  ],
  [
    "a pack",
    [
      "<strong>WAV and AIF</strong>: mono, 24 bit, 48 kHz",
      "Kemper: WAV, mono, 24 bit, 44.1 kHz",
      "S-Gear: WAV, 48 kHz",
    ],
    ["WAV, AIF, 24 bit, 48 kHz", "Kemper: WAV, 24 bit, 44.1 kHz", "S-Gear: WAV, 48 kHz"],
  ],
  ["a bundle", ["Any convolution loader that reads WAV or AIFF at 24 bit", "About 5 MB"], ["WAV, AIFF, 24 bit"]],
  ["a product whose page names none", ["20 Hz to 20 kHz", "Authorisation by AUTO"], []],
])("[CHAT-05] the formats of %s are those that its page lists", (_what, items, lines) => {
  expect(formatsOf(list(...items))).toEqual(lines);
});

test("[CHAT-05] figures that are measured, and formats in a sentence, aren't formats of the product", () => {
  expect(formatsOf("<p>Export a WAV first.</p><table><tr><td>0.4 % at 48 kHz</td></tr></table>")).toEqual([]);
});
