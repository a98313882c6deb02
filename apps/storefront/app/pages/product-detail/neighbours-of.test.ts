import { buildProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { neighboursOf } from "./neighbours-of.ts";

const [price] = Object.values(buildProduct().prices);
const of = (name: string, fullPriceMinor: number, changes = {}) => ({
  ...buildProduct(),
  name,
  prices: price ? { EUR: { ...price, fullPriceMinor } } : {},
  ...changes,
});

test("the nearest in price of the same kind come first, without the product itself, another kind and what isn't for sale", () => {
  const own = of("own", 5000);
  const products = [
    of("far", 9000),
    own,
    of("near", 5200),
    of("pack", 5000, { type: "samplepack" }),
    of("hidden", 5000, { isForSale: false }),
    of("alike", 4800),
  ];
  expect(neighboursOf(own, products, 2).map(({ name }) => name)).toEqual(["near", "alike"]);
  expect(neighboursOf(own, products, 9)).toHaveLength(3);
});

test("of equally near ones those stay that the catalogue lists first", () => {
  const products = [of("far", 9000), of("first", 5100), of("second", 4900), of("third", 5100), of("nearest", 5000)];
  expect(neighboursOf(of("own", 5000), products, 3).map(({ name }) => name)).toEqual(["nearest", "first", "second"]);
});
