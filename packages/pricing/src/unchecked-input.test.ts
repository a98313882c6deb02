import { expect, test } from "vitest";
import type { CartInput, CartLineInput } from "./cart-input.ts";
import { createPricing } from "./create-pricing.ts";
import { payByGiftCards } from "./gift-cards.ts";
import type { CartRule } from "./pricing-terms.ts";
import { applyDiscount } from "./shop/apply-discount.ts";
import { extractVat, extractVatPerRate } from "./shop/extract-vat.ts";
import { SHOP_PRICING } from "./shop/preset.ts";
import { priceUnit } from "./shop/shelf.ts";
import { explainCart, priceCart, savingOfOneMore } from "./shop/shop-pricing.ts";
import { addTaxPerRate } from "./tax.ts";

/** What plain JavaScript can pass: the types would refuse it. */
const LINE: CartLineInput = { name: "a", quantity: 1, fullPriceMinor: 1000 };
function unchecked(line: object, cart: object = {}): CartInput {
  return {
    currency: "EUR",
    isLoggedIn: true,
    lines: [
      { ...LINE, ...line },
      { ...LINE, name: "b" },
    ],
    ...cart,
  } as never;
}
const NO_NUMBERS = [undefined, null, "2", {}] as const;
const NO_AMOUNTS = [Number.NaN, 0.5, -100, 400_000_000_001, 2 ** 53, Number.POSITIVE_INFINITY] as const;

test.each([...NO_NUMBERS, ...NO_AMOUNTS, 0, 1.5])(
  "a quantity of %o that nobody has checked has no total",
  (quantity) => {
    for (const price of [priceCart, explainCart, createPricing(SHOP_PRICING).priceCart]) {
      expect(() => price(unchecked({ quantity }))).toThrow(/parseCartInput/);
      expect(() => price(unchecked({ quantity }))).toThrow(RangeError);
    }
  },
);

test.each([Number.NaN, 0.5, 0, -1])(
  "a cart with a quantity of %d that nobody has checked saves nothing",
  (quantity) => {
    expect(() => savingOfOneMore(unchecked({ quantity }), "b")).toThrow(RangeError);
  },
);

test.each(["fullPriceMinor", "statedPriceMinor"])(
  "a %s that isn't an amount has no total, and no price on the shelf",
  (field) => {
    for (const price of [...NO_AMOUNTS, "1000"]) {
      const cart = unchecked({ [field]: price, quantity: 2 });
      expect(() => priceCart(cart)).toThrow(RangeError);
      expect(() => priceUnit({ ...LINE, [field]: price } as CartLineInput, cart)).toThrow(RangeError);
    }
  },
);

test.each<[what: string, line: object, cart?: object]>([
  ["without a full price", { fullPriceMinor: undefined }],
  ["with a sale of NaN", { salePercent: Number.NaN }],
  ["with a campaign of NaN", { campaigns: [{ id: "a", percent: Number.NaN }] }],
  ["with a campaign without a percentage", { campaigns: [{ id: "a" }] }],
  ["with a part of half a cent", { completion: { parts: [{ ...LINE, isOwned: true }, { fullPriceMinor: 0.5 }] } }],
  ["with an edu percentage of NaN", {}, { eduPercent: Number.NaN }],
  ["with a coupon of NaN", {}, { coupons: [{ code: "A", amountMinor: Number.NaN }] }],
  ["with a coupon of NaN percent", {}, { coupons: [{ code: "A", percent: Number.NaN }] }],
  ["in an unknown currency", {}, { currency: "constructor" }],
  ["that costs more than the largest amount", { fullPriceMinor: 400_000_000_000, quantity: 2 }],
])("a cart %s that nobody has checked has no total", (_what, line, cart) => {
  expect(() => priceCart(unchecked(line, cart))).toThrow(RangeError);
});

test.each([
  ["more than there is", 1100],
  ["half a yen", 50],
])("a rule of one's own that takes %s off a cart leaves no total", (_what, tooMuch) => {
  const apply: CartRule["apply"] = ({ lines }) => {
    for (const line of lines) line.totalMinor -= tooMuch;
  };
  const own: CartRule<"own"> = { kind: "perLine", name: "own", apply };
  const shop = createPricing({ ...SHOP_PRICING, rules: [own] });
  const parsed = shop.parseCartInput({ currency: "JPY", isLoggedIn: false, lines: [LINE] });
  expect(() => parsed.isOk && shop.priceCart(parsed.value)).toThrow(/total is .*parseCartInput/);
});

test.each(NO_AMOUNTS)("%d is paid by no gift card, pays nothing, and contains no VAT", (wrong) => {
  expect(() => payByGiftCards(wrong, [])).toThrow(RangeError);
  expect(() => payByGiftCards(5000, [{ code: "A", balanceMinor: wrong }])).toThrow(RangeError);
  expect(() => applyDiscount(wrong, 10, "EUR")).toThrow(RangeError);
  if (wrong === -100) return;
  expect(() => extractVat(wrong, 1900, "EUR")).toThrow(RangeError);
  expect(() => extractVatPerRate([{ grossMinor: wrong, rateBasisPoints: 1900 }], "EUR")).toThrow(RangeError);
  expect(() => addTaxPerRate([{ netMinor: wrong, rateBasisPoints: 1900 }])).toThrow(RangeError);
});

test.each([Number.NaN, -1, 0.5, 10_001])("%d is no rate of a tax", (rateBasisPoints) => {
  expect(() => extractVat(4999, rateBasisPoints, "EUR")).toThrow(/isn't a rate/);
  expect(() => addTaxPerRate([{ netMinor: 4999, rateBasisPoints }])).toThrow(/isn't a rate/);
});

test("a discount of NaN is none", () => {
  expect(() => applyDiscount(1000, Number.NaN, "EUR")).toThrow(RangeError);
});
