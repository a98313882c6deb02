import { expect, test } from "vitest";
import { buildProduct } from "../testing/index.ts";
import { completionOf } from "./completion-of.ts";

const A = buildProduct({ name: "a", price: { EUR: 3000, USD: 3300, JPY: 500_000 }, total_discount: 50 });
const B = buildProduct({ name: "b", price: { EUR: 7000, USD: 7700, JPY: 900_000 } });
const BUNDLE = { includedProducts: ["b", "a"] };

test("[CAT-09] a customer who owns a part of a bundle completes it: every part in the bundle's order, at its regular price", () => {
  expect(completionOf(BUNDLE, [A, B], new Set(["a"]), "EUR")).toEqual({
    parts: [
      { name: "b", fullPriceMinor: 7000, isOwned: false },
      { name: "a", fullPriceMinor: 3000, isOwned: true },
    ],
  });
  expect(completionOf(BUNDLE, [A, B], new Set(["b"]), "JPY")).toEqual({
    parts: [
      { name: "b", fullPriceMinor: 900_000, isOwned: true },
      { name: "a", fullPriceMinor: 500_000, isOwned: false },
    ],
  });
});

test.each([
  ["none of its parts", BUNDLE, ["c"], [A, B]],
  ["all of its parts", BUNDLE, ["a", "b"], [A, B]],
  ["something, of what contains nothing", { includedProducts: [] }, ["a"], [A, B]],
  ["a part of a bundle of which a part isn't in the catalogue", BUNDLE, ["a"], [A]],
])("[CAT-09] a customer who owns %s completes nothing", (_what, bundle, owned, products) => {
  expect(completionOf(bundle, products, new Set(owned), "EUR")).toBeNull();
});
