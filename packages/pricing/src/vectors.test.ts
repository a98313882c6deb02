import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PRICE_RULES } from "./price-rules.ts";
import { buildVectors } from "./testing/build-vectors.ts";
import { cartCases, shopCases } from "./testing/vector-cases/index.ts";

function readVectors(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}`, import.meta.url), "utf8"));
}

describe("the golden vectors", () => {
  test.each(Object.entries(buildVectors()))("[PRICE-11] %s says what is computed", (name, content) => {
    expect(readVectors(name)).toEqual(JSON.parse(JSON.stringify(content)));
  });

  test("every rule has a case of its own", () => {
    const shown = new Set([...cartCases, ...shopCases].map(({ about }) => about.split(":")[0]));
    expect(PRICE_RULES.filter((rule) => !shown.has(rule))).toEqual([]);
  });
});
