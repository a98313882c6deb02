import { expect, test } from "vitest";
import { isFree, type OrderableProduct, orderContentHash, priceOrder } from "./price-order.ts";

const plugin: OrderableProduct = {
  id: "00000000-0000-4000-8000-00000000000a",
  name: "Cab Room",
  type: "plugin",
  isForSale: true,
  fullPriceMinor: 9900,
  statedPriceMinor: null,
  salePercent: 35,
};
const pack: OrderableProduct = { ...plugin, id: "b", name: "faIR One", type: "samplepack", salePercent: null };
const about = { kind: "cart", provider: "test", landingUrl: "https://a/", backlinkUrl: "https://b/" };

test("[PAY-09] an order costs what the shop's own rule says, and its reasons are kept with each line", () => {
  const order = priceOrder([{ product: plugin, quantity: 2 }], "EUR", 1900);
  expect(order).toMatchObject({ totalRegularMinor: 19_800, totalMinor: 9900, vatMinor: 1581 });
  expect(order.lines[0]?.reasons).toEqual([
    { rule: "sale", percent: 35 },
    { rule: "loyalty", percent: 15 },
  ]);
});

test("net and VAT of each line add up to its total, and yen stay whole", () => {
  const items = [1, 2, 3, 4, 5].map((quantity) => ({ product: { ...pack, fullPriceMinor: 333_300 }, quantity }));
  for (const line of priceOrder(items, "JPY", 1900).lines) {
    expect(line.netMinor + line.vatMinor).toBe(line.totalMinor);
    expect(line.vatMinor % 100).toBe(0);
  }
});

test("the same content in another order of adding is the same order; another price, landing or currency is not", () => {
  const both = [
    { product: plugin, quantity: 1 },
    { product: pack, quantity: 1 },
  ];
  const hash = orderContentHash(priceOrder(both, "EUR", 1900), about);
  expect(orderContentHash(priceOrder([...both].reverse(), "EUR", 1900), about)).toBe(hash);
  const dearer = [
    { product: { ...plugin, fullPriceMinor: 9901 }, quantity: 1 },
    { product: pack, quantity: 1 },
  ];
  expect(orderContentHash(priceOrder(dearer, "EUR", 1900), about)).not.toBe(hash);
  expect(orderContentHash(priceOrder(both, "USD", 1900), about)).not.toBe(hash);
  expect(orderContentHash(priceOrder(both, "EUR", 1900), { ...about, landingUrl: "https://c/" })).not.toBe(hash);
});

test("a product is free when its price, or the price that the catalogue states for it, is zero", () => {
  expect(isFree({ fullPriceMinor: 0, statedPriceMinor: null })).toBe(true);
  expect(isFree({ fullPriceMinor: 4900, statedPriceMinor: 0 })).toBe(true);
  expect(isFree({ fullPriceMinor: 4900, statedPriceMinor: null })).toBe(false);
});
