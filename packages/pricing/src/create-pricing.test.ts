import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { UncheckedCart } from "./cart-input.ts";
import { createPricing } from "./create-pricing.ts";
import { isoCurrency } from "./currency-terms.ts";
import type { Rounding } from "./rounding.ts";
import {
  buyXGetY,
  customerGroup,
  fixedCoupon,
  minimumSpend,
  multiBuy,
  percentCoupon,
  quantityTier,
  sale,
} from "./rules/index.ts";
import { parseMoney } from "./shop/parse-money.ts";
import { SHOP_PRICING } from "./shop/preset.ts";
import { explainCart } from "./shop/shop-pricing.ts";
import { RANDOM_CART } from "./testing/random-cart.ts";

const DEALER = {
  currencies: [isoCurrency("CHF", { stepMinor: 5 }), isoCurrency("KWD"), isoCurrency("JPY")],
  rules: [sale, customerGroup, quantityTier, multiBuy, buyXGetY, percentCoupon, minimumSpend, fixedCoupon],
  multiBuyPercent: 10,
  capPercent: 60,
  rounding: "halfUp",
} as const;
const pricing = createPricing(DEALER);

test("a stranger's shop prices a cart by its own rules and explains it", () => {
  const parsed = pricing.parseCartInput({
    currency: "KWD",
    isLoggedIn: true,
    groups: ["dealer"],
    lines: [
      { name: "a", quantity: 1, fullPriceMinor: 10_005, groupDiscounts: [{ group: "dealer", percent: 25 }] },
      { name: "b", quantity: 2, fullPriceMinor: 2500, salePercent: 10 },
    ],
  });
  const cart = parsed.isOk ? pricing.explainCart(parsed.value) : null;
  // 10.005 − 25 % = 7.50375, in thousandths 7.504; 2.500 − 10 % − 10 % = 2.025, twice.
  expect(cart?.lines.map(({ totalMinor, trail }) => [totalMinor, trail.map(({ rule }) => rule)])).toEqual([
    [7504, ["regular", "customerGroup", "points"]],
    [4050, ["regular", "sale", "points", "multiBuy"]],
  ]);
  expect(pricing.formatPrice(cart?.totalMinor ?? 0, "KWD")).toBe("KWD\u00a011.554");
});

test.each([
  ["CHF", 1295, "CHF\u00a012.95"],
  ["KWD", 1500, "KWD\u00a01.500"],
  ["JPY", 6500, "¥6,500"],
] as const)("ISO's decimals are those of Intl: %s", (currency, amountMinor, text) => {
  expect(pricing.formatPrice(amountMinor, currency)).toBe(text);
  expect(pricing.parsePrice(text, currency)).toEqual({ isOk: true, value: amountMinor });
});

test("a dash instead of decimals means that the other digits are grouped", () => {
  expect(pricing.parsePrice("1.500,-", "KWD")).toEqual({ isOk: true, value: 1_500_000 });
  expect(pricing.parsePrice("1.500", "KWD")).toEqual({ isOk: true, value: 1500 });
});

test("a price that the smallest coin can't pay is none", () => {
  expect(pricing.parsePrice("12.97", "CHF")).toMatchObject({ isOk: false, failure: { code: "pricing.notAPrice" } });
  const lines = [{ name: "a", quantity: 1, fullPriceMinor: 1297 }];
  expect(pricing.parseCartInput({ currency: "CHF", isLoggedIn: false, lines })).toMatchObject({
    failure: { code: "pricing.notWholeSteps", params: { field: "lines[0].fullPriceMinor" } },
  });
});

