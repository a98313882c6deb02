import { expect, test } from "vitest";
import { keepUnits } from "./keep-units.ts";

test.each([
  ["<td>292 µs</td>", "<td>292\u00a0µs</td>"],
  ["<td>17.2 kHz</td><td>2.9 ms</td>", "<td>17.2\u00a0kHz</td><td>2.9\u00a0ms</td>"],
  ["at 48 kHz, −23 LUFS and 1 m", "at 48\u00a0kHz, −23\u00a0LUFS and 1\u00a0m"],
  ["90 Hzから3.5 kHzまで均一", "90\u00a0Hzから3.5\u00a0kHzまで均一"],
  ["20 % off", "20\u00a0% off"],
  ["3 microphones and 2 stereo pairs", "3 microphones and 2 stereo pairs"],
  ['<img alt="3 cm off" src="a.png">', '<img alt="3 cm off" src="a.png">'],
])("a number and its unit stay on one line: %s", (html, kept) => {
  expect(keepUnits(html)).toBe(kept);
});
