import type { Coupon, UncheckedCart } from "../../cart-input.ts";
import type { CartCase } from "./cart-case.ts";

const TEN: Coupon = { code: "TEN", percent: 10 };
const HALF: Coupon = { code: "HALF", percent: 50, productNames: ["faMicAlign"] };
const FIVE: Coupon = { code: "FIVE", amountMinor: 500 };
const ALL: Coupon = { code: "ALL", amountMinor: 9_999_900 };
const YEN: Coupon = { code: "YEN", amountMinor: 50_050 };

function cart(coupons: readonly Coupon[], changes: Partial<UncheckedCart> = {}): UncheckedCart {
  return {
    currency: "EUR",
    isLoggedIn: true,
    lines: [
      { name: "faMicAlign", quantity: 2, fullPriceMinor: 7999, salePercent: 35 },
      { name: "faIR Modern Rock", quantity: 1, fullPriceMinor: 1990, salePercent: null },
      { name: "faPhaseScope", quantity: 1, fullPriceMinor: 4949, salePercent: null },
    ],
    ...changes,
    coupons,
  };
}

const centLine = (name: string) => ({ name, quantity: 1, fullPriceMinor: 1, salePercent: null });

const IN_YEN = [
  { name: "a", quantity: 2, fullPriceMinor: 199_000, salePercent: null },
  { name: "b", quantity: 1, fullPriceMinor: 699_000, salePercent: null },
];

/** Percentages unit by unit, amounts by largest remainder, never below zero. */
export const couponCases: readonly CartCase[] = [
  { about: "percentCoupon: off every unit", input: cart([TEN]) },
  { about: "percentCoupon: off one product", input: cart([HALF]) },
  { about: "percentCoupon: two, the larger first, however they were entered", input: cart([TEN, HALF]) },
  { about: "fixedCoupon: shared by largest remainder", input: cart([FIVE]) },
  { about: "fixedCoupon: after the percentages", input: cart([FIVE, TEN]) },
  { about: "fixedCoupon: never below zero", input: cart([ALL]) },
  { about: "fixedCoupon: two, by code, the second takes what is left", input: cart([FIVE, ALL]) },
  { about: "fixedCoupon: in yen, whole ones", input: cart([YEN], { currency: "JPY", lines: IN_YEN }) },
  { about: "fixedCoupon: one that takes nothing off is listed with 0", input: cart([{ ...FIVE, amountMinor: 0 }]) },
  {
    about: "percentCoupon: below its minimum it takes nothing off",
    input: cart([{ ...TEN, minimumMinor: 9_999_900 }]),
  },
  { about: "percentCoupon: one that takes nothing off is in no trail", input: cart([{ ...TEN, percent: 0 }]) },
  {
    about: "fixedCoupon: names sort by code point, of equal remainders the lower one has the odd cent",
    input: cart([{ ...FIVE, amountMinor: 1 }], { lines: ["\u{1D11E}", "\uFB00"].map(centLine) }),
  },
  { about: "fixedCoupon: for what isn't in the cart", input: cart([{ ...FIVE, productNames: ["other"] }]) },
];
