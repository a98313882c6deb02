import { expect, test } from "vitest";
import * as rules from "../rules/index.ts";
import { SHOP_PRICING } from "./preset.ts";
import { SHOP_UNITS } from "./shelf.ts";

/** The paths of what can be changed. */
function changeable(value: unknown, path: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.entries(value).flatMap(([name, part]) => changeable(part, `${path}.${name}`));
  return Object.isFrozen(value) ? within : [path, ...within];
}

test("nobody can change the shop's configuration, its currencies or a rule for the next one who uses it", () => {
  expect(changeable({ ...SHOP_PRICING }, "")).toEqual([""]);
  expect(changeable(SHOP_PRICING, "SHOP_PRICING")).toEqual([]);
  expect(changeable(SHOP_UNITS, "SHOP_UNITS")).toEqual([]);
  expect(changeable(Object.freeze({ ...rules }), "rules")).toEqual([]);
});
