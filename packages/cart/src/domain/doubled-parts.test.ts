import type { CartInput, CartLineInput } from "@shop/pricing";
import { expect, test } from "vitest";
import { findDoubledParts } from "./doubled-parts.ts";

const line = (name: string, fullPriceMinor: number, quantity = 1): CartLineInput => ({
  ...{ name, quantity, fullPriceMinor, salePercent: null },
});

function bundle(owned: readonly string[] = [], quantity = 1): CartLineInput {
  const parts = [
    { name: "Ballast", fullPriceMinor: 4900, isOwned: owned.includes("Ballast") },
    { name: "Tape Room", fullPriceMinor: 6900, isOwned: owned.includes("Tape Room") },
  ];
  return { ...line("Mixing Bundle", 9900, quantity), completion: { parts } };
}

const doubled = (lines: readonly CartLineInput[], cart: Partial<CartInput> = {}) =>
  findDoubledParts({ currency: "EUR", isLoggedIn: false, lines, ...cart });
const part = { name: "Ballast", bundleName: "Mixing Bundle", quantity: 1 };

test("[CART-09] a part beside its bundle is named with what removing it saves, multi-buy included", () => {
  // 99.00 + 49.00 − 15 % = 140.65; alone the bundle costs 99.00.
  expect(doubled([line("Ballast", 4900), bundle()])).toEqual([{ ...part, savedMinor: 4165 }]);
});

test("[CART-09] a part that pays in full saves what the whole cart costs less without it", () => {
  // 120.00 + 84.15 with it; 99.00 without.
  expect(doubled([line("Ballast", 12_000), bundle()])).toEqual([{ ...part, savedMinor: 10_515 }]);
});

test("[CART-09] only as many are named as the bundles contain", () => {
  // 99.00 and 3 × 41.65 with them; one less is 41.65 less.
  expect(doubled([line("Ballast", 4900, 3), bundle()])).toEqual([{ ...part, savedMinor: 4165 }]);
  expect(doubled([line("Ballast", 4900, 3), bundle([], 2)])).toEqual([{ ...part, quantity: 2, savedMinor: 8330 }]);
});

test("[CART-09] each of several parts is named in the cart's order", () => {
  const names = doubled([line("Tape Room", 6900), bundle(), line("Ballast", 4900)]).map(({ name }) => name);
  expect(names).toEqual(["Tape Room", "Ballast"]);
});

test("[CART-09] a part that is owned isn't delivered by the first bundle, but by a second one", () => {
  expect(doubled([line("Ballast", 4900), bundle(["Ballast"])])).toEqual([]);
  expect(doubled([line("Ballast", 4900), bundle(["Ballast"], 2)])).toMatchObject([part]);
});

test("[CART-09] everything owned: the bundle is a whole one", () => {
  expect(doubled([line("Ballast", 4900), bundle(["Ballast", "Tape Room"])])).toMatchObject([part]);
});

test("[CART-09] coupons count: what a coupon makes free saves nothing", () => {
  const coupons = [{ code: "GIFT", percent: 100, amountMinor: null, productNames: null }];
  expect(doubled([line("Ballast", 4900), bundle()], { coupons })).toEqual([{ ...part, savedMinor: 0 }]);
});

test.each([
  ["a bundle alone", [bundle()]],
  ["a bundle and something else", [bundle(), line("Sidechain Lab", 8900)]],
  ["products alone", [line("Ballast", 4900), line("Tape Room", 6900)]],
  ["nothing", []],
])("[CART-09] %s has no part twice", (_what, lines) => {
  expect(doubled(lines)).toEqual([]);
});
