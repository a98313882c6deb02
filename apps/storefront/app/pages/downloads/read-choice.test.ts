import { expect, test } from "vitest";
import { choicePath, readChoice } from "./read-choice.ts";

test.each([
  ["?system=mac&format=WAVE&q=rock", { system: "mac", format: "WAVE", query: "rock" }],
  ["?system=amiga&format=win&q=%20", { system: null, format: null, query: "" }],
  ["", { system: null, format: null, query: "" }],
])("[ROUTE-09] the address %s chooses system, format and name; what means nothing is ignored", (search, choice) => {
  expect(readChoice(new URLSearchParams(search))).toEqual(choice);
});

test("[ROUTE-09] a choice has an address of its own", () => {
  expect(choicePath({ system: "win", format: "KEMPER", query: "modern rock" })).toBe(
    "/downloads?system=win&format=KEMPER&q=modern+rock",
  );
  expect(choicePath({ system: null, format: null, query: "" })).toBe("/downloads");
});
