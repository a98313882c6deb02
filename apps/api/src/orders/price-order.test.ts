import { toCartInput, type UncheckedCart } from "@shop/pricing";
import { expect, test } from "vitest";
import type { OrderableProduct } from "../catalogue/index.ts";
import { isFree } from "../sales/is-free.ts";
import type { TaxTreatment } from "../vat/tax-treatment.ts";
import { orderContentHash, priceOrder, type QuantityOfOrderable } from "./price-order.ts";

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

const TAX: TaxTreatment = {
  ...{ country: "DE", rateBasisPoints: 1900, isReverseCharge: false },
  ...{ company: null, vatId: null, vatIdCheck: null },
};

/** Priced as for a logged-in customer; pass only the input that matters. */
function price(items: readonly QuantityOfOrderable[], values: Partial<UncheckedCart> = {}, tax = TAX) {
  const lines = items.map(({ product, quantity }) => ({ ...product, quantity }));
  const input = toCartInput({ currency: "EUR", isLoggedIn: true, lines, ...values });
  return priceOrder({ input, items, ownedPartIds: new Map([[plugin.id, ["part-1"]]]), tax });
}

test("[PAY-09] [PRICE-10] an order costs what the shop's own rule says, and its trail is kept with each line", () => {
  const coupons = [{ code: "TEN", percent: 10 }];
  const order = price([{ product: plugin, quantity: 2 }], { coupons });
  expect(order).toMatchObject({ totalRegularMinor: 19_800, subtotalMinor: 9900, multiBuyMinor: 742, totalMinor: 8242 });
  expect(order.coupons).toEqual([{ code: "TEN", amountMinor: 916 }]);
  expect(order.lines).toEqual([
    expect.objectContaining({ subtotalMinor: 9900, multiBuyMinor: 742, couponMinor: 916, totalMinor: 8242 }),
  ]);
  const rules = order.lines[0]?.trail.map(({ rule }) => rule);
  expect(rules).toEqual(["regular", "sale", "loyalty", "points", "multiBuy", "percentCoupon", "percentCoupon"]);
});

test("[LAW-07] under reverse charge every line and the total are net", () => {
  const order = price([{ product: plugin, quantity: 1 }], {}, { ...TAX, country: "FR", isReverseCharge: true });
  expect(order).toMatchObject({ subtotalMinor: 4950, totalMinor: 4160, vatMinor: 0 });
  expect(order.lines).toMatchObject([{ totalMinor: 4160, netMinor: 4160, vatMinor: 0, rateBasisPoints: 0 }]);
});

test("a coupon that finds nothing to take off isn't one of the order's", () => {
  const coupons = [{ code: "OTHER", percent: 10, productNames: ["something else"] }];
  expect(price([{ product: plugin, quantity: 1 }], { coupons }).coupons).toEqual([]);
});

test("a bundle that is completed names what is owned; one that isn't names nothing", () => {
  const parts = (isOwned: boolean) => [
    { name: "a", fullPriceMinor: 5000, isOwned: true },
    { name: "b", fullPriceMinor: 5000, isOwned },
  ];
  const line = { ...plugin, quantity: 1 };
  const ownedOf = (isOwned: boolean) =>
    price([{ product: plugin, quantity: 1 }], {
      lines: [{ ...line, completion: { parts: parts(isOwned) } }],
    }).lines.map(({ ownedPartIds }) => ownedPartIds);
  expect(ownedOf(false)).toEqual([["part-1"]]);
  expect(ownedOf(true)).toEqual([[]]);
});

test("a bundle that is paid for whole, for its parts have no price of their own, is given whole though one is owned", () => {
  const parts = [true, false].map((isOwned, index) => ({ name: `${index}`, fullPriceMinor: 0, isOwned }));
  const order = price([{ product: plugin, quantity: 1 }], {
    lines: [{ ...plugin, quantity: 1, completion: { parts } }],
  });
  expect(order.lines).toMatchObject([{ totalMinor: 4950, ownedPartIds: [] }]);
});

test("net and VAT of each line add up to its total, and yen stay whole", () => {
  const items = [1, 2, 3, 4, 5].map((quantity) => ({
    product: { ...pack, name: `faIR ${quantity}`, fullPriceMinor: 333_300 },
    quantity,
  }));
  for (const line of price(items, { currency: "JPY" }).lines) {
    expect(line.netMinor + line.vatMinor).toBe(line.totalMinor);
    expect(line.vatMinor % 100).toBe(0);
  }
});

test("the same content in another order of adding is the same order; another price, landing, currency or country is not", () => {
  const both = [
    { product: plugin, quantity: 1 },
    { product: pack, quantity: 1 },
  ];
  const hash = orderContentHash(price(both), about);
  expect(orderContentHash(price([...both].reverse()), about)).toBe(hash);
  const dearer = [
    { product: { ...plugin, fullPriceMinor: 9901 }, quantity: 1 },
    { product: pack, quantity: 1 },
  ];
  expect(orderContentHash(price(dearer), about)).not.toBe(hash);
  expect(orderContentHash(price(both, { currency: "USD" }), about)).not.toBe(hash);
  expect(orderContentHash(price(both, {}, { ...TAX, country: "AT" }), about)).not.toBe(hash);
  expect(orderContentHash(price(both, {}, { ...TAX, company: "Studio" }), about)).not.toBe(hash);
  expect(orderContentHash(price(both), { ...about, landingUrl: "https://c/" })).not.toBe(hash);
});

test("a product is free when its price, or the price that the catalogue states for it, is zero", () => {
  expect(isFree({ fullPriceMinor: 0, statedPriceMinor: null })).toBe(true);
  expect(isFree({ fullPriceMinor: 4900, statedPriceMinor: 0 })).toBe(true);
  expect(isFree({ fullPriceMinor: 4900, statedPriceMinor: null })).toBe(false);
});
