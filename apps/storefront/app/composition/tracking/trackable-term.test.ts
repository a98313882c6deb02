import { expect, test } from "vitest";
import { trackableTerm } from "./trackable-term.ts";

const OWNED = [
  { name: "faMicAlign", kind: "Plugin" },
  { name: "faIR Modern Rock", kind: "IR pack" },
];

test.each([
  ["a part of a name", "  Modern   rock ", "Modern rock"],
  ["a kind", "pack", "pack"],
  ["one letter", "f", null],
  ["nothing", "  ", null],
  ["a licence key", "FA-7Q2M-93XK", null],
  ["a part of a key", "7Q2M", null],
  ["what no product is called", "reverb", null],
])("[TRACK-06] of a search among licences, %s: '%s' is tracked as %s", (_what, typed, term) => {
  expect(trackableTerm(typed, OWNED)).toBe(term);
});
