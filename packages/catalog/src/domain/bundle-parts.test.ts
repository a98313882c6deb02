import { expect, test } from "vitest";
import { buildProduct } from "../testing/index.ts";
import { bundleParts } from "./bundle-parts.ts";

test("a bundle's parts are those of the catalogue, in its order, with what they cost apart at full price", () => {
  const a = buildProduct({ name: "a", price: { EUR: 1000, USD: 1100, JPY: 160_000 }, total_discount: 50 });
  const b = buildProduct({ name: "b", price: { EUR: 2000, USD: 2200, JPY: 320_000 } });
  expect(bundleParts({ includedProducts: ["b", "gone", "a"] }, [a, b])).toEqual({
    parts: [b, a],
    unknownNames: ["gone"],
    apart: { EUR: 3000, USD: 3300, JPY: 480_000 },
  });
});

test("what isn't a bundle has no parts", () => {
  expect(bundleParts({ includedProducts: [] }, [])).toEqual({
    parts: [],
    unknownNames: [],
    apart: { EUR: 0, USD: 0, JPY: 0 },
  });
});