test("a currency that a shop doesn't have is refused by the types and when it runs", () => {
  // @ts-expect-error The shop has no dollars.
  expect(() => pricing.formatPrice(100, "USD")).toThrow(RangeError);
  // @ts-expect-error Nor can a text be read in them.
  expect(pricing.parsePrice("1", "USD")).toMatchObject({ failure: { code: "pricing.unknownCurrency" } });
  expect(pricing.parseCartInput({ currency: "USD", isLoggedIn: false, lines: [] })).toMatchObject({
    failure: { code: "pricing.unknownCurrency" },
  });
  expect(pricing.isCurrency("CHF")).toBe(true);
  expect(pricing.isCurrency("USD")).toBe(false);
  expect(() => isoCurrency("XXQ")).toThrow(/isn't a currency/);
});

test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY, 2 ** 53, 400_000_000_001, -400_000_000_001])(
  "%d is no amount that can be written",
  (amount) => {
    expect(() => pricing.formatPrice(amount, "CHF")).toThrow(RangeError);
  },
);

test("minus nothing is written as nothing, and an amount that no coins pay as it is", () => {
  expect(pricing.formatPrice(-0, "CHF")).toBe("CHF\u00a00.00");
  expect(pricing.formatPrice(1297, "CHF")).toBe("CHF\u00a012.97");
});

test.each([
  ["CHF", 2],
  ["KWD", 3],
  ["JPY", 0],
] as const)("every digit of an amount of %s is written", (currency, decimals) => {
  fc.assert(
    fc.property(fc.integer({ min: -400_000_000_000, max: 400_000_000_000 }), (amount) => {
      const written = pricing.formatPrice(amount, currency);
      const [, fraction = ""] = written.split(".");
      expect(fraction).toHaveLength(decimals);
      expect(BigInt(written.replace(/[^\d-]/g, ""))).toBe(BigInt(amount));
    }),
    { seed: 11, numRuns: 2000, examples: [[399_999_999_999], [-400_000_000_000], [-1], [0]] },
  );
});

test("a price that isn't a text is none", () => {
  for (const value of [4999.5, 4999, null, undefined, { replace: 1 }]) {
    const failure = { code: "pricing.notAPrice" };
    expect(pricing.parsePrice(value as never, "CHF")).toMatchObject({ isOk: false, failure });
    expect(parseMoney(value as never, "EUR")).toMatchObject({ isOk: false, failure });
  }
});

test("an offer that gives a whole line leaves no step without units, and multi-buy after it leaves one unit at its price", () => {
  const shop = createPricing({ ...DEALER, rules: [buyXGetY, multiBuy, percentCoupon], multiBuyPercent: 50 });
  const parsed = shop.parseCartInput({
    currency: "JPY",
    isLoggedIn: false,
    lines: [
      { name: "a", quantity: 2, fullPriceMinor: 1000 },
      { name: "b", quantity: 1, fullPriceMinor: 400 },
    ],
    offers: [
      { kind: "buyXGetY", id: "1", buyQuantity: 1, buyNames: ["b"], getQuantity: 2, getNames: ["a"], percent: 50 },
    ],
    coupons: [{ code: "TEN", percent: 10 }],
  });
  const cart = parsed.isOk ? shop.explainCart(parsed.value) : null;
  // 500 for one a, 250 for the other and 200 for b; then 10 % off each.
  expect(cart?.totalMinor).toBe(450 + 225 + 180);
  expect(cart?.lines[0]?.trail.map(({ rule, units }) => [rule, units])).toEqual([
    ["regular", 2],
    ["buyXGetY", 2],
    ["multiBuy", 1],
    ["percentCoupon", 1],
    ["percentCoupon", 1],
  ]);
});

test("the shop's own configuration gives the shop's own prices", () => {
  const same = createPricing(SHOP_PRICING);
  fc.assert(
    fc.property(RANDOM_CART, (cart) => {
      expect(same.explainCart(cart)).toEqual(explainCart(cart));
    }),
    { seed: 3, numRuns: 200 },
  );
});

