import { expect, test } from "vitest";
import type { SaleRow } from "../catalogue/products.ts";
import { saleFacts } from "./sale-facts.ts";

test.each([
  [4900, null, false],
  [4900, 3900, false],
  [0, null, true],
  [4900, 0, true],
])("[CART-04] a product of %i, stated at %s, counts as free: %s", (full_price_minor, stated_price_minor, isFree) => {
  const sale = { name: "faAlign", full_price_minor, stated_price_minor, is_for_sale: true } as SaleRow;
  expect(saleFacts(sale)).toEqual({ name: "faAlign", isFree, isForSale: true });
});
