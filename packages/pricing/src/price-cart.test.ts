import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES } from "./currency.ts";
import { type CartLineInput, priceCart, priceUnit } from "./price-cart.ts";

function buildLine(given: Partial<CartLineInput> = {}): CartLineInput {
  return { name: "faMicAlign", quantity: 1, fullPriceMinor: 10_000, salePercent: null, ...given };
}

test.each([
  ["nobody's discount", null, false, 10_000, []],
  ["a sale", 35, false, 6500, [{ rule: "sale", percent: 35 }]],
  ["a customer's loyalty", null, true, 8500, [{ rule: "loyalty", percent: 15 }]],
  [
    "both, as added points",
    35,
    true,
    5000,
    [
      { rule: "sale", percent: 35 },
      { rule: "loyalty", percent: 15 },
    ],
  ],
  [
    "both, over the cap",
    40,
    true,
    5000,
    [
      { rule: "sale", percent: 40 },
      { rule: "loyalty", percent: 15 },
      { rule: "cap", percent: 50 },
    ],
  ],
  [
    "a sale over the cap",
    80,
    false,
    5000,
    [
      { rule: "sale", percent: 80 },
      { rule: "cap", percent: 50 },
    ],
  ],
])("a unit with %s says what it costs and why", (_kind, salePercent, isLoggedIn, priceMinor, reasons) => {
  expect(priceUnit(buildLine({ salePercent }), { currency: "EUR", isLoggedIn })).toEqual({ priceMinor, reasons });
});

test.each([false, true])(
  "a price that the catalogue states is charged as stated, no points come off it (logged in: %s)",
  (isLoggedIn) => {
    const line = buildLine({ statedPriceMinor: 7990, salePercent: 20 });
    expect(priceUnit(line, { currency: "EUR", isLoggedIn })).toEqual({
      priceMinor: 7990,
      reasons: [{ rule: "stated", percent: 0 }],
    });
  },
);

test("a cart's lines carry unit and total, before and after", () => {
  const cart = priceCart({
    currency: "EUR",
    isLoggedIn: false,
    lines: [buildLine({ quantity: 3, fullPriceMinor: 4999, salePercent: 50 }), buildLine({ name: "faIR Modern Rock" })],
  });
  expect(cart).toEqual({
    currency: "EUR",
    totalRegularMinor: 24_997,
    totalMinor: 17_500,
    lines: [
      {
        name: "faMicAlign",
        quantity: 3,
        unitRegularMinor: 4999,
        unitPriceMinor: 2500,
        totalRegularMinor: 14_997,
        totalMinor: 7500,
        reasons: [{ rule: "sale", percent: 50 }],
      },
      {
        name: "faIR Modern Rock",
        quantity: 1,
        unitRegularMinor: 10_000,
        unitPriceMinor: 10_000,
        totalRegularMinor: 10_000,
        totalMinor: 10_000,
        reasons: [],
      },
    ],
  });
});

test("an empty cart costs nothing", () => {
  expect(priceCart({ currency: "JPY", isLoggedIn: true, lines: [] })).toEqual({
    currency: "JPY",
    lines: [],
    totalRegularMinor: 0,
    totalMinor: 0,
  });
});

const PRICE = fc.nat(1_000_000);
const LINE = fc.record({
  name: fc.constant("x"),
  quantity: fc.integer({ min: 1, max: 5 }),
  fullPriceMinor: PRICE,
  salePercent: fc.option(fc.nat(100)),
});
const CART = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    isLoggedIn: fc.boolean(),
    lines: fc.array(LINE, { maxLength: 8 }),
  })
  .map((cart) =>
    cart.currency === "JPY"
      ? { ...cart, lines: cart.lines.map((line) => ({ ...line, fullPriceMinor: line.fullPriceMinor * 100 })) }
      : cart,
  );

test("whatever is in a cart, its lines add up to its totals, unit by unit", () => {
  fc.assert(
    fc.property(CART, (cart) => {
      const priced = priceCart(cart);
      const sumOf = (pick: (line: (typeof priced.lines)[number]) => number) =>
        priced.lines.reduce((sum, line) => sum + pick(line), 0);
      expect(priced.totalMinor).toBe(sumOf((line) => line.unitPriceMinor * line.quantity));
      expect(priced.totalMinor).toBe(sumOf((line) => line.totalMinor));
      expect(priced.totalRegularMinor).toBe(sumOf((line) => line.totalRegularMinor));
    }),
    { seed: 7 },
  );
});

test("no line costs less than half of its regular price, nor more than that price, and yen are whole", () => {
  fc.assert(
    fc.property(CART, (cart) => {
      for (const line of priceCart(cart).lines) {
        expect(line.unitPriceMinor * 2).toBeGreaterThanOrEqual(line.unitRegularMinor);
        expect(line.unitPriceMinor).toBeLessThanOrEqual(line.unitRegularMinor);
        if (cart.currency === "JPY") expect(line.unitPriceMinor % 100).toBe(0);
      }
    }),
    { seed: 7 },
  );
});
