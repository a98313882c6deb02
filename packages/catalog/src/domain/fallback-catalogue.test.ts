import { productSchema } from "@shop/api-client/contract";
import { expect, test } from "vitest";
import { FALLBACK_CATALOGUE } from "./fallback-catalogue.ts";
import { isFree } from "./is-free.ts";
import { normaliseProduct } from "./normalise-product.ts";

test.each(FALLBACK_CATALOGUE.map((product) => [product.name, product] as const))(
  "[CAT-03] the built-in %s is a whole product, with yen as whole yen times 100",
  (_name, wire) => {
    expect(productSchema.safeParse(wire).success).toBe(true);
    const product = normaliseProduct(wire);
    if (!product.isOk) throw new Error(JSON.stringify(product.failure));
    const { EUR, JPY } = product.value.prices;
    if (!EUR || !JPY) throw new Error("The built-in catalogue has every currency.");
    expect(JPY.fullPriceMinor % 100).toBe(0);
    // A yen was never worth more than two cents: whole yen without the 100 would fail here.
    if (!isFree(product.value)) expect(JPY.fullPriceMinor).toBeGreaterThan(EUR.fullPriceMinor * 50);
    expect([EUR.salePercent, EUR.statedPriceMinor]).toEqual([null, null]);
  },
);

test("[CAT-03] it has a product of each main type, and no name or address twice", () => {
  expect(new Set(FALLBACK_CATALOGUE.map(({ type }) => type))).toEqual(new Set(["plugin", "samplepack", "bundle"]));
  expect(new Set(FALLBACK_CATALOGUE.map(({ name }) => name)).size).toBe(FALLBACK_CATALOGUE.length);
  expect(new Set(FALLBACK_CATALOGUE.map(({ slug }) => slug)).size).toBe(FALLBACK_CATALOGUE.length);
});
