import { cart, coupons, DEALER, dealer, line, named, type ShopCase } from "./shop-case.ts";

const withoutLoyalty = named({ ...DEALER, rules: ["sale", "campaign"] });

/** In which order coupons are considered, and shops that lack a rule. */
export const couponOrderCases: readonly ShopCase[] = [
  dealer(
    "percentCoupon: an exclusive one that is first by its percentage applies alone",
    coupons({ code: "TEN", percent: 10 }, { code: "HALF", percent: 50, isExclusive: true }),
  ),
  dealer(
    "percentCoupon: an exclusive one for a single line excludes others everywhere",
    coupons(
      { code: "HALF", percent: 50, isExclusive: true, priority: 1, productNames: ["a"] },
      { code: "FIVE", amountMinor: 500 },
    ),
  ),
  dealer(
    "percentCoupon: a percentage below zero comes before an amount, too",
    coupons({ code: "A", amountMinor: 500 }, { code: "B", percent: -5, isExclusive: true }),
  ),
  dealer(
    "percentCoupon: half a percent before nothing",
    coupons({ code: "A", percent: 0 }, { code: "B", percent: 0.5 }, { code: "C", amountMinor: 0 }),
  ),
  withoutLoyalty(
    "campaign: in a shop without loyalty it competes with the sale alone",
    cart({
      isLoggedIn: true,
      lines: [line("a", 1, 1000, { salePercent: 20, campaigns: [{ id: "x", percent: 0, loyaltyPercent: 21 }] })],
    }),
  ),
  withoutLoyalty(
    "campaign: one that gives customers nothing isn't chosen",
    cart({
      isLoggedIn: true,
      lines: [line("a", 1, 1000, { campaigns: [{ id: "x", percent: 9, loyaltyPercent: 0 }] })],
    }),
  ),
  named({ ...DEALER, rules: ["sale"] })(
    "sale: a shop without campaigns chooses none, however much it would give",
    cart({ lines: [line("a", 1, 1000, { salePercent: 5, campaigns: [{ id: "x", percent: 40 }] })] }),
  ),
];
