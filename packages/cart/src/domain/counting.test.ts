import { expect, test } from "vitest";
import { countingOf, lineCounting } from "./counting.ts";

test.each([
  ["plugin", "seats"],
  ["bundle", "seats"],
  ["samplepack", "once"],
  ["other", "pieces"],
  [undefined, "seats"],
] as const)("[CART-09] the quantity of a product of type %s is said as %s", (type, counting) => {
  expect(countingOf(type)).toBe(counting);
});

test.each([
  [{ name: "faMicAlign", type: "plugin" }, "seats"],
  [{ name: "Total Bundle", type: "bundle" }, "seats"],
  [{ name: "Licence Transfer", type: "other" }, "pieces"],
  [{ name: "Of a host that names no type" }, "seats"],
  [{ name: "faIR Modern Rock", type: "samplepack" }, "once"],
  [{ name: "faIR Modern Rock" }, "once"],
  [{ name: "A pack without the prefix", type: "samplepack" }, "pieces"],
] as const)("[CART-02] [CART-09] the quantity of the line %j is said as %s", (line, counting) => {
  expect(lineCounting(line, "faIR")).toBe(counting);
});
