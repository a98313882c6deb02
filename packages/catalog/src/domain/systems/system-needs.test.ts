import { expect, test } from "vitest";
import { systemNeeds } from "./system-needs.ts";

const mac = (minimum: string | null) => ({ platform: "mac" as const, minimum });
const win = (minimum: string | null) => ({ platform: "win" as const, minimum });

test.each([
  ["a plugin needs its own systems", [[win("10"), mac("12")]], [mac("12"), win("10")]],
  [
    "a bundle needs the newest of its parts",
    [
      [mac("9"), win("10")],
      [mac("12"), win(null)],
    ],
    [mac("12"), win("10")],
  ],
  ["a bundle runs where all of its plugins run", [[mac("12"), win("10")], [mac("13")]], [mac("13")]],
  ["what names no version has no minimum", [[mac(null)]], [mac(null)]],
  ["packs alone need no system", [], []],
])("[CAT-13] %s", (_case, plugins, expected) => {
  expect(systemNeeds(plugins)).toEqual(expected);
});
