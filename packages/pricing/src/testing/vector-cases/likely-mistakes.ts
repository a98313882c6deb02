import type { Campaign, CartLineInput, UncheckedCart } from "../../cart-input.ts";
import type { CartCase } from "./cart-case.ts";
import { customer, line, parts, visitor } from "./edge-carts.ts";
import { cart, dealer, type ShopCase, line as shopLine } from "./shop-case.ts";

const MILLION = 1_000_000;
/** In double precision 1.005 · 100 is a little less than 100.5. */
const SLIGHTLY_LESS = 1.005;
/** For customers the one with the most points is neither the first nor the one with the highest `percent`. */
const CAMPAIGNS: readonly Campaign[] = [
  { id: "a", percent: 40, loyaltyPercent: 20 },
  { id: "b", percent: 30, loyaltyPercent: 35 },
];
/** Names that are the same to somebody who ignores capitals, spaces at the ends, or how an accent is written. */
const ALIKE = ["A", "a", " a", "\u00E9", "e\u0301"];
const group = (name: string, percent: number) => ({ group: name, percent });
const grouped = (groups: readonly string[], ...groupDiscounts: readonly ReturnType<typeof group>[]) =>
  cart({ isLoggedIn: true, groups, lines: [shopLine("a", 1, 1000, { salePercent: 10, groupDiscounts })] });
const tiered = (...quantityTiers: NonNullable<CartLineInput["quantityTiers"]>) =>
  cart({ lines: [shopLine("a", 2, 1000, { salePercent: 10, quantityTiers })] });
const spending = (offers: UncheckedCart<string>["offers"], lines = [shopLine("b", 1, 100), shopLine("a", 1, 100)]) =>
  cart({ lines, offers });

/** Mistakes of an implementation that nothing else shows, in this shop. */
export const mistakeCases: readonly CartCase[] = [
  {
    about: "sale: 1.005 % in double precision",
    input: visitor([line("a", { fullPriceMinor: MILLION, salePercent: SLIGHTLY_LESS })]),
  },
  {
    about: "percentCoupon: 1.005 % in double precision",
    input: visitor([line("a", { fullPriceMinor: MILLION })], { coupons: [{ code: "A", percent: SLIGHTLY_LESS }] }),
  },
  {
    about: "sale: 57.5 % of 8.20 is half a cent, in double precision a little less",
    input: visitor([line("a", { fullPriceMinor: 820, salePercent: 42.5 })]),
  },
  {
    about: "completion: 35 % of 3.50 is half a cent, in double precision a little less",
    input: visitor([line("Bundle", { fullPriceMinor: 350, completion: parts(["a", 650, true], ["b", 350, false]) })]),
  },
  {
    about: "points: 37.325, added in double precision in the order of the rules, is a little less",
    input: customer([line("a", { fullPriceMinor: MILLION, salePercent: 10.705 })], {
      hasFirstPurchase: true,
      eduPercent: 6.62,
    }),
  },
  {
    about: "campaign: the one with the most points comes later and has a lower percentage for visitors",
    input: customer([line("a", { campaigns: CAMPAIGNS })]),
  },
  {
    about: "campaign: of two that give more than the sale the later one, which gives the most",
    input: visitor([
      line("a", {
        salePercent: 5,
        campaigns: [
          { id: "a", percent: 10 },
          { id: "b", percent: 20 },
        ],
      }),
    ]),
  },
  { about: "campaign: it is capped, too", input: visitor([line("a", { campaigns: [{ id: "a", percent: 90 }] })]) },
  { about: "edu: over 100 it is named as it is", input: customer([line("a")], { eduPercent: 150 }) },
  {
    about: "percentCoupon: for some of five names that look alike, as they are written",
    input: visitor(
      ALIKE.map((name) => line(name, { fullPriceMinor: 1000 })),
      {
        coupons: [
          { code: "TEN", percent: 10, productNames: ["a", "\u00E9"] },
          { code: "FIVE", percent: 5, productNames: [" a", "e\u0301"] },
        ],
      },
    ),
  },
  {
    about: "percentCoupon: for no product, so for none",
    input: visitor([line("a")], { coupons: [{ code: "TEN", percent: 10, productNames: [] }] }),
  },
  {
    about: "fixedCoupon: for no product, so for none",
    input: visitor([line("a")], { coupons: [{ code: "TEN", amountMinor: 1000, productNames: [] }] }),
  },
  {
    about: "percentCoupon: its minimum counts the whole cart, also what it isn't valid for",
    input: visitor([line("a", { fullPriceMinor: 1000 }), line("b", { fullPriceMinor: 9000 })], {
      coupons: [{ code: "TEN", percent: 10, productNames: ["a"], minimumMinor: 5000 }],
    }),
  },
  {
    about: "percentCoupon: equal ones by code, capitals before all small letters",
    input: visitor([line("a")], {
      coupons: [
        { code: "a", percent: 10 },
        { code: "B", percent: 10 },
      ],
    }),
  },
  {
    about: "fixedCoupon: equal ones by code, capitals before all small letters",
    input: visitor([line("a", { fullPriceMinor: 700 })], {
      coupons: [
        { code: "a", amountMinor: 500 },
        { code: "B", amountMinor: 500 },
      ],
    }),
  },
  {
    about: "fixedCoupon: of equal lines the lower name has the odd cent, not the first in the cart",
    input: visitor([line("b", { fullPriceMinor: 100 }), line("a", { fullPriceMinor: 100 }), line("c")], {
      coupons: [{ code: "CENT", amountMinor: 1, productNames: ["b", "a"] }],
    }),
  },
  {
    about: "fixedCoupon: shares of which double precision has another one",
    input: visitor(
      [83_610, 35_003, 60_238, 64_184].map((fullPriceMinor, index) =>
        line(`${index}`, { fullPriceMinor, statedPriceMinor: fullPriceMinor }),
      ),
      { coupons: [{ code: "MOST", amountMinor: 183_715 }] },
    ),
  },
  ...[
    [11, 15, 7],
    [82_888_079_603, 62_402_779_183, 103_373_380_023],
  ].map(([fullPriceMinor = 0, missing = 0, owned = 0]) => ({
    about: `completion: of ${missing} beside ${owned} exactly half a cent, which double precision misses`,
    input: visitor([line("Bundle", { fullPriceMinor, completion: parts(["a", owned, true], ["b", missing, false]) })]),
  })),
  {
    about: "completion: a part's separate price needn't be whole yen",
    input: visitor(
      [line("Bundle", { fullPriceMinor: MILLION, completion: parts(["a", 250, true], ["b", 150, false]) })],
      {
        currency: "JPY",
      },
    ),
  },
];

