import type { Offer } from "../../cart-input.ts";
import { cart, DEALER, dealer, line, named, type ShopCase } from "./shop-case.ts";

const gift = (id: string, getNames: readonly string[], getQuantity: number, percent: number): Offer => {
  return { kind: "buyXGetY", id, buyQuantity: 1, buyNames: ["z"], getQuantity, getNames, percent };
};
/** Half of two cents and half of one are a cent each. */
const EQUAL = [gift("1", ["a"], 1, 50), gift("2", ["a"], 3, 50)];
const BOUGHT = line("z", 1, 1);
const COMPLETED = line("a", 4, 2, {
  completion: {
    parts: [
      { name: "p", fullPriceMinor: 1, isOwned: true },
      { name: "q", fullPriceMinor: 1, isOwned: false },
    ],
  },
});
const OFFERS_FIRST = ["sale", "buyXGetY", "multiBuy", "percentCoupon"];

/** Units of one line at several prices: which of them a rule reaches, and in which order. */
export const runCases: readonly ShopCase[] = [
  dealer(
    "buyXGetY: units from the middle of a line, whose order the coupon's steps show",
    cart({
      lines: [line("a", 5, 1000), BOUGHT],
      offers: [gift("1", ["a"], 1, 90), gift("2", ["a"], 3, 50)],
      coupons: [{ code: "TEN", percent: 10 }],
    }),
  ),
  dealer(
    "buyXGetY: of equal units of a line the last ones",
    cart({ lines: [line("a", 3, 2), BOUGHT], offers: [...EQUAL, gift("3", ["a"], 1, 100)] }),
  ),
  dealer(
    "buyXGetY: of equal units of a line the last ones, by their number",
    cart({ lines: [COMPLETED, BOUGHT], offers: [gift("1", ["a"], 2, 50), gift("2", ["a"], 2, 100)] }),
  ),
  named({ ...DEALER, rules: OFFERS_FIRST, multiBuyPercent: 60 })(
    "multiBuy: of equal runs of one line the first pays in full",
    cart({ lines: [line("a", 3, 2), BOUGHT], offers: EQUAL }),
  ),
  named({ ...DEALER, rules: OFFERS_FIRST, multiBuyPercent: 60 })(
    "multiBuy: units that offers have left at one price are one step of the coupon",
    cart({
      lines: [line("a", 3, 2), line("b", 1, 10), BOUGHT],
      offers: EQUAL,
      coupons: [{ code: "ALL", percent: 100 }],
    }),
  ),
  named({ ...DEALER, multiBuyPercent: 60 })(
    "multiBuy: two bundles that cost the same after the sale are units of one price",
    cart({ lines: [{ ...COMPLETED, quantity: 2, salePercent: 50 }, BOUGHT] }),
  ),
];
