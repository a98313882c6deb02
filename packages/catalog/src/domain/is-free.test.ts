import { expect, test } from "vitest";
import { buildProduct } from "../testing/index.ts";
import { isFree } from "./is-free.ts";

test.each([
  ["zero in every currency", { price: { EUR: 0, USD: 0, JPY: 0 } }, true],
  ["zero as text", { price: { EUR: "0 €", USD: "$0.00", JPY: "¥0" } }, true],
  ["zero in one currency alone", { price: { EUR: 0, USD: 100, JPY: 0 } }, false],
  ["stated as zero", { price: { EUR: 100, USD: 100, JPY: 100 }, discounted_price: { EUR: 0, USD: 0, JPY: 0 } }, false],
  ["all discounted", { price: { EUR: 100, USD: 100, JPY: 100 }, total_discount: 100 }, false],
])("[CAT-08] a product whose price is %s is free: %s", (_kind, given, expected) => {
  expect(isFree(buildProduct(given))).toBe(expected);
});
