import { buildProduct } from "@shop/catalog/testing";
import { expect, test, vi } from "vitest";
import { oncePerCatalogue } from "./once-per-catalogue.ts";

test("what a catalogue shows is worked out once, and again for another catalogue", () => {
  const workOut = vi.fn((products: readonly unknown[]) => ({ count: products.length }));
  const countOf = oncePerCatalogue(workOut);
  const [one, other] = [[buildProduct()], [buildProduct(), buildProduct()]];
  expect([countOf(one), countOf(one), countOf(other), countOf(one)].map(({ count }) => count)).toEqual([1, 1, 2, 1]);
  expect(workOut).toHaveBeenCalledTimes(2);
});
