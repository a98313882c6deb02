import { CURRENCIES, type Currency, formatPrice } from "@shop/pricing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { normalisePrice, type WirePrice } from "./normalise-price.ts";

const NUMBERS = { EUR: 4900, USD: 5999, JPY: 650_000 };
const TEXTS = { EUR: "49 €", USD: "$59.99", JPY: "¥6,500" };

function amounts(wire: WirePrice, key: "fullPriceMinor" | "salePercent" | "statedPriceMinor") {
  const price = normalisePrice(wire);
  if (!price.isOk) return price.failure.code;
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, price.value.prices[currency]?.[key]]));
}

test.each<[string, WirePrice["price"]]>([
  ["minor units by currency", NUMBERS],
  ["formatted texts by currency", TEXTS],
  ["an object with a full price of minor units", { full_price: NUMBERS }],
  ["an object with a full price of texts", { full_price: TEXTS, total_discount: null, flags: [] }],
])("[CAT-02] %s become minor units", (_shape, price) => {
  expect(amounts({ price }, "fullPriceMinor")).toEqual(NUMBERS);
});

/** How an amount is written: both decimal styles, with and without groups. Yen has no decimals. */
const FIGURES: Readonly<Record<Currency, ReadonlyArray<readonly [string, number]>>> = {
  EUR: [...figuresOf(123_456), ["49,9", 4990], ["49", 4900], ["49,00", 4900], ["0", 0]],
  USD: [...figuresOf(123_456), ["49.9", 4990], ["49", 4900], ["49.00", 4900], ["0", 0]],
  JPY: [
    ["6,500", 650_000],
    ["6.500", 650_000],
    ["6 500", 650_000],
    ["6500", 650_000],
    ["0", 0],
  ],
};
const NAMES: Readonly<Record<Currency, readonly string[]>> = {
  EUR: ["€", "EUR", "Euro"],
  USD: ["$", "US$", "USD", "dollars"],
  JPY: ["¥", "￥", "JPY", "円", "yen"],
};

function figuresOf(minor: 123_456): ReadonlyArray<readonly [string, number]> {
  const texts = [
    "1234,56",
    "1234.56",
    "1.234,56",
    "1,234.56",
    "1 234,56",
    "1\u00a0234,56",
    "1\u202f234,56",
    "1’234.56",
  ];
  return texts.map((text) => [text, minor]);
}

const SPELLINGS = CURRENCIES.flatMap((currency) =>
  NAMES[currency].flatMap((name) =>
    FIGURES[currency].flatMap(([figure, minor]) =>
      [`${figure}${name}`, `${figure} ${name}`, `${name}${figure}`, `${name} ${figure}`, `${figure}\u00a0${name}`].map(
        (text) => [currency, text, minor] as const,
      ),
    ),
  ),
);

test("[CAT-02] every spelling of a price, in symbols and words of all currencies and both decimal styles, is its minor units", () => {
  const wrong = SPELLINGS.filter(([currency, text, minor]) => {
    const price = { EUR: 0, USD: 0, JPY: 0, [currency]: text };
    const read = normalisePrice({ price });
    return !read.isOk || read.value.prices[currency]?.fullPriceMinor !== minor;
  });
  expect(wrong).toEqual([]);
  expect(SPELLINGS.length).toBeGreaterThan(500);
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
        EUR: {
          fullPriceMinor: 4900,
          salePercent: 20,
          statedPriceMinor: 3920,
          campaigns: [],
          visitorMinor: 3920,
          visitorCampaign: null,
        },
        USD: {
          fullPriceMinor: 5999,
          salePercent: 20,
          statedPriceMinor: 4799,
          campaigns: [],
          visitorMinor: 4799,
          visitorCampaign: null,
        },
        JPY: {
          fullPriceMinor: 650_000,
          salePercent: 20,
          statedPriceMinor: 520_000,
          campaigns: [],
          visitorMinor: 520_000,
          visitorCampaign: null,
        },
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

const CAMPAIGN = { id: "c1", percent: 30, loyalty_percent: 40, title: "Late Autumn", ends_at: "2026-11-30T22:59:00Z" };

test("[CAT-02] a catalogue that lists the product's own sale separately has that as its sale, and the campaigns that run beside it", () => {
  const campaigns = [
    { id: "c1", percent: 30, loyaltyPercent: 40, title: "Late Autumn", endsAt: "2026-11-30T22:59:00Z" },
  ];
  const record = { price: NUMBERS, total_discount: 30, own_discount: 20, campaigns: [CAMPAIGN] };
  expect(normalisePrice(record)).toMatchObject({ value: { prices: { EUR: { salePercent: 20, campaigns } } } });
  expect(normalisePrice({ ...record, own_discount: null })).toMatchObject({
    value: { prices: { JPY: { salePercent: null, campaigns } } },
  });
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
  ["half a yen", { price: { EUR: 1, USD: 1, JPY: 650_050 } }],
  ["half a yen as text", { price: { EUR: 1, USD: 1, JPY: "¥6,500.5" } }],
  ["half a yen as stated price", { price: NUMBERS, discounted_price: { EUR: 1, USD: 1, JPY: 50 } }],
  ["more than the full price as stated price", { price: NUMBERS, discounted_price: { EUR: 4901, USD: 1, JPY: 100 } }],
  ["words as stated price", { price: NUMBERS, discounted_price: { EUR: "soon", USD: 1, JPY: 1 } }],
])("[CAT-02] a price of %s is refused", (_kind, wire) => {
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

const PERCENT_20 = { amount_percentage: 20 };

test.each<[string, WirePrice, object]>([
  ["a lone price", { price: "1.234,56 €" }, { EUR: [123_456, null, null] }],
  ["a lone price in dollars", { price: "$1,234.56" }, { USD: [123_456, null, null] }],
  ["a lone price in yen", { price: "¥6,500" }, { JPY: [650_000, null, null] }],
  ["a lone full price", { price: { full_price: "49,99 €", total_discount: PERCENT_20 } }, { EUR: [4999, 20, null] }],
  [
    "a lone new price",
    { price: { full_price: "49,99 €", total_discount: { amount_percentage: 20, new_price: "39,99€" } } },
    { EUR: [4999, 20, 3999] },
  ],
  ["a lone discounted price", { price: "$59", discounted_price: "$49.50" }, { USD: [5900, null, 4950] }],
  [
    "a lone new price beside amounts",
    { price: NUMBERS, discounted_price: "39 €" },
    { EUR: [4900, null, 3900], USD: [5999, null, null], JPY: [650_000, null, null] },
  ],
])("[CAT-02] %s as text is read, in the currency that it names", (_where, wire, expected) => {
  const read = normalisePrice(wire);
  if (!read.isOk) throw new Error(JSON.stringify(read.failure));
  const found = Object.entries(read.value.prices).map(([currency, price]) => [
    currency,
    [price.fullPriceMinor, price.salePercent, price.statedPriceMinor],
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test.each(["49", "ask us", "49 € or $59", "¥6.50"])("[CAT-02] the lone text %j is no price", (price) => {
  expect(normalisePrice({ price }).isOk).toBe(false);
});
