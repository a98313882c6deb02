import { cart, coupons, DEALER, dealer, line, named, type ShopCase } from "./shop-case.ts";

/** Coupons that exclude others or have a budget, other currencies, other roundings, other orders of the rules. */
export const otherShopCases: readonly ShopCase[] = [
  dealer(
    "percentCoupon: an exclusive one applies alone",
    coupons(
      { code: "HALF", percent: 50, isExclusive: true, priority: 1 },
      { code: "TEN", percent: 10 },
      { code: "FIVE", amountMinor: 500 },
    ),
  ),
  dealer(
    "percentCoupon: an exclusive one that isn't first doesn't apply",
    coupons(
      { code: "HALF", percent: 50 },
      { code: "TEN", percent: 10, isExclusive: true },
      { code: "FIVE", amountMinor: 500 },
    ),
  ),
  dealer(
    "percentCoupon: an exclusive one that isn't valid excludes nothing",
    coupons(
      { code: "HALF", percent: 50, isExclusive: true, priority: 1, productNames: ["other"] },
      { code: "TEN", percent: 10 },
    ),
  ),
  dealer(
    "percentCoupon: after one that stops none applies",
    coupons(
      { code: "HALF", percent: 50 },
      { code: "TEN", percent: 10, stops: true, priority: 2 },
      { code: "FIVE", amountMinor: 500, priority: 3 },
    ),
  ),
  dealer(
    "percentCoupon: the budget doesn't cover it",
    coupons({ code: "TEN", percent: 10, budgetMinor: 1199 }, { code: "FIVE", amountMinor: 500 }),
  ),
  dealer("percentCoupon: the budget just covers it", coupons({ code: "TEN", percent: 10, budgetMinor: 1200 })),
  dealer("fixedCoupon: the budget doesn't cover it", coupons({ code: "FIVE", amountMinor: 500, budgetMinor: 499 })),
  dealer(
    "fixedCoupon: a budget needs to cover no more than the cart costs",
    cart({ lines: [line("a", 1, 300)], coupons: [{ code: "FIVE", amountMinor: 500, budgetMinor: 300 }] }),
  ),
  dealer(
    "fixedCoupon: its minimum counts the cart after free units, before offers of an amount and other coupons",
    cart({
      offers: [
        { kind: "minimumSpend", id: "ten", minimumMinor: 0, amountMinor: 1000 },
        { kind: "buyXGetY", id: "three", buyQuantity: 2, getQuantity: 1, percent: 100 },
      ],
      coupons: [
        { code: "FIVE", amountMinor: 500, minimumMinor: 9997 },
        { code: "FOUR", amountMinor: 400, minimumMinor: 9998 },
        { code: "HALF", percent: 50 },
      ],
    }),
  ),
  dealer(
    "minimumSpend: counts the cart before coupons, and takes no more than is left after them",
    cart({
      offers: [{ kind: "minimumSpend", id: "ten", minimumMinor: 11_997, percent: 90 }],
      coupons: [
        { code: "MOST", percent: 90 },
        { code: "REST", amountMinor: 9000 },
      ],
    }),
  ),
  dealer(
    "points: five hundredths of a franc",
    cart({ currency: "CHF", isLoggedIn: true, lines: [line("a", 3, 9990)] }),
  ),
  dealer(
    "fixedCoupon: five hundredths of a franc, shared",
    cart({
      currency: "CHF",
      lines: [line("a", 1, 1000), line("b", 1, 1000), line("c", 1, 1000)],
      coupons: [{ code: "FOUR", amountMinor: 404 }],
    }),
  ),
  dealer("points: a dinar has a thousand", cart({ currency: "KWD", isLoggedIn: true, lines: [line("a", 1, 12_345)] })),
  dealer(
    "points: a yen as ISO counts it has one",
    cart({ currency: "JPY", isLoggedIn: true, lines: [line("a", 1, 6990)] }),
  ),
  named({ ...DEALER, rounding: "halfEven" })(
    "points: half a cent to the even one, down",
    cart({ lines: [line("a", 1, 49, { salePercent: 50 })] }),
  ),
  ...[5, 7].map((fullPriceMinor) =>
    named({ ...DEALER, rounding: "halfEven" })(
      `points: half of ${fullPriceMinor} cents to the even one`,
      cart({ lines: [line("a", 1, fullPriceMinor, { salePercent: 50 })] }),
    ),
  ),
  named({ ...DEALER, rounding: "halfEven" })(
    "completion: one and a half cents to the even one",
    cart({
      lines: [
        line("Bundle", 1, 50, {
          completion: {
            parts: [
              { name: "a", fullPriceMinor: 3, isOwned: false },
              { name: "b", fullPriceMinor: 97, isOwned: true },
            ],
          },
        }),
      ],
    }),
  ),
  named({ ...DEALER, rounding: "halfEven" })(
    "completion: two and a half cents to the even one",
    cart({
      lines: [
        line("Bundle", 1, 50, {
          completion: {
            parts: [
              { name: "a", fullPriceMinor: 5, isOwned: false },
              { name: "b", fullPriceMinor: 95, isOwned: true },
            ],
          },
        }),
      ],
    }),
  ),
  dealer(
    "percentCoupon: an exclusive one with a higher priority applies, though another takes off more",
    coupons({ code: "HALF", percent: 50 }, { code: "TEN", percent: 10, isExclusive: true, priority: 1 }),
  ),
  dealer(
    "percentCoupon: a priority below zero is lower than none",
    coupons({ code: "HALF", percent: 50, priority: -1, isExclusive: true }, { code: "TEN", percent: 10 }),
  ),
  named({ ...DEALER, rounding: "halfEven" })(
    "points: half a cent to the even one, up",
    cart({ lines: [line("a", 1, 51, { salePercent: 50 })] }),
  ),
  named({ ...DEALER, rounding: "down" })(
    "points: every fraction is cut off",
    cart({ lines: [line("a", 1, 1999, { salePercent: 1 })] }),
  ),
  named({ ...DEALER, rounding: "halfEven" })(
    "completion: half a cent to the even one",
    cart({
      lines: [
        line("Bundle", 1, 50, {
          completion: {
            parts: [
              { name: "a", fullPriceMinor: 1, isOwned: false },
              { name: "b", fullPriceMinor: 99, isOwned: true },
            ],
          },
        }),
      ],
    }),
  ),
  named({ ...DEALER, rules: ["percentCoupon", "multiBuy"], multiBuyPercent: 20 })(
    "multiBuy: after coupons, if the shop has it in that order",
    cart({ coupons: [{ code: "HALF", percent: 50, productNames: ["a"] }] }),
  ),
  named({
    currencies: DEALER.currencies,
    rules: ["sale", "loyalty", "firstPurchase", "multiBuy"],
    capPercent: 100,
    rounding: "halfUp",
  })("loyalty: a shop that states no percentages gives none", cart({ isLoggedIn: true, hasFirstPurchase: true })),
  named({ ...DEALER, rules: ["sale"], capPercent: 10 })(
    "sale: a shop without the rules of campaigns and loyalty has neither",
    cart({
      isLoggedIn: true,
      lines: [line("a", 1, 1000, { salePercent: 5, campaigns: [{ id: "a", percent: 9, loyaltyPercent: 9 }] })],
    }),
  ),
  named({ ...DEALER, rules: ["sale"], capPercent: 10 })(
    "cap: of another shop, which has no other rule",
    cart({
      isLoggedIn: true,
      lines: [line("a", 2, 1000, { salePercent: 20 })],
      coupons: [{ code: "TEN", percent: 10 }],
    }),
  ),
];
