import { expect, test } from "vitest";
import type { CartLineInput, Coupon } from "../cart-input.ts";
import type { Currency } from "../shop/currency.ts";
import { explainedCart, pricedCart } from "../testing/priced-cart.ts";

const LINES: CartLineInput[] = [
  { name: "a", quantity: 1, fullPriceMinor: 10_000, salePercent: null },
  { name: "b", quantity: 1, fullPriceMinor: 2000, salePercent: null },
];

function percent(code: string, percent: number, productNames: string[] | null = null): Coupon {
  return { code, percent, productNames };
}

function amount(code: string, amountMinor: number, productNames: string[] | null = null): Coupon {
  return { code, amountMinor, productNames };
}

function price(coupons: Coupon[], lines = LINES, currency: Currency = "EUR") {
  return pricedCart({ currency, isLoggedIn: false, lines, coupons });
}

// Without a coupon the cart costs 100.00 + 17.00.
test.each<[string, Coupon[], number, number[]]>([
  ["ten percent of everything", [percent("TEN", 10)], 9000 + 1530, [1170]],
  ["ten percent of one product", [percent("TEN", 10, ["b"])], 10_000 + 1530, [170]],
  ["ten percent of what isn't in the cart", [percent("TEN", 10, ["c"])], 11_700, [0]],
  [
    "a percentage below zero that excludes an amount, which comes after it",
    [{ ...percent("LESS", -5), isExclusive: true }, amount("FIVE", 500)],
    11_700,
    [0, 0],
  ],
  ["two percentages, the larger first", [percent("TEN", 10), percent("HALF", 50)], 4500 + 765, [5850, 585]],
  ["an amount", [amount("FIVE", 500)], 11_200, [500]],
  ["an amount for one product", [amount("FIVE", 500, ["b"])], 11_200, [500]],
  ["an amount that is more than the product costs", [amount("FIFTY", 5000, ["b"])], 10_000, [1700]],
  ["an amount that is more than everything costs", [amount("ALL", 99_900)], 0, [11_700]],
  [
    "ten percent for a cart that comes to its minimum",
    [{ ...percent("TEN", 10), minimumMinor: 11_700 }],
    10_530,
    [1170],
  ],
  ["ten percent for a cart a cent below its minimum", [{ ...percent("TEN", 10), minimumMinor: 11_701 }], 11_700, [0]],
  ["an amount for a cart a cent below its minimum", [{ ...amount("FIVE", 500), minimumMinor: 11_701 }], 11_700, [0]],
  [
    "an amount whose minimum counts before other coupons",
    [percent("HALF", 50), { ...amount("FIVE", 500), minimumMinor: 11_700 }],
    5350,
    [5850, 500],
  ],
  ["no amount at all", [amount("ZERO", 0)], 11_700, [0]],
  ["everything off", [percent("FREE", 100)], 0, [11_700]],
  [
    "a percentage before an amount, however they were entered",
    [amount("FIVE", 500), percent("TEN", 10)],
    10_030,
    [1170, 500],
  ],
])("[PRICE-09] a coupon of %s", (_title, coupons, totalMinor, amounts) => {
  const cart = price(coupons);
  expect(cart.totalMinor).toBe(totalMinor);
  expect(cart.coupons.map((coupon) => coupon.amountMinor)).toEqual(amounts);
});

test("[PRICE-10] an amount is shared by largest remainder, so that lines add up to the total", () => {
  const lines = ["a", "b", "c"].map((name) => ({
    name,
    quantity: 1,
    fullPriceMinor: 1000,
    statedPriceMinor: 1000,
    salePercent: null,
  }));
  // 10.00 in full, 8.50 and 8.50: of 1.00 they get 37.04, 31.48 and 31.48 cents; the remaining cent goes to b.
  expect(price([amount("ONE", 100)], lines).lines.map((line) => line.couponMinor)).toEqual([37, 32, 31]);
});

test("[PRICE-10] in yen an amount is shared in whole yen, and what is less than one isn't given", () => {
  const lines = LINES.map((line) => ({ ...line, fullPriceMinor: line.fullPriceMinor * 100 }));
  const cart = price([amount("YEN", 10_050)], lines, "JPY");
  expect(cart.coupons).toEqual([{ code: "YEN", amountMinor: 10_000 }]);
  expect(cart.lines.map((line) => line.couponMinor % 100)).toEqual([0, 0]);
});

test("the trail names the coupon, per unit for a percentage and once for an amount", () => {
  const { lines } = explainedCart({
    currency: "EUR",
    isLoggedIn: false,
    lines: [{ name: "a", quantity: 3, fullPriceMinor: 1000, salePercent: null }],
    coupons: [percent("TEN", 10), amount("FIVE", 500)],
  });
  expect(lines[0]?.trail.map((step) => [step.rule, step.units, step.baseMinor, step.resultMinor, step.label])).toEqual([
    ["regular", 3, 1000, 1000, null],
    ["multiBuy", 2, 1000, 850, null],
    ["percentCoupon", 1, 1000, 900, "TEN"],
    ["percentCoupon", 2, 850, 765, "TEN"],
    ["fixedCoupon", 3, 2430, 1930, "FIVE"],
  ]);
});

test("[PRICE-09] an amount of less than a yen is listed with 0", () => {
  const lines = LINES.map((line) => ({ ...line, fullPriceMinor: line.fullPriceMinor * 100 }));
  expect(price([amount("YEN", 50)], lines, "JPY").coupons).toEqual([{ code: "YEN", amountMinor: 0 }]);
});

test.each<[string, Coupon[]]>([
  ["no percent", [percent("NONE", 0)]],
  ["a percentage that rounds to nothing", [percent("SMALL", 0.01, ["b"])]],
  ["no amount", [amount("ZERO", 0)]],
  ["what has no price left", [percent("FREE", 100), percent("TEN", 10), amount("FIVE", 500)]],
])("the trail names no coupon of %s", (_what, coupons) => {
  const { lines } = explainedCart({ currency: "EUR", isLoggedIn: false, lines: LINES, coupons });
  const named = lines.flatMap((line) => line.trail.map((step) => [step.label, step.amountMinor]));
  expect(named.filter(([label, amountMinor]) => label !== null && amountMinor === 0)).toEqual([]);
});

test("[PRICE-10] names sort by code point: who pays in full, and which of two equal lines gets the odd cent", () => {
  const lines = ["\u{1D11E}", "\uFB00"].map((name) => ({ name, quantity: 1, fullPriceMinor: 1, salePercent: null }));
  expect(price([amount("ODD", 1)], lines).lines.map((line) => [line.name, line.couponMinor])).toEqual([
    ["\u{1D11E}", 0],
    ["\uFB00", 1],
  ]);
  const dear = lines.map((line) => ({ ...line, fullPriceMinor: 1000 }));
  expect(price([], dear).lines.map((line) => line.multiBuyMinor)).toEqual([150, 0]);
});

test("[PRICE-09] codes go by code point", () => {
  const codes = price([amount("\u{1D11E}", 100), amount("\uFB00", 100)]).coupons.map(({ code }) => code);
  expect(codes).toEqual(["\uFB00", "\u{1D11E}"]);
  const percents = price([percent("\u{1D11E}", 10), percent("\uFB00", 10)]).coupons.map(({ code }) => code);
  expect(percents).toEqual(["\uFB00", "\u{1D11E}"]);
});
