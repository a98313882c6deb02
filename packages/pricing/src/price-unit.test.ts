import { expect, test } from "vitest";
import type { Campaign, Shopper, UnitInput } from "./cart-input.ts";
import type { PriceStep } from "./price-step.ts";
import { priceUnit } from "./shop/shelf.ts";

const VISITOR: Shopper = { currency: "EUR", isLoggedIn: false };
const CUSTOMER: Shopper = { currency: "EUR", isLoggedIn: true };
const FRIDAY: Campaign = { id: "friday", percent: 20, loyaltyPercent: 35, title: "Friday" };
const DOUBLED: Campaign = { id: "doubled", percent: 35, loyaltyPercent: 50 };
const PROMOTION: Campaign = { id: "promotion", percent: 25, loyaltyPercent: null };

function buildUnit(given: Partial<UnitInput> = {}): UnitInput {
  return { fullPriceMinor: 10_000, salePercent: null, ...given };
}

/** The price, and the points that each rule gave, as `sale 35`. */
function priced(unit: UnitInput, shopper: Shopper): [number, string[]] {
  const trail: PriceStep[] = [];
  const priceMinor = priceUnit(unit, shopper, trail);
  return [priceMinor, trail.filter((step) => step.percent !== null).map((step) => `${step.rule} ${step.percent}`)];
}

test.each<[string, Partial<UnitInput>, Shopper, number, string[]]>([
  ["nobody's discount", {}, VISITOR, 10_000, []],
  ["a sale", { salePercent: 35 }, VISITOR, 6500, ["sale 35", "points 35"]],
  ["[PRICE-05] a customer's loyalty", {}, CUSTOMER, 8500, ["loyalty 15", "points 15"]],
  ["[PRICE-05] both, as added points", { salePercent: 35 }, CUSTOMER, 5000, ["sale 35", "loyalty 15", "points 50"]],
  [
    "[PRICE-04] points over the cap",
    { salePercent: 40 },
    CUSTOMER,
    5000,
    ["sale 40", "loyalty 15", "cap 50", "points 50"],
  ],
  ["[PRICE-04] a sale over the cap", { salePercent: 80 }, VISITOR, 5000, ["sale 80", "cap 50", "points 50"]],
  ["a campaign, for a visitor", { campaigns: [FRIDAY] }, VISITOR, 8000, ["campaign 20", "points 20"]],
  [
    "[PRICE-05] a campaign's loyalty in the place of sale and loyalty",
    { campaigns: [FRIDAY] },
    CUSTOMER,
    6500,
    ["campaign 35", "points 35"],
  ],
  [
    "[PRICE-05] a sales window of 35 with 50 for customers",
    { salePercent: 10, campaigns: [DOUBLED] },
    CUSTOMER,
    5000,
    ["campaign 50", "points 50"],
  ],
  [
    "a campaign without loyalty of its own",
    { campaigns: [PROMOTION] },
    CUSTOMER,
    6000,
    ["campaign 25", "loyalty 15", "points 40"],
  ],
  [
    "the product's own sale, if it gives more than the campaign",
    { salePercent: 40, campaigns: [FRIDAY] },
    VISITOR,
    6000,
    ["sale 40", "points 40"],
  ],
  [
    "the product's own sale, if it gives a customer as much",
    { salePercent: 20, campaigns: [FRIDAY] },
    CUSTOMER,
    6500,
    ["sale 20", "loyalty 15", "points 35"],
  ],
  ["the better of two campaigns", { campaigns: [FRIDAY, PROMOTION] }, VISITOR, 7500, ["campaign 25", "points 25"]],
  [
    "[PRICE-06] a first purchase, which adds like loyalty",
    {},
    { ...CUSTOMER, hasFirstPurchase: true },
    8000,
    ["loyalty 15", "firstPurchase 5", "points 20"],
  ],
  ["a first purchase of somebody who isn't logged in", {}, { ...VISITOR, hasFirstPurchase: true }, 10_000, []],
  [
    "[PRICE-08] an edu grant, which adds as points do",
    { salePercent: 10 },
    { ...CUSTOMER, eduPercent: 20 },
    5500,
    ["sale 10", "loyalty 15", "edu 20", "points 45"],
  ],
  ["an edu grant of somebody who isn't logged in", {}, { ...VISITOR, eduPercent: 20 }, 10_000, []],
  [
    "everything at once, capped",
    { campaigns: [DOUBLED] },
    { ...CUSTOMER, hasFirstPurchase: true, eduPercent: 20 },
    5000,
    ["campaign 50", "firstPurchase 5", "edu 20", "cap 50", "points 50"],
  ],
  ["[PRICE-10] a percentage that rounds to nothing", { fullPriceMinor: 3, salePercent: 1 }, VISITOR, 3, []],
  ["what costs nothing", { fullPriceMinor: 0, salePercent: 35 }, CUSTOMER, 0, []],
  [
    "[PRICE-05] a window's loyalty that gives less than the product's own sale and loyalty",
    { salePercent: 25, campaigns: [FRIDAY] },
    CUSTOMER,
    6000,
    ["sale 25", "loyalty 15", "points 40"],
  ],
  ["a negative sale", { salePercent: -5 }, VISITOR, 10_000, []],
])("%s says what a unit costs and why", (_kind, unit, shopper, priceMinor, reasons) => {
  expect(priced(buildUnit(unit), shopper)).toEqual([priceMinor, reasons]);
});

test.each([VISITOR, CUSTOMER])(
  "a price that the catalogue states is charged as stated, no points come off it",
  (shopper) => {
    const trail: PriceStep[] = [];
    const unit = buildUnit({ statedPriceMinor: 7990, salePercent: 20, campaigns: [FRIDAY] });
    expect(priceUnit(unit, shopper, trail)).toBe(7990);
    expect(trail.map((step) => [step.rule, step.amountMinor])).toEqual([
      ["regular", 0],
      ["stated", 2010],
    ]);
  },
);

test("[PRICE-10] the step that takes the points off says how far it was rounded", () => {
  const trail: PriceStep[] = [];
  expect(priceUnit({ fullPriceMinor: 4999, salePercent: 50 }, VISITOR, trail)).toBe(2500);
  expect(trail.at(-1)).toEqual({
    rule: "points",
    units: 1,
    firstUnit: null,
    baseMinor: 4999,
    percent: 50,
    amountMinor: 2499,
    resultMinor: 2500,
    roundingTenThousandths: 5000,
    label: null,
  });
});

test("a stated price that is the full price is no reason", () => {
  const trail: PriceStep[] = [];
  expect(priceUnit(buildUnit({ statedPriceMinor: 10_000 }), VISITOR, trail)).toBe(10_000);
  expect(trail.map(({ rule }) => rule)).toEqual(["regular"]);
});

test.each([
  ["a, b", ["a", "b"]],
  ["b, a", ["b", "a"]],
])("[PRICE-05] of equal campaigns in the order %s the one with the lower id is named", (_order, ids) => {
  const trail: PriceStep[] = [];
  const campaigns = ids.map((id) => ({ id, percent: 20, loyaltyPercent: null }));
  priceUnit(buildUnit({ campaigns }), VISITOR, trail);
  expect(trail.find((step) => step.rule === "campaign")?.label).toBe("a");
});

test("a campaign is named by its title, and by its id where it has none", () => {
  const labels = [FRIDAY, DOUBLED].map((campaign) => {
    const trail: PriceStep[] = [];
    priceUnit(buildUnit({ campaigns: [campaign] }), VISITOR, trail);
    return trail.find((step) => step.rule === "campaign")?.label;
  });
  expect(labels).toEqual(["Friday", "doubled"]);
});
