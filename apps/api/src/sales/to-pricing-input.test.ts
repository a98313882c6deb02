import { explainCart, NO_CUSTOMER_FACTS } from "@shop/pricing";
import { expect, test } from "vitest";
import { NO_PRICE_FACTS, type TimedCampaign } from "./price-facts.ts";
import { type PricingItem, type PricingSource, toPricingInput } from "./to-pricing-input.ts";

function buildItem(values: Partial<PricingItem> = {}): PricingItem {
  const prices = { fullPriceMinor: 4900, statedPriceMinor: null, salePercent: null };
  return { productId: "1", name: "faAlign", type: "plugin", quantity: 1, ...prices, ...values };
}

function buildCampaign(values: Partial<TimedCampaign> = {}): TimedCampaign {
  return {
    id: "week",
    title: "A week",
    percent: 20,
    loyaltyPercent: null,
    productNames: [],
    productTypes: [],
    startsAtMs: 0,
    endsAtMs: 1,
    ...values,
  };
}

function buildSource(values: Partial<PricingSource> = {}): PricingSource {
  const nobody = { currency: "EUR" as const, isLoggedIn: false, shopper: NO_CUSTOMER_FACTS, nowMs: 0 };
  return { ...nobody, items: [buildItem()], codes: [], facts: NO_PRICE_FACTS, ...values };
}

test("a visitor's plain cart is its lines alone, without a field that says nothing", () => {
  expect(toPricingInput(buildSource())).toEqual({
    input: {
      currency: "EUR",
      isLoggedIn: false,
      lines: [{ name: "faAlign", quantity: 1, fullPriceMinor: 4900, salePercent: null }],
      coupons: [],
    },
    coupons: [],
  });
});

test.each([
  ["everything", {}, ["faAlign", "Jazz"]],
  ["a name", { productNames: ["Jazz"] }, ["Jazz"]],
  ["a type", { productTypes: ["plugin" as const] }, ["faAlign"]],
  ["either", { productNames: ["Jazz"], productTypes: ["plugin" as const] }, ["faAlign", "Jazz"]],
  ["another name", { productNames: ["faDelay"] }, []],
])("[PRICE-05] a campaign for %s is on the lines that it means", (_what, choice, expected) => {
  const items = [buildItem(), buildItem({ productId: "2", name: "Jazz", type: "samplepack" })];
  const facts = { ...NO_PRICE_FACTS, campaigns: [buildCampaign(choice)] };
  const { input } = toPricingInput(buildSource({ items, facts }));
  expect(input.lines.filter(({ campaigns }) => campaigns?.length === 1).map(({ name }) => name)).toEqual(expected);
});

test("[PRICE-05] a campaign's loyaltyDiscount takes the place of sale and loyalty together", () => {
  const items = [buildItem({ salePercent: 10 })];
  const facts = { ...NO_PRICE_FACTS, campaigns: [buildCampaign({ percent: 20, loyaltyPercent: 40 })] };
  const priceOf = (isLoggedIn: boolean) => explainCart(toPricingInput(buildSource({ items, facts, isLoggedIn })).input);
  expect([priceOf(false).totalMinor, priceOf(true).totalMinor]).toEqual([3920, 2940]);
});

test("a bundle is priced with its parts, owned or not; anything else has none", () => {
  const part = (name: string, isOwned: boolean) => ({
    bundleId: "1",
    productId: name,
    name,
    fullPriceMinor: 100,
    isOwned,
  });
  const inputOf = (...parts: Array<ReturnType<typeof part>>) =>
    toPricingInput(buildSource({ facts: { ...NO_PRICE_FACTS, parts } })).input.lines[0]?.completion;
  expect(inputOf()).toBeUndefined();
  expect(inputOf(part("A", false))).toEqual({ parts: [{ name: "A", fullPriceMinor: 100, isOwned: false }] });
  expect(inputOf(part("A", true), part("B", false))).toEqual({
    parts: [
      { name: "A", fullPriceMinor: 100, isOwned: true },
      { name: "B", fullPriceMinor: 100, isOwned: false },
    ],
  });
});

test("[PRICE-09] a coupon for a type is one for the cart's products of it, and one that doesn't count isn't priced", () => {
  const coupon = {
    ...{
      code: "TYPES",
      percent: 10,
      amountMinor: null,
      minimumMinor: null,
      hasMinimum: false,
      isCombinable: false,
      maxUses: null,
      maxUsesPerUser: null,
    },
    ...{ uses: 0, heldByUser: 0, usedByUser: 0, startsAtMs: null, endsAtMs: null },
    productNames: ["faDelay"],
    productTypes: ["plugin" as const],
  };
  const facts = { ...NO_PRICE_FACTS, coupons: [coupon, { ...coupon, code: "OVER", endsAtMs: 0 }] };
  const { input, coupons } = toPricingInput(buildSource({ codes: ["OVER", "TYPES"], facts }));
  expect(input.coupons).toEqual([{ code: "TYPES", percent: 10, productNames: ["faDelay", "faAlign"] }]);
  expect(coupons).toEqual([
    { code: "OVER", refusal: "cart.couponExpired" },
    { code: "TYPES", refusal: null },
  ]);
});
