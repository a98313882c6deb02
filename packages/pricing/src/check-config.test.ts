import { expect, test } from "vitest";
import type { Coupon } from "./cart-input.ts";
import { createPricing } from "./create-pricing.ts";
import { isoCurrency } from "./currency-terms.ts";
import type { PointsRule } from "./pricing-terms.ts";
import { fixedCoupon, multiBuy, sale } from "./rules/index.ts";
import { SHOP_PRICING } from "./shop/preset.ts";

const SHOP = { currencies: [isoCurrency("EUR")], rules: [sale, multiBuy], capPercent: 60, rounding: "halfUp" } as const;
const EURO = { code: "EUR", minorUnitsPerUnit: 100, stepMinor: 1 };

test.each<[what: string, changes: object, message: RegExp]>([
  ["no currency", { currencies: [] }, /at least one currency/],
  ["currencies that aren't a list", { currencies: "EUR" }, /at least one currency/],
  ["a currency that is nothing", { currencies: [null] }, /ISO 4217 code.*undefined/],
  ["a currency twice", { currencies: [EURO, EURO] }, /"EUR".*twice/],
  ["a currency in small letters", { currencies: [{ ...EURO, code: "eur" }] }, /ISO 4217 code.*eur/],
  ["a currency's sign instead of its code", { currencies: [{ ...EURO, code: "€" }] }, /ISO 4217 code/],
  ["a currency of four letters", { currencies: [{ ...EURO, code: "EURO" }] }, /ISO 4217 code/],
  ["a code that isn't a text", { currencies: [{ ...EURO, code: ["EUR"] }] }, /ISO 4217 code.*object/],
  ["a step of nothing", { currencies: [{ ...EURO, stepMinor: 0 }] }, /EUR needs.*100, 0/],
  ["a step as a text", { currencies: [{ ...EURO, stepMinor: "1" }] }, /EUR needs/],
  ["a step above the largest amount", { currencies: [{ ...EURO, stepMinor: 400_000_000_001 }] }, /EUR needs/],
  ["five minor units, which decimals can't say", { currencies: [{ ...EURO, minorUnitsPerUnit: 5 }] }, /EUR needs/],
  ["minor units as a text", { currencies: [{ ...EURO, minorUnitsPerUnit: "100" }] }, /EUR needs/],
  ["more minor units than there can be", { currencies: [{ ...EURO, minorUnitsPerUnit: 1e12 }] }, /EUR needs/],
  ["a format that isn't a function", { currencies: [{ ...EURO, format: "€" }] }, /format of EUR/],
  ["no list of rules", { rules: undefined }, /list of rules/],
  ["a rule that is nothing", { rules: [sale, undefined] }, /rules\[1\] isn't a rule/],
  ["a rule by its name", { rules: ["sale"] }, /rules\[0\] isn't a rule/],
  ["a rule of an unknown kind", { rules: [{ ...sale, kind: "perDay" }] }, /rules\[0\] isn't a rule/],
  ["a rule without its function", { rules: [{ kind: "perLine", name: "gift" }] }, /rules\[0\] isn't a rule/],
  ["a rule of points that applies to carts", { rules: [{ ...multiBuy, kind: "points" }] }, /rules\[0\] isn't a rule/],
  ["a rule without a name", { rules: [{ ...sale, name: undefined }] }, /rules\[0\] isn't a rule/],
  ["a rule twice", { rules: [sale, sale] }, /"sale".*twice/],
  ["an amount off lines before a percentage off units", { rules: [fixedCoupon, multiBuy] }, /must come before/],
  [
    "campaigns without the sale that they are compared with",
    { rules: SHOP_PRICING.rules.filter(({ name }) => name !== "sale") },
    /campaign needs sale/,
  ],
  ["a percentage over 100", { capPercent: 101 }, /capPercent.*101/],
  ["a percentage that is no number", { multiBuyPercent: Number.NaN }, /multiBuyPercent.*NaN/],
  ["a percentage as a text", { capPercent: "50" }, /capPercent.*50/],
  ["a percentage of null", { loyaltyPercent: null }, /loyaltyPercent.*null/],
  ["no cap", { capPercent: undefined }, /capPercent.*undefined/],
  ["an unknown rounding", { rounding: "halfDown" }, /halfUp, halfEven, down.*halfDown/],
  ["no rounding", { rounding: undefined }, /halfUp, halfEven, down.*undefined/],
  ["a locale that isn't a text", { locale: 1 }, /locale/],
  ["a misspelt setting", { loyaltyPrecent: 10 }, /no "loyaltyPrecent"/],
])("a configuration with %s is a mistake that is thrown", (_what, changes, message) => {
  const create = () => createPricing({ ...SHOP, ...changes });
  expect(create).toThrow(RangeError);
  expect(create).toThrow(message);
});

test.each([undefined, null, 5, "EUR", true, []])("a configuration of %j is a mistake that is thrown, too", (config) => {
  const create = () => createPricing(config as never);
  expect(create).toThrow(RangeError);
  expect(create).toThrow(/at least one currency/);
});

test("what the types of a configuration and of a coupon refuse is refused in plain JavaScript, too", () => {
  // @ts-expect-error There is no such rounding.
  expect(() => createPricing({ ...SHOP, rounding: "halfDown" })).toThrow(RangeError);
  // @ts-expect-error Points need a cap.
  expect(() => createPricing({ currencies: SHOP.currencies, rules: [sale], rounding: "halfUp" })).toThrow(RangeError);
  // @ts-expect-error The setting is called loyaltyPercent.
  expect(() => createPricing({ ...SHOP, loyaltyPrecent: 10 })).toThrow(RangeError);
  const shop = createPricing(SHOP);
  // @ts-expect-error The shop has no dollars.
  expect(() => shop.priceUnit({ fullPriceMinor: 100 }, { currency: "USD", isLoggedIn: false })).toThrow(RangeError);
  // @ts-expect-error A coupon has a percentage or an amount.
  const coupon: Coupon = { code: "A", percent: 10, amountMinor: 500 };
  const parsed = shop.parseCartInput({ currency: "EUR", isLoggedIn: false, lines: [], coupons: [coupon] });
  expect(parsed).toMatchObject({ failure: { code: "pricing.percentOrAmount" } });
});

test.each([Number.NaN, undefined, "5", Number.POSITIVE_INFINITY])(
  "points of %s of a rule are a mistake that is thrown with the rule's name when it is used",
  (points) => {
    const weather: PointsRule<"weather"> = { kind: "points", name: "weather", pointsOf: () => points as never };
    const shop = createPricing({ ...SHOP, rules: [sale, weather] });
    const lines = [{ name: "a", quantity: 1, fullPriceMinor: 1000 }];
    const parsed = shop.parseCartInput({ currency: "EUR", isLoggedIn: false, lines });
    expect(() => parsed.isOk && shop.priceCart(parsed.value)).toThrow(/rule weather/);
    expect(() => shop.priceUnit({ fullPriceMinor: 1000 }, { currency: "EUR", isLoggedIn: false })).toThrow(RangeError);
  },
);
