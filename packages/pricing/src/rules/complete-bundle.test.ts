import { expect, test } from "vitest";
import type { CartLineInput } from "../cart-input.ts";
import { completionPriceMinor } from "../shop/shelf.ts";
import { explainedCart, pricedCart } from "../testing/priced-cart.ts";

const PARTS = [
  { name: "faMicAlign", fullPriceMinor: 7900, isOwned: false },
  { name: "faPhaseScope", fullPriceMinor: 4900, isOwned: false },
  { name: "faIR Modern Rock", fullPriceMinor: 1900, isOwned: false },
];
const BUNDLE_MINOR = 9900;

function owning(...names: string[]): CartLineInput {
  const parts = PARTS.map((part) => ({ ...part, isOwned: names.includes(part.name) }));
  return { name: "Bundle", quantity: 1, fullPriceMinor: BUNDLE_MINOR, salePercent: null, completion: { parts } };
}

// The parts cost 147.00 apart, the bundle 99.00: 67.35 % of that.
test.each([
  ["nothing", [], null],
  ["one part", ["faMicAlign"], 3300 + 1280],
  ["another part", ["faIR Modern Rock"], 5320 + 3300],
  ["all but one", ["faMicAlign", "faPhaseScope"], 1280],
  ["everything", PARTS.map((part) => part.name), null],
])("an owner of %s of a bundle pays for each missing part at the bundle's percentage", (_what, owned, priceMinor) => {
  expect(completionPriceMinor(owning(...owned), BUNDLE_MINOR, "EUR")).toBe(priceMinor);
});

test("parts that cost nothing apart have no percentage: the bundle costs what it costs", () => {
  const parts = PARTS.map((part, index) => ({ ...part, fullPriceMinor: 0, isOwned: index === 0 }));
  expect(completionPriceMinor({ ...owning(), completion: { parts } }, BUNDLE_MINOR, "EUR")).toBeNull();
});

test("rounding each part up never makes the missing ones dearer than the bundle", () => {
  const parts = [
    { name: "a", fullPriceMinor: 1, isOwned: false },
    { name: "b", fullPriceMinor: 1, isOwned: false },
    { name: "gift", fullPriceMinor: 0, isOwned: true },
  ];
  const line = { fullPriceMinor: 1, salePercent: null, completion: { parts } };
  expect(completionPriceMinor(line, 1, "EUR")).toBe(1);
});

test("yen are whole, part by part", () => {
  const parts = PARTS.map((part, index) => ({
    ...part,
    fullPriceMinor: part.fullPriceMinor * 100,
    isOwned: index === 0,
  }));
  const priceMinor = completionPriceMinor(
    { completion: { parts }, fullPriceMinor: 0, salePercent: null },
    990_000,
    "JPY",
  );
  expect(priceMinor).toBe(330_000 + 128_000);
});

test("points come off what is missing, and the trail says what the bundle cost before", () => {
  const { lines, totalMinor } = explainedCart({ currency: "EUR", isLoggedIn: true, lines: [owning("faMicAlign")] });
  expect(totalMinor).toBe(3893);
  expect(lines[0]?.trail.map((step) => [step.rule, step.baseMinor, step.resultMinor])).toEqual([
    ["regular", 9900, 9900],
    ["completion", 9900, 4580],
    ["loyalty", 4580, 4580],
    ["points", 4580, 3893],
  ]);
});

test("a second bundle is a whole one, and as the dearest unit it pays in full", () => {
  const cart = pricedCart({ currency: "EUR", isLoggedIn: false, lines: [{ ...owning("faMicAlign"), quantity: 2 }] });
  expect(cart.lines[0]).toMatchObject({
    unitPriceMinor: 4580,
    subtotalMinor: 14_480,
    multiBuyMinor: 687,
    totalMinor: 13_793,
  });
});

test("a bundle's percentage is calculated from its stated price", () => {
  const line = { ...owning("faMicAlign"), statedPriceMinor: 7350 };
  expect(pricedCart({ currency: "EUR", isLoggedIn: true, lines: [line] }).totalMinor).toBe(2450 + 950);
});

test("[PRICE-10] the trail says which units are the first and the further ones", () => {
  const { lines } = explainedCart({
    currency: "EUR",
    isLoggedIn: false,
    lines: [{ ...owning("faMicAlign"), quantity: 3 }],
    coupons: [{ code: "TEN", percent: 10, productNames: null }],
  });
  expect(lines[0]?.trail.map((step) => [step.rule, step.units, step.firstUnit, step.resultMinor])).toEqual([
    ["regular", 1, 1, 9900],
    ["completion", 1, 1, 4580],
    ["regular", 2, 2, 9900],
    ["multiBuy", 1, 1, 3893],
    ["multiBuy", 1, 3, 8415],
    ["percentCoupon", 1, 1, 3504],
    ["percentCoupon", 1, 2, 8910],
    ["percentCoupon", 1, 3, 7574],
  ]);
});

test.each([
  ["nothing is owned", []],
  ["everything is owned", PARTS.map((part) => part.name)],
])("several bundles of which %s have one trail: their units cost the same", (_what, owned) => {
  const line = { ...owning(...owned), quantity: 2 };
  const { lines } = explainedCart({ currency: "EUR", isLoggedIn: false, lines: [line] });
  expect(lines[0]?.trail.map((step) => [step.rule, step.units, step.firstUnit])).toEqual([
    ["regular", 2, null],
    ["multiBuy", 1, null],
  ]);
});
