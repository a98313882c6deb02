import { expect, test } from "vitest";
import { buildProduct } from "../testing/index.ts";
import { accountPrice } from "./account-price.ts";

const PRICE = { EUR: 3200, USD: 3200, JPY: 640_000 };

test.each([
  ["at the full price", {}, { currency: "EUR", priceMinor: 2720, firstPurchaseMinor: 2560 }],
  // 20 + 15 points of 32.00, and 5 more: 18.75 % less than the 25.60 of a visitor, not 15 %.
  [
    "on sale",
    { own_discount: 20, total_discount: 20 },
    { currency: "EUR", priceMinor: 2080, firstPurchaseMinor: 1920 },
  ],
  [
    "at 35 points, where all together are 50 at most",
    { total_discount: 35 },
    { currency: "EUR", priceMinor: 1600, firstPurchaseMinor: null },
  ],
])(
  "[PRICE-05] [PRICE-06] with an account a product %s costs an amount, less on the first purchase",
  (_what, given, price) => {
    expect(accountPrice(buildProduct({ price: PRICE, ...given }), "EUR")).toEqual(price);
  },
);

test.each([
  ["is half off already", { total_discount: 50 }],
  ["costs nothing", { price: { EUR: 0, USD: 0, JPY: 0 } }],
])("nothing is promised where the product %s", (_what, given) => {
  expect(accountPrice(buildProduct({ price: PRICE, ...given }), "EUR")).toBeNull();
});

test("[PRICE-10] yen are whole", () => {
  expect(accountPrice(buildProduct({ price: { ...PRICE, JPY: 699_000 } }), "JPY")).toEqual({
    currency: "JPY",
    priceMinor: 594_200,
    firstPurchaseMinor: 559_200,
  });
});
