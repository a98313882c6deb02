/** Something that isn't a cart. What JSON can't say, such as NaN, is in parse-cart-input.test.ts. */
export interface BadCase {
  readonly about: string;
  readonly input: unknown;
}

const ALIKE = ["a", "A", " a", "\u00E9", "e\u0301"];
const LINE = { name: "a", quantity: 1, fullPriceMinor: 1000 };
const lines = (...changes: readonly object[]) => ({
  currency: "EUR",
  isLoggedIn: false,
  lines: changes.map((change) => ({ ...LINE, ...change })),
});
const withCoupons = (...coupons: readonly object[]) => ({ ...lines({}), coupons });
const withOffers = (...offers: readonly object[]) => ({ ...lines({}), offers });

/** What every implementation has to reject, with the failure and the field that is named first. Some are accepted. */
export const badCases: readonly BadCase[] = [
  { about: "no cart", input: null },
  { about: "a list instead of a cart", input: [] },
  { about: "no currency", input: { isLoggedIn: false, lines: [] } },
  { about: "an unknown currency", input: { ...lines({}), currency: "KWD" } },
  { about: "a currency in small letters", input: { ...lines({}), currency: "eur" } },
  { about: "the name of something else as a currency", input: { ...lines({}), currency: "constructor" } },
  { about: "whether somebody is logged in isn't said", input: { currency: "EUR", lines: [] } },
  { about: "no lines", input: { currency: "EUR", isLoggedIn: false } },
  { about: "lines that aren't a list", input: { currency: "EUR", isLoggedIn: false, lines: {} } },
  { about: "a line that isn't an object", input: { currency: "EUR", isLoggedIn: false, lines: ["a"] } },
  { about: "a quantity of zero", input: lines({ quantity: 0 }) },
  { about: "a negative quantity", input: lines({ quantity: -1 }) },
  { about: "a fraction of a unit", input: lines({}, { name: "b", quantity: 1.5 }) },
  { about: "a quantity as a text", input: lines({ quantity: "1" }) },
  { about: "a negative price", input: lines({ fullPriceMinor: -1 }) },
  { about: "a fraction of a cent", input: lines({ fullPriceMinor: 4999.5 }) },
  { about: "a price over 2^53", input: lines({ fullPriceMinor: 2 ** 53 }) },
  { about: "a price just over the largest", input: lines({ fullPriceMinor: 400_000_000_001 }) },
  {
    about: "units that cost more than the largest amount together",
    input: lines({ fullPriceMinor: 200_000_000_001, quantity: 2 }),
  },
  {
    about: "a stated price that is too large together",
    input: lines({ statedPriceMinor: 200_000_000_001, quantity: 2 }),
  },
  {
    about: "two lines that cost more than the largest amount together",
    input: lines({ fullPriceMinor: 200_000_000_000 }, { name: "b", fullPriceMinor: 200_000_000_001 }),
  },
  {
    about: "half a yen of the second line",
    input: { ...lines({}, { name: "b", fullPriceMinor: 650_050 }), currency: "JPY" },
  },
  { about: "a percentage as a text", input: lines({ salePercent: "35" }) },
  { about: "a campaign without an id", input: lines({ campaigns: [{ percent: 20 }] }) },
  {
    about: "a part with half a price",
    input: lines({ completion: { parts: [{ name: "p", fullPriceMinor: 0.5, isOwned: true }] } }),
  },
  { about: "a tier from nothing on", input: lines({ quantityTiers: [{ minimumQuantity: 0, percent: 10 }] }) },
  { about: "two lines of one name", input: lines({}, {}) },
  { about: "a coupon of nothing", input: withCoupons({ code: "A" }) },
  { about: "a coupon of a percentage and an amount", input: withCoupons({ code: "A", percent: 10, amountMinor: 500 }) },
  { about: "a coupon whose percentage is null", input: withCoupons({ code: "A", percent: null, amountMinor: 500 }) },
  { about: "a coupon of a negative amount", input: withCoupons({ code: "A", amountMinor: -500 }) },
  { about: "two coupons of one code", input: withCoupons({ code: "A", percent: 10 }, { code: "A", amountMinor: 500 }) },
  { about: "an offer that isn't an object", input: withOffers(1 as never) },
  {
    about: "two offers of one id",
    input: withOffers(
      { kind: "minimumSpend", id: "a", minimumMinor: 0, amountMinor: 1 },
      { kind: "minimumSpend", id: "a", minimumMinor: 0, percent: 1 },
    ),
  },
  {
    about: "a minimum of null",
    input: withOffers({ kind: "minimumSpend", id: "a", minimumMinor: null, amountMinor: 1 }),
  },
  {
    about: "half a stated yen",
    input: { ...lines({ fullPriceMinor: 650_000, statedPriceMinor: 650_050 }), currency: "JPY" },
  },
  { about: "a priority above the largest", input: withCoupons({ code: "A", percent: 1, priority: 400_000_000_001 }) },
  {
    about: "accepted: the lowest priority",
    input: withCoupons({ code: "A", percent: 1, priority: -400_000_000_000 }),
  },
  {
    about: "a coupon with two wrong fields, of which the minimum comes first",
    input: withCoupons({ code: "A", percent: 1, minimumMinor: -1, productNames: 1 }),
  },
  {
    about: "a coupon with two wrong fields, of which the priority comes first",
    input: withCoupons({ code: "A", percent: 1, budgetMinor: -1, priority: 0.5 }),
  },
  {
    about: "a line with two wrong fields, of which the tiers come first",
    input: lines({ groupDiscounts: 1, quantityTiers: 1 }),
  },
  {
    about: "an offer with two wrong fields, of which the bought products come first",
    input: withOffers({ kind: "buyXGetY", id: "a", buyQuantity: 1, buyNames: 1, getQuantity: 0, percent: 100 }),
  },
  {
    about: "an offer with two wrong fields, of which the given products come first",
    input: withOffers({ kind: "buyXGetY", id: "a", buyQuantity: 1, getQuantity: 1, getNames: 1, percent: "1" }),
  },
  { about: "a percentage far below zero", input: lines({ salePercent: -400_000_000_001 }) },
  { about: "accepted: the largest percentage", input: lines({ salePercent: 400_000_000_000 }) },
  {
    about: "accepted: as many units as there can be, of nothing",
    input: lines(
      { fullPriceMinor: 0, quantity: 400_000_000_000 },
      { name: "b", fullPriceMinor: 0, quantity: 400_000_000_000 },
    ),
  },
  { about: "an offer of an unknown kind", input: withOffers({ kind: "lottery", id: "a" }) },
  {
    about: "an offer for nothing bought",
    input: withOffers({ kind: "buyXGetY", id: "a", buyQuantity: 0, getQuantity: 1, percent: 100 }),
  },
  { about: "a minimum without a discount", input: withOffers({ kind: "minimumSpend", id: "a", minimumMinor: 100 }) },
  {
    about: "half a yen",
    input: { ...lines({ fullPriceMinor: 650_050 }), currency: "JPY" },
  },
  {
    about: "accepted: names, codes and ids that differ only in capitals, spaces or how an accent is written",
    input: {
      ...lines(...ALIKE.map((name) => ({ name }))),
      coupons: ALIKE.map((code) => ({ code, percent: 1 })),
      offers: ALIKE.map((id) => ({ kind: "minimumSpend", id, minimumMinor: 0, percent: 1 })),
    },
  },
  { about: "accepted: a field that isn't known", input: { ...lines({ colour: "amber" }), weather: "fine" } },
];
