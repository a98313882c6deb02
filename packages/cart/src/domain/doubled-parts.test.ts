import { type CartLineInput, priceCart, toCartInput, type UncheckedCart } from "@shop/pricing";
import fc from "fast-check";
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

const doubled = (lines: readonly CartLineInput[], cart: Partial<UncheckedCart> = {}) =>
  findDoubledParts(toCartInput({ currency: "EUR", isLoggedIn: false, lines, ...cart }));
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
  const coupons = [{ code: "GIFT", percent: 100 }];
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

const total = (owned: readonly string[] = []) => ({
  ...bundle(owned),
  name: "Total Bundle",
  fullPriceMinor: 15_000,
  completion: { parts: [...(bundle(owned).completion?.parts ?? []), PHASE] },
});
const PHASE = { name: "Phase Scope", fullPriceMinor: 5900, isOwned: false };

test("[CART-09] a bundle whose parts are all in a larger one is named, the larger one isn't", () => {
  // 150.00 + 99.00 − 15 % with it; 150.00 without.
  expect(doubled([bundle(), total()])).toEqual([
    { name: "Mixing Bundle", bundleName: "Total Bundle", quantity: 1, savedMinor: 8415 },
  ]);
});

test("[CART-09] of a bundle that is completed only the missing parts count", () => {
  expect(doubled([bundle(["Ballast"]), total(["Ballast"])])).toMatchObject([
    { name: "Mixing Bundle", bundleName: "Total Bundle" },
  ]);
});

test("[CART-09] of two bundles with the same parts the later one is named", () => {
  const twin = { ...bundle(), name: "Twin Bundle" };
  expect(doubled([bundle(), twin]).map(({ name }) => name)).toEqual(["Twin Bundle"]);
});

test("[CART-09] the stated amount is the difference of the two totals, or the cart costs no less", () => {
  const quantity = fc.integer({ min: 1, max: 5 });
  const amount = fc.integer({ min: 100, max: 30_000 });
  const percent = fc.option(fc.integer({ min: 1, max: 60 }), { nil: null });
  const facts = fc.record({
    currency: fc.constantFrom("EUR" as const, "USD" as const, "JPY" as const),
    prices: fc.tuple(amount, amount, amount, amount),
    counts: fc.tuple(quantity, quantity, quantity),
    salePercent: percent,
    couponPercent: percent,
    isOwned: fc.boolean(),
  });
  let stated = 0;
  fc.assert(
    fc.property(facts, ({ currency, prices, counts, salePercent, couponPercent, isOwned }) => {
      const [small, large, one, other] = prices.map((minor) => (currency === "JPY" ? minor * 100 : minor)) as [
        ...typeof prices,
      ];
      const owned = isOwned ? ["Ballast"] : [];
      const lines = [
        { ...line("Tape Room", one, counts[0]), salePercent },
        { ...line("Ballast", other) },
        { ...bundle(owned, counts[1]), fullPriceMinor: small },
        { ...total(owned), fullPriceMinor: large, quantity: counts[2] },
      ];
      const input = toCartInput({
        ...{ currency, isLoggedIn: isOwned, lines },
        coupons: couponPercent === null ? [] : [{ code: "C", percent: couponPercent }],
      });
      for (const part of findDoubledParts(input)) {
        const left = lines.map((each) =>
          each.name === part.name ? { ...each, quantity: each.quantity - part.quantity } : each,
        );
        const without = priceCart({ ...input, lines: left.filter((each) => each.quantity > 0) });
        const difference = priceCart(input).totalMinor - without.totalMinor;
        if (part.savedMinor > 0) stated += 1;
        expect(part.savedMinor).toBe(Math.max(difference, 0));
      }
    }),
    { numRuns: 100, seed: 9 },
  );
  expect(stated).toBeGreaterThan(100);
});
