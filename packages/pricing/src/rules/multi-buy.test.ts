import { expect, test } from "vitest";
import type { PricedCart } from "../price-cart.ts";
import { toCartInput } from "../shop/cart-input.ts";
import { savingOfOneMore } from "../shop/shop-pricing.ts";
import { explainedCart, pricedCart } from "../testing/priced-cart.ts";

type Line = readonly [name: string, quantity: number, fullPriceMinor: number];

function price(...lines: Line[]): PricedCart {
  return pricedCart({ currency: "EUR", isLoggedIn: false, lines: lines.map(toInput) });
}

function toInput([name, quantity, fullPriceMinor]: Line) {
  return { name, quantity, fullPriceMinor, salePercent: null };
}

test.each<[string, Line[], number]>([
  ["one unit pays in full", [["a", 1, 10_000]], 10_000],
  ["the second unit is 15 % less", [["a", 2, 10_000]], 18_500],
  ["so is every further one", [["a", 5, 10_000]], 44_000],
  [
    "the dearest pays in full, first in the cart",
    [
      ["a", 1, 10_000],
      ["b", 1, 2000],
    ],
    11_700,
  ],
  [
    "the dearest pays in full, last in the cart",
    [
      ["b", 1, 2000],
      ["a", 1, 10_000],
    ],
    11_700,
  ],
  [
    "one of the dearest, however many there are",
    [
      ["a", 2, 10_000],
      ["b", 1, 2000],
    ],
    20_200,
  ],
  [
    "each unit is rounded by itself: 0.85 of 1.99 is 1.6915",
    [
      ["a", 1, 199],
      ["b", 3, 199],
    ],
    199 + 3 * 169,
  ],
])("[PRICE-07] %s", (_title, lines, totalMinor) => {
  expect(price(...lines).totalMinor).toBe(totalMinor);
});

test("[PRICE-07] of equally dear units the one whose name comes first pays in full, whatever was added first", () => {
  const totals = (cart: PricedCart) => Object.fromEntries(cart.lines.map((line) => [line.name, line.totalMinor]));
  expect(totals(price(["a", 1, 1000], ["b", 1, 1000]))).toEqual({ a: 1000, b: 850 });
  expect(totals(price(["b", 1, 1000], ["a", 1, 1000]))).toEqual({ a: 1000, b: 850 });
});

test("the trail names no multi-buy that rounds to nothing", () => {
  const { lines } = explainedCart({ currency: "EUR", isLoggedIn: false, lines: [toInput(["a", 3, 2])] });
  expect(lines[0]?.trail.map((step) => step.rule)).toEqual(["regular"]);
});

test("[PRICE-07] it comes after the percentage of sale and customer", () => {
  const lines = [{ name: "a", quantity: 2, fullPriceMinor: 10_000, salePercent: 35 }];
  expect(pricedCart({ currency: "EUR", isLoggedIn: true, lines }).totalMinor).toBe(5000 + 4250);
});

test("one more unit of a line saves what it costs less in this cart than alone", () => {
  const input = {
    currency: "EUR" as const,
    isLoggedIn: false,
    lines: [toInput(["a", 1, 10_000]), toInput(["b", 1, 2000])],
  };
  expect(savingOfOneMore(toCartInput(input), "b")).toEqual({ savedMinor: 300, addsMinor: 1700 });
  expect(savingOfOneMore(toCartInput(input), "a")).toEqual({ savedMinor: 1500, addsMinor: 8500 });
  expect(savingOfOneMore(toCartInput(input), "c")).toBeNull();
});

test("a coupon is no part of what one more unit saves, but of what it adds", () => {
  const half = { code: "HALF", percent: 50, productNames: null };
  const input = { currency: "EUR" as const, isLoggedIn: false, lines: [toInput(["a", 1, 10_000])], coupons: [half] };
  expect(savingOfOneMore(toCartInput(input), "a")).toEqual({ savedMinor: 1500, addsMinor: 4250 });
});
