import { expect, test } from "vitest";
import { hasSamples } from "./has-samples.ts";

test.each([
  ["demo", [], true],
  ["production", [], false],
  ["production", ["outbox"], false],
  ["production", ["samples"], true],
] as const)("[LAW-05] in %s with SHOP_ALLOW=%j, whether there are samples is %s", (SHOP_MODE, SHOP_ALLOW, expected) => {
  expect(hasSamples({ SHOP_MODE, SHOP_ALLOW: [...SHOP_ALLOW] })).toBe(expected);
});
