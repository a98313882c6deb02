import { buildProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { toCartProduct } from "./to-cart-product.ts";

const product = buildProduct({
  name: "faMicAlign",
  price: { EUR: 10_000, USD: 11_000, JPY: 1_500_000 },
  total_discount: 35,
});

test.each([
  [{ currency: "EUR", isLoggedIn: false }, 10_000, 6500],
  [{ currency: "EUR", isLoggedIn: true }, 10_000, 5000],
  [{ currency: "JPY", isLoggedIn: false }, 1_500_000, 975_000],
] as const)("what goes into the cart of %o has the price that the page shows", (shopper, full, discounted) => {
  expect(toCartProduct(product, shopper)).toMatchObject({
    name: "faMicAlign",
    isFree: false,
    isForSale: true,
    price: { priceMinor: full, priceDiscountMinor: discounted },
  });
});

test("a free product is known as one", () => {
  const free = buildProduct({ price: { EUR: 0, USD: 0, JPY: 0 } });
  expect(toCartProduct(free, { currency: "EUR", isLoggedIn: false }).isFree).toBe(true);
});