test("a shelf shows a campaign only if its budget covers a unit, as the cart charges it", () => {
  const shop = createPricing(SHOP_PRICING);
  const shopper = { currency: "EUR", isLoggedIn: false } as const;
  for (const [budgetMinor, priceMinor] of [
    [200, 800],
    [199, 1000],
  ] as const) {
    const unit = { fullPriceMinor: 1000, campaigns: [{ id: "spring", percent: 20, budgetMinor }] };
    const parsed = shop.parseCartInput({ ...shopper, lines: [{ ...unit, name: "a", quantity: 1 }] });
    expect(shop.priceUnit(unit, shopper)).toBe(priceMinor);
    expect(parsed.isOk && shop.priceCart(parsed.value).totalMinor).toBe(priceMinor);
    expect(shop.unitPercent(unit, shopper)).toBe(priceMinor === 800 ? 20 : 0);
    expect(shop.saleOf(unit, shopper).percent).toBe(priceMinor === 800 ? 20 : 0);
  }
});

test.each<Rounding>(["halfUp", "halfEven", "down"])(
  "with every rule, rounded %s, lines are never below zero, add up, and their trails end at them",
  (rounding) => {
    const every = createPricing({
      ...SHOP_PRICING,
      rules: [...SHOP_PRICING.rules.slice(0, 5), ...DEALER.rules.slice(1)],
      rounding,
    });
    // Doubles of fast-check are nearly all so close to 0 that they take nothing off.
    const percent = fc.integer({ min: -1000, max: 13_000 }).map((hundredths) => hundredths / 100);
    const offer = fc.oneof(
      fc.record({ kind: fc.constant("minimumSpend" as const), minimumMinor: fc.nat(50_000), percent }),
      fc.record({
        kind: fc.constant("minimumSpend" as const),
        minimumMinor: fc.nat(50_000),
        amountMinor: fc.nat(90_000),
      }),
      fc.record({
        kind: fc.constant("buyXGetY" as const),
        buyQuantity: fc.integer({ min: 1, max: 3 }),
        buyNames: fc.option(fc.subarray(["alpha", "beta", "gamma"])),
        getQuantity: fc.integer({ min: 1, max: 3 }),
        getNames: fc.option(fc.subarray(["alpha", "beta", "delta"])),
        percent,
      }),
    );
    const extras = fc.record({
      offers: fc.array(offer, { maxLength: 3 }),
      priority: fc.nat(2),
      isExclusive: fc.boolean(),
      budgetMinor: fc.option(fc.nat(20_000)),
    });
    fc.assert(
      fc.property(RANDOM_CART, extras, (cart, { offers, ...terms }) => {
        const given: UncheckedCart = {
          ...cart,
          coupons: (cart.coupons ?? []).map((coupon, index) => (index === 0 ? { ...coupon, ...terms } : coupon)),
          offers: offers.map((one, index) => ({
            ...one,
            id: `${index}`,
            budgetMinor: index === 1 ? terms.budgetMinor : null,
          })),
        };
        const parsed = every.parseCartInput(given);
        expect(parsed).toMatchObject({ isOk: true });
        if (!parsed.isOk) return;
        const priced = every.explainCart(parsed.value);
        expect(every.priceCart(parsed.value).totalMinor).toBe(priced.totalMinor);
        for (const line of priced.lines) {
          expect(line.totalMinor).toBeGreaterThanOrEqual(0);
          expect(line.trail.every(({ units }) => units > 0)).toBe(true);
          expect(line.subtotalMinor - line.multiBuyMinor - line.offerMinor - line.couponMinor).toBe(line.totalMinor);
          const off = line.trail.filter(({ rule }) => ["multiBuy", "buyXGetY", "percentCoupon"].includes(rule));
          const shares = line.trail.filter(({ rule }) => ["minimumSpend", "fixedCoupon"].includes(rule));
          const sum = off.reduce((total, { amountMinor, units }) => total + amountMinor * units, 0);
          const shared = shares.reduce((total, { amountMinor }) => total + amountMinor, 0);
          expect(line.subtotalMinor - sum - shared).toBe(line.totalMinor);
        }
        const listed = [...priced.coupons, ...priced.offers].reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(priced.subtotalMinor - priced.multiBuyMinor - listed).toBe(priced.totalMinor);
      }),
      { seed: 5, numRuns: 1500 },
    );
  },
);
