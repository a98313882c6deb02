import { expect, test } from "vitest";
import { listPath, productPath } from "./product-path.ts";

test.each([
  ["plugin", "/products/plugins/align"],
  ["samplepack", "/products/guitar-cabinet-impulse-responses/align"],
  ["bundle", "/products/align"],
  ["other", "/products/align"],
] as const)("a %s has its page at %s", (type, path) => {
  expect(productPath({ type, productPageSlug: "align", slug: "other-slug" })).toBe(path);
});

test("without a page slug the slug names the page, and neither breaks an address", () => {
  expect(productPath({ type: "plugin", productPageSlug: "", slug: "a b/c?" })).toBe("/products/plugins/a%20b%2Fc%3F");
});

test.each([
  ["plugin", "/products/plugins"],
  ["samplepack", "/products/guitar-cabinet-impulse-responses"],
  ["bundle", "/products/bundles"],
  ["other", "/products"],
] as const)("products of type %s are listed at %s", (type, path) => {
  expect(listPath(type)).toBe(path);
});
