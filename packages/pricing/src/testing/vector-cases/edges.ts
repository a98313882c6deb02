import { MAX_AMOUNT_MINOR } from "../../limits.ts";
import type { CartCase } from "./cart-case.ts";
import { customer, line, parts, visitor } from "./edge-carts.ts";

const NO_LOYALTY = { id: "none", percent: 30, loyaltyPercent: 0 };

/** What an independent implementation gets wrong most easily. */
export const edgeCases: readonly CartCase[] = [
  { about: "regular: an empty cart costs nothing", input: customer([]) },
  {
    about: "regular: an empty cart with coupons, which are listed with 0",
    input: customer([], {
      coupons: [
        { code: "FIVE", amountMinor: 500 },
        { code: "TEN", percent: 10 },
      ],
    }),
  },
  { about: "stated: a price of nothing is one", input: customer([line("a", { statedPriceMinor: 0 }), line("b")]) },
  {
    about: "campaign: of one point, where there is no sale",
    input: visitor([line("a", { campaigns: [{ id: "a", percent: 1 }] })]),
  },
  {
    about: "multiBuy: of equal units the lowest name pays in full, wherever it is in the cart",
    input: visitor([line("B"), line("b"), line("a")]),
  },
  {
    about: "completion: two of a bundle, the second whole",
    input: visitor([line("Bundle", { quantity: 2, completion: parts(["a", 5000, true], ["b", 5000, false]) })], {
      coupons: [{ code: "TEN", percent: 10 }],
    }),
  },
  {
    about: "campaign: an empty title is a title",
    input: visitor([line("a", { campaigns: [{ id: "a", percent: 20, title: "" }] })]),
  },
  {
    about: "completion: a third over half of a cent is rounded up",
    input: visitor([line("Bundle", { fullPriceMinor: 4, completion: parts(["a", 1, true], ["b", 2, false]) })]),
  },
  {
    about: "multiBuy: of equal units the shorter name pays in full, if the longer one begins with it",
    input: visitor([line("ab"), line("a")]),
  },
  { about: "sale: a percentage with decimals, 12.5 %", input: visitor([line("a", { salePercent: 12.5 })]) },
  {
    about: "sale: hundredths of a percent, half of one up: 12.125 is 12.13",
    input: visitor([line("a", { fullPriceMinor: 1_000_000, salePercent: 12.125 })]),
  },
  {
    about: "sale: what is less than half a hundredth of a percent doesn't count",
    input: visitor([line("a", { fullPriceMinor: 1_000_000, salePercent: 33.334 })]),
  },
  { about: "sale: below zero it counts as zero", input: visitor([line("a", { salePercent: -20 })]) },
  {
    about: "sale: below zero it takes nothing from loyalty either",
    input: customer([line("a", { salePercent: -20 })]),
  },
  { about: "sale: over 100 it is capped as any other", input: visitor([line("a", { salePercent: 150 })]) },
  { about: "edu: below zero it counts as zero", input: customer([line("a")], { eduPercent: -10 }) },
  {
    about: "cap: the points of all rules, each is named with its own",
    input: customer([line("a", { salePercent: 30 })], { hasFirstPurchase: true, eduPercent: 20 }),
  },
  {
    about: "campaign: of several the one with the most points for this shopper",
    input: customer([
      line("a", {
        campaigns: [
          { id: "a", percent: 40, loyaltyPercent: 10 },
          { id: "b", percent: 20 },
          { id: "c", percent: 5, loyaltyPercent: 34 },
        ],
      }),
    ]),
  },
  {
    about: "campaign: a loyalty percentage of 0 replaces loyalty, so the own sale gives more",
    input: customer([line("a", { salePercent: 10, campaigns: [NO_LOYALTY] })]),
  },
  {
    about: "campaign: a loyalty percentage of 0 is for customers only",
    input: visitor([line("a", { salePercent: 10, campaigns: [NO_LOYALTY] })]),
  },
  {
    about: "campaign: as many points as the own sale and loyalty, so the own sale stays",
    input: customer([line("a", { salePercent: 20, campaigns: [{ id: "a", percent: 0, loyaltyPercent: 35 }] })]),
  },
  {
    about: "campaign: of equal ones the lower id by code point, capitals first",
    input: visitor([
      line("a", {
        campaigns: [
          { id: "a", percent: 20 },
          { id: "B", percent: 20 },
        ],
      }),
    ]),
  },
  {
    about: "campaign: below zero it counts as zero",
    input: visitor([line("a", { campaigns: [{ id: "a", percent: -20 }] })]),
  },
  {
    about: "multiBuy: of equal units the name that comes first by code point pays in full, capitals first",
    input: visitor([line("b"), line("a"), line("B")]),
  },
  {
    about: "multiBuy: a bundle's first unit is cheaper than its further ones, which pay in full",
    input: visitor([
      line("Bundle", { quantity: 3, completion: parts(["a", 5000, true], ["b", 5000, false]) }),
      line("a", { fullPriceMinor: 700 }),
    ]),
  },
  {
    about: "multiBuy: a unit of a cent stays a cent",
    input: visitor([line("a", { quantity: 3, fullPriceMinor: 1 })]),
  },
  {
    about: "percentCoupon: units of one price are one step, the one that pays in full too",
    input: visitor([line("a", { quantity: 3, fullPriceMinor: 1 }), line("b", { quantity: 2, fullPriceMinor: 0 })], {
      coupons: [{ code: "ALL", percent: 100 }],
    }),
  },
  {
    about: "percentCoupon: over 100 it takes everything",
    input: visitor([line("a", { quantity: 2 })], { coupons: [{ code: "ALL", percent: 150 }] }),
  },
  {
    about: "percentCoupon: below zero it counts as zero",
    input: visitor([line("a")], { coupons: [{ code: "MINUS", percent: -10 }] }),
  },
  {
    about: "percentCoupon: with decimals",
    input: visitor([line("a", { quantity: 2 })], { coupons: [{ code: "SOME", percent: 7.25 }] }),
  },
  {
    about: "percentCoupon: equal ones by code, capitals first",
    input: visitor([line("a")], {
      coupons: [
        { code: "b", percent: 10, productNames: ["a"] },
        { code: "A", percent: 10 },
        { code: "a", percent: 10 },
      ],
    }),
  },
  {
    about: "fixedCoupon: the odd cent goes by name, whatever was added first",
    input: visitor(
      [line("c", { fullPriceMinor: 100 }), line("a", { fullPriceMinor: 100 }), line("b", { fullPriceMinor: 117 })],
      {
        coupons: [{ code: "SEVEN", amountMinor: 7 }],
      },
    ),
  },
  {
    about: "fixedCoupon: for some products, and no more than they cost",
    input: visitor([line("a", { fullPriceMinor: 300 }), line("b"), line("c", { fullPriceMinor: 200 })], {
      coupons: [{ code: "TEN", amountMinor: 1000, productNames: ["c", "a", "other"] }],
    }),
  },
  {
    about: "fixedCoupon: equal ones by code",
    input: visitor([line("a", { fullPriceMinor: 700 })], {
      coupons: [
        { code: "b", amountMinor: 500 },
        { code: "a", amountMinor: 500 },
      ],
    }),
  },
  {
    about: "fixedCoupon: less than a yen takes nothing off",
    input: visitor([line("a", { fullPriceMinor: 650_000 })], {
      currency: "JPY",
      coupons: [{ code: "SMALL", amountMinor: 99 }],
    }),
  },
  {
    about: "points: the largest amount there is",
    input: customer([line("a", { fullPriceMinor: MAX_AMOUNT_MINOR, salePercent: 12.34 })], {
      coupons: [
        { code: "TEN", percent: 9.99 },
        { code: "ODD", amountMinor: 33_333_333_333 },
      ],
    }),
  },
];
