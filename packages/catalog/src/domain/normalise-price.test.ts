import { CURRENCIES, formatPrice } from "@shop/pricing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { normalisePrice, type WirePrice } from "./normalise-price.ts";

const NUMBERS = { EUR: 4900, USD: 5999, JPY: 650_000 };
const TEXTS = { EUR: "49 €", USD: "$59.99", JPY: "¥6,500" };

function amounts(wire: WirePrice, key: "fullPriceMinor" | "salePercent" | "statedPriceMinor") {
  const price = normalisePrice(wire);
  if (!price.isOk) return price.failure.code;
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, price.value.prices[currency][key]]));
}

test.each<[string, WirePrice["price"]]>([
  ["minor units by currency", NUMBERS],
  ["formatted texts by currency", TEXTS],
  ["an object with a full price of minor units", { full_price: NUMBERS }],
  ["an object with a full price of texts", { full_price: TEXTS, total_discount: null, flags: [] }],
])("[CAT-02] %s become minor units", (_shape, price) => {
  expect(amounts({ price }, "fullPriceMinor")).toEqual(NUMBERS);
});

test.each([
  ["1.234,56 €", 123_456],
  ["$1,234.56", 123_456],
  ["1234.5", 123_450],
  ["1 234,56 EUR", 123_456],
  ["1.234 €", 123_400],
  ["0", 0],
])("[CAT-02] the text %j is %i minor units", (text, minor) => {
  expect(amounts({ price: { EUR: text, USD: 0, JPY: 0 } }, "fullPriceMinor")).toMatchObject({ EUR: minor });
});

test("[CAT-02] ¥6,500 is whole yen times 100", () => {
  expect(amounts({ price: { EUR: 0, USD: 0, JPY: "¥6,500" } }, "fullPriceMinor")).toMatchObject({ JPY: 650_000 });
});

test("[CAT-02] the object's discount is its percentage, its stated price, and its flags", () => {
  const price = {
    full_price: NUMBERS,
    total_discount: { amount_percentage: 20, new_price: { EUR: "39,20 €", USD: "$47.99", JPY: "¥5,200" } },
    flags: ["public"],
  };
  expect(normalisePrice({ price })).toEqual({
    isOk: true,
    value: {
      flags: ["public"],
      prices: {
        EUR: { fullPriceMinor: 4900, salePercent: 20, statedPriceMinor: 3920 },
        USD: { fullPriceMinor: 5999, salePercent: 20, statedPriceMinor: 4799 },
        JPY: { fullPriceMinor: 650_000, salePercent: 20, statedPriceMinor: 520_000 },
      },
    },
  });
});

test.each([
  [20, 20],
  [12.5, 12.5],
  [100, 100],
  [130, 100],
  [0, null],
  [-5, null],
  [null, null],
  [undefined, null],
])("a total discount of %j is a sale of %j percent", (total_discount, salePercent) => {
  expect(amounts({ price: NUMBERS, total_discount }, "salePercent")).toMatchObject({ EUR: salePercent });
});

test("a discounted price beside the price is a stated one", () => {
  expect(
    amounts({ price: NUMBERS, discounted_price: { EUR: 3900, USD: 4500, JPY: 520_000 } }, "statedPriceMinor"),
  ).toEqual({ EUR: 3900, USD: 4500, JPY: 520_000 });
});

test.each<[string, WirePrice]>([
  ["words", { price: { EUR: "ask us", USD: 1, JPY: 1 } }],
  ["less than nothing", { price: { EUR: -1, USD: 1, JPY: 1 } }],
  ["half a cent", { price: { EUR: 0.5, USD: 1, JPY: 1 } }],
  ["words as stated price", { price: NUMBERS, discounted_price: { EUR: "soon", USD: 1, JPY: 1 } }],
])("a price of %s is refused", (_kind, wire) => {
  expect(amounts(wire, "fullPriceMinor")).toBe("pricing.notAPrice");
});

test("[CAT-02] a price means the same as minor units and as the text that the shop writes", () => {
  const euros = fc.integer({ min: 0, max: 100_000_00 });
  const yen = fc.integer({ min: 0, max: 10_000_000 }).map((whole) => whole * 100);
  fc.assert(
    fc.property(euros, euros, yen, (EUR, USD, JPY) => {
      const texts = { EUR: formatPrice(EUR, "EUR"), USD: formatPrice(USD, "USD"), JPY: formatPrice(JPY, "JPY") };
      expect(normalisePrice({ price: texts })).toEqual(normalisePrice({ price: { EUR, USD, JPY } }));
    }),
    { seed: 7 },
  );
});
