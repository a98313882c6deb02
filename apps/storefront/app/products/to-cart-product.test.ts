import { priceIn } from "@shop/catalog";
import { buildProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { toCartProduct } from "./to-cart-product.ts";

const product = buildProduct({ name: "faMicAlign", price: { EUR: 10_000, USD: 11_000, JPY: 1_500_000 } });

test("what goes into the cart carries all that its price depends on, in the currency that is shown", () => {
  const completion = { parts: [{ name: "a", fullPriceMinor: 100, isOwned: true }] };
  expect(toCartProduct(product, priceIn(product.prices, "JPY").price, completion)).toEqual({
    name: "faMicAlign",
    isFree: false,
    isForSale: true,
    pricing: { fullPriceMinor: 1_500_000, salePercent: null, statedPriceMinor: null, campaigns: [], completion },
  });
});

test("a free product is known as one", () => {
  const free = buildProduct({ price: { EUR: 0, USD: 0, JPY: 0 } });
  expect(toCartProduct(free, priceIn(free.prices, "EUR").price, null).isFree).toBe(true);
});
