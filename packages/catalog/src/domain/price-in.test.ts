import type { WireProduct } from "@shop/api-client/contract";
import { expect, test } from "vitest";
import { buildProduct } from "../testing/index.ts";
import { priceIn } from "./price-in.ts";

const read = (price: WireProduct["price"], wanted: "EUR" | "USD" | "JPY") => {
  const { currency, price: found } = priceIn(buildProduct({ price }).prices, wanted);
  return [currency, found.fullPriceMinor];
};

test("[CAT-02] a price that is stated in one currency alone is shown in that one, whichever the shopper chose", () => {
  expect(read({ EUR: 4900, USD: 5900, JPY: 790_000 }, "USD")).toEqual(["USD", 5900]);
  expect(read("49,99 €", "USD")).toEqual(["EUR", 4999]);
  expect(read("¥6,500", "EUR")).toEqual(["JPY", 650_000]);
});

test("a product without any price is a programmer's mistake", () => {
  expect(() => priceIn({}, "EUR")).toThrow("This product has no price");
});
