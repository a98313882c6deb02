import { expect, test } from "vitest";
import { buildProduct } from "../testing/index.ts";
import { resolveProduct } from "./resolve-product.ts";

const ALIGN = buildProduct({ name: "faMicAlign", slug: "famicalign-2", productPageSlug: "famicalign" });
const PACK = buildProduct({ name: "faIR Modern Rock", type: "samplepack", slug: "fair-modern-rock" });
const BUNDLE = buildProduct({ name: "famicalign-2", type: "bundle", slug: "mic-bundle" });
const ALL = [BUNDLE, PACK, ALIGN];

test.each([
  ["its name", "faMicAlign", ALIGN],
  ["its slug", "famicalign-2", ALIGN],
  ["its page slug", "famicalign", ALIGN],
  ["its name in another case, with white space around", " FAIR MODERN ROCK ", PACK],
])("[ROUTE-07] a product of any type is found by %s", (_by, wanted, product) => {
  expect(resolveProduct(ALL, wanted)).toBe(product);
});

test("where the type is known only that type is searched", () => {
  expect(resolveProduct(ALL, "famicalign-2", "bundle")).toBe(BUNDLE);
  expect(resolveProduct(ALL, "famicalign", "samplepack")).toBeUndefined();
});

test.each(["", "  ", "unknown", "famic"])("%j means no product", (wanted) => {
  expect(resolveProduct(ALL, wanted)).toBeUndefined();
});