/** The same in another shop. */
export const mistakeShopCases: readonly ShopCase[] = [
  dealer(
    "minimumSpend: 1.005 % in double precision",
    spending([{ kind: "minimumSpend", id: "a", minimumMinor: 0, percent: SLIGHTLY_LESS }], [shopLine("a", 1, MILLION)]),
  ),
  dealer(
    "campaign: a budget has to cover what is left of it under the cap",
    cart({ lines: [shopLine("a", 1, 1000, { campaigns: [{ id: "a", percent: 90, budgetMinor: 600 }] })] }),
  ),
  dealer("quantityTier: below zero it counts as zero", tiered({ minimumQuantity: 1, percent: -5 })),
  dealer(
    "quantityTier: the most that is reached, in whichever order",
    tiered(
      { minimumQuantity: 1, percent: 20 },
      { minimumQuantity: 2, percent: 5 },
      { minimumQuantity: 1, percent: 15 },
    ),
  ),
  dealer("customerGroup: below zero it counts as zero", grouped(["dealer"], group("dealer", -5))),
  dealer(
    "customerGroup: the most, in whichever order",
    grouped(["c", "a", "b"], group("a", 10), group("b", 25), group("c", 15)),
  ),
  dealer(
    "customerGroup: of five that look alike, as they are written",
    grouped(
      ["a", "\u00E9"],
      group("a", 10),
      ...["A", " a", "e\u0301"].map((other) => group(other, 30)),
      group("\u00E9", 5),
    ),
  ),
  dealer(
    "buyXGetY: of five names that look alike, as they are written",
    spending(
      [
        {
          kind: "buyXGetY",
          id: "x",
          buyQuantity: 1,
          buyNames: ["a"],
          getQuantity: 1,
          getNames: ["\u00E9"],
          percent: 100,
        },
      ],
      ALIKE.map((name, index) => shopLine(name, name === "\u00E9" ? 5 : 1, 1000 - index)),
    ),
  ),
  dealer(
    "buyXGetY: no product is bought, so none is given",
    spending([{ kind: "buyXGetY", id: "x", buyQuantity: 1, buyNames: [], getQuantity: 1, percent: 100 }]),
  ),
  dealer(
    "buyXGetY: no product is given",
    spending([{ kind: "buyXGetY", id: "x", buyQuantity: 1, getQuantity: 1, getNames: [], percent: 100 }]),
  ),
  dealer(
    "buyXGetY: by id, capitals before all small letters",
    spending(
      ["a", "B"].map((id) => ({ kind: "buyXGetY", id, buyQuantity: 1, getQuantity: 1, percent: id === "a" ? 50 : 10 })),
    ),
  ),
  dealer(
    "minimumSpend: of equal ones the lower id, capitals before all small letters",
    spending(["a", "B"].map((id) => ({ kind: "minimumSpend", id, minimumMinor: 0, amountMinor: 10 }))),
  ),
  dealer(
    "minimumSpend: the one that takes off the most, though others are reached before it",
    spending(
      [10, 30, 20].map((amountMinor, index) => ({
        kind: "minimumSpend",
        id: `${index}`,
        minimumMinor: index,
        amountMinor,
      })),
    ),
  ),
  dealer(
    "minimumSpend: of equal lines the lower name has the odd cent, not the first in the cart",
    spending([{ kind: "minimumSpend", id: "cent", minimumMinor: 0, amountMinor: 1 }]),
  ),
];
