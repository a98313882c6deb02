import { expect, test } from "vitest";
import { type CouponRefusal, judgeCoupon, judgeCoupons } from "./judge-coupon.ts";
import type { FactCoupon } from "./price-facts.ts";

const NOW_MS = 1_000_000;
const PACK = { name: "faIR Jazz Box", type: "samplepack" as const };
const PLUGIN = { name: "faAlign", type: "plugin" as const };

function buildCoupon(values: Partial<FactCoupon> = {}): FactCoupon {
  return {
    code: "SUMMER",
    percent: 10,
    amountMinor: null,
    minimumMinor: null,
    hasMinimum: false,
    isCombinable: false,
    maxUses: null,
    maxUsesPerUser: null,
    uses: 0,
    heldByUser: 0,
    usedByUser: 0,
    startsAtMs: null,
    endsAtMs: null,
    productNames: [],
    productTypes: [],
    ...values,
  };
}

test.each<[string, Partial<FactCoupon>, CouponRefusal | null]>([
  ["one without any condition", {}, null],
  ["which somebody else was granted", { isForOther: true, endsAtMs: 0 }, "cart.couponUnknown"],
  ["a moment before its start", { startsAtMs: NOW_MS + 1 }, "cart.couponNotYet"],
  ["at its start", { startsAtMs: NOW_MS }, null],
  ["a moment before its end", { endsAtMs: NOW_MS + 1 }, null],
  ["at its end", { endsAtMs: NOW_MS }, "cart.couponExpired"],
  ["with a use left", { maxUses: 3, uses: 2 }, null],
  ["with no use left", { maxUses: 3, uses: 3 }, "cart.couponUsedUp"],
  ["whose last use the shopper's own waiting order has reserved", { maxUses: 3, uses: 3, heldByUser: 1 }, null],
  ["which the account may use once more", { maxUsesPerUser: 2, usedByUser: 1 }, null],
  ["which the account has used", { maxUsesPerUser: 1, usedByUser: 1 }, "cart.couponUsedBefore"],
  ["which the account's waiting order has reserved", { maxUsesPerUser: 1, uses: 1, heldByUser: 1 }, null],
  ["of an amount in this currency", { percent: null, amountMinor: 500 }, null],
  ["of an amount in other currencies", { percent: null, amountMinor: null }, "cart.couponNotForCurrency"],
  ["whose minimum the cart comes to", { hasMinimum: true, minimumMinor: 5000 }, null],
  ["whose minimum the cart is a cent below", { hasMinimum: true, minimumMinor: 5001 }, "cart.couponBelowMinimum"],
  ["with a minimum in other currencies", { hasMinimum: true, minimumMinor: null }, "cart.couponNotForCurrency"],
  ["for a product of the cart", { productNames: [PACK.name] }, null],
  ["for a type of the cart", { productTypes: ["samplepack"] }, null],
  ["for another product", { productNames: ["faGainTrim"] }, "cart.couponNotForCart"],
  ["for another type", { productTypes: ["bundle"] }, "cart.couponNotForCart"],
  ["for one of either", { productNames: ["faGainTrim"], productTypes: ["plugin"] }, null],
])("[PRICE-09] a coupon %s counts, or it is said why not", (_what, values, expected) => {
  const cart = { products: [PACK, PLUGIN], spentMinor: 5000, nowMs: NOW_MS };
  expect(judgeCoupon(buildCoupon(values), cart)).toBe(expected);
});

test("[PRICE-09] on an empty cart a coupon for everything waits, one for some products has nothing to be for", () => {
  const empty = { products: [], spentMinor: 0, nowMs: NOW_MS };
  expect(judgeCoupon(buildCoupon(), empty)).toBeNull();
  expect(judgeCoupon(buildCoupon({ productTypes: ["plugin"] }), empty)).toBe("cart.couponNotForCart");
});

test.each<[string, FactCoupon[], Array<CouponRefusal | null>]>([
  [
    "both allow it",
    [buildCoupon({ code: "A", isCombinable: true }), buildCoupon({ code: "B", isCombinable: true })],
    [null, null],
  ],
  [
    "the second doesn't",
    [buildCoupon({ code: "A", isCombinable: true }), buildCoupon({ code: "B" })],
    [null, "cart.couponStandsAlone"],
  ],
  [
    "the first doesn't",
    [buildCoupon({ code: "A" }), buildCoupon({ code: "B", isCombinable: true })],
    [null, "cart.couponStandsAlone"],
  ],
  [
    "the first has ended",
    [buildCoupon({ code: "A", endsAtMs: 0 }), buildCoupon({ code: "B" })],
    ["cart.couponExpired", null],
  ],
  [
    "the second is alone among combinable ones",
    ["A", "B", "C"].map((code) => buildCoupon({ code, isCombinable: code !== "B" })),
    [null, "cart.couponStandsAlone", null],
  ],
])("[PRICE-09] several coupons can be combined only where each allows it: %s", (_what, coupons, expected) => {
  const codes = coupons.map(({ code }) => code);
  const judged = judgeCoupons(codes, coupons, { products: [PACK], spentMinor: 5000, nowMs: NOW_MS });
  expect(judged).toEqual(codes.map((code, index) => ({ code, refusal: expected[index] })));
});

test("[PRICE-09] a code that nobody gave out is unknown", () => {
  expect(judgeCoupons(["NOPE"], [buildCoupon()], { products: [PACK], spentMinor: 5000, nowMs: NOW_MS })).toEqual([
    { code: "NOPE", refusal: "cart.couponUnknown" },
  ]);
});
