import { type CartLineInput, toCartInput } from "@shop/pricing";
import { expect, test } from "vitest";
import { findOwnedLines } from "./owned-lines.ts";

const line = (name: string, fullPriceMinor: number, quantity = 1): CartLineInput => ({
  ...{ name, quantity, fullPriceMinor, salePercent: null },
});
const cart = (lines: readonly CartLineInput[]) => toCartInput({ currency: "USD", isLoggedIn: false, lines });

test("[CART-09] [CART-13] an owned line is named with what the whole cart costs less without it", () => {
  // 100.00 + 2 × 42.50 with it; 100.00 without.
  const lines = [line("Tape Room", 10_000), line("Ballast", 5000, 2)];
  expect(findOwnedLines(cart(lines), new Set(["Ballast"]))).toEqual([
    { name: "Ballast", quantity: 2, savedMinor: 8500 },
  ]);
});

test("[CART-13] a bundle is owned if every part of it is", () => {
  const parts = [
    { name: "Ballast", fullPriceMinor: 5000, isOwned: true },
    { name: "Tape Room", fullPriceMinor: 10_000, isOwned: false },
  ];
  const lines = [{ ...line("Mixing Bundle", 9900), completion: { parts } }];
  expect(findOwnedLines(cart(lines), new Set())).toEqual([]);
  // The price of the missing part: 99.00 × 100.00 / 150.00.
  expect(findOwnedLines(cart(lines), new Set(["Tape Room"]))).toEqual([
    { name: "Mixing Bundle", quantity: 1, savedMinor: 6600 },
  ]);
});
