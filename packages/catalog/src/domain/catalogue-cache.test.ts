import { expect, test } from "vitest";
import { buildWireProduct } from "../testing/index.ts";
import { readCatalogue, writeCatalogue } from "./catalogue-cache.ts";

const CACHE_LIFE_MS = 24 * 60 * 60 * 1000;

const NOW_MS = 1_768_478_400_000;
const KEPT = { loadedAtMs: NOW_MS, priceChangesAtMs: NOW_MS + 1, products: [buildWireProduct()] };

test("[CAT-04] what is kept is read again as it was", () => {
  expect(readCatalogue(writeCatalogue(KEPT), NOW_MS + CACHE_LIFE_MS - 1)).toEqual(KEPT);
});

test("[CAT-04] what an older version kept names no change of a price", () => {
  const { priceChangesAtMs: _, ...before } = KEPT;
  expect(readCatalogue(writeCatalogue(before), NOW_MS)).toEqual({ ...before, priceChangesAtMs: null });
});

test.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  ["another thing", "[1]"],
  ["null", "null"],
  ["another version", JSON.stringify({ version: 0, ...KEPT })],
  ["no time", JSON.stringify({ version: 1, products: KEPT.products })],
  ["a time to come", writeCatalogue({ ...KEPT, loadedAtMs: NOW_MS + 1 })],
  ["something too old", writeCatalogue({ ...KEPT, loadedAtMs: NOW_MS - CACHE_LIFE_MS })],
  ["no products", writeCatalogue({ ...KEPT, products: [] })],
  ["a product of another shape", JSON.stringify({ version: 1, loadedAtMs: NOW_MS, products: [{ name: "x" }] })],
])("[CAT-04] where %s is kept, nothing is read", (_kind, text) => {
  expect(readCatalogue(text, NOW_MS)).toBeUndefined();
});
