import { expect, test } from "vitest";
import { compatibilityOf } from "./compatibility-of.ts";

const mac = { platform: "mac" as const, minimum: "12" };
const win = { platform: "win" as const, minimum: "10" };

test.each([
  ["runs where it is delivered for the system", [mac, win], "mac", { kind: "runs", need: mac }],
  ["isn't for a system that plugins don't run on", [mac, win], "linux", { kind: "notFor", system: "linux" }],
  ["isn't for a system that it lacks", [mac], "win", { kind: "notFor", system: "win" }],
  ["says nothing about an unknown system", [mac, win], null, null],
  ["says nothing about a pack, which belongs to no system", [], "linux", null],
] as const)("[CAT-13] a product %s", (_case, needs, system, expected) => {
  expect(compatibilityOf(needs, system)).toEqual(expected);
});
