import { expect, test } from "vitest";
import { compareAddress, comparedSlug, readCompared } from "./compare-address.ts";

test("[CAT-10] a comparison has one address: the products by their page, in the order in which they were chosen", () => {
  expect(comparedSlug({ slug: "cellar", productPageSlug: "faIR-Doom-Cellar" })).toBe("fair-doom-cellar");
  expect(comparedSlug({ slug: "Cellar", productPageSlug: "" })).toBe("cellar");
  expect(compareAddress(["fair-doom-cellar", "famicalign"])).toBe("/compare?products=fair-doom-cellar,famicalign");
  expect(compareAddress(["a&b"])).toBe("/compare?products=a%26b");
  expect(compareAddress([])).toBe("/compare");
});

test.each([
  ["products=a,b,c", ["a", "b", "c"]],
  ["products=a&products=b", ["a", "b"]],
  ["products=A,%20b%20,,a&other=d", ["a", "b"]],
  ["products=a%00b,%20", ["ab"]],
  ["products=a,b,c,d,e,f,g,h,i", ["a", "b", "c", "d", "e", "f", "g", "h"]],
  ["products=", []],
  ["", []],
])("[CAT-10] %s asks to compare %j", (query, asked) => {
  expect(readCompared(new URLSearchParams(query))).toEqual(asked);
});
