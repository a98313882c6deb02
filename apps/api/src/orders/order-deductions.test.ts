import { expect, test } from "vitest";
import { orderDeductions } from "./order-deductions.ts";

const SUMS = {
  subtotalMinor: 9065,
  multiBuyMinor: 734,
  coupons: [{ code: "SUMMER", amountMinor: 832 }],
  totalMinor: 7499,
  isReverseCharge: false,
};

test("[PRICE-04] multi-buy and coupons are deductions of their own, and the subtotal less these is the total", () => {
  expect(orderDeductions(SUMS)).toEqual([
    { kind: "multiBuy", amountMinor: 734 },
    { kind: "coupon", code: "SUMMER", amountMinor: 832 },
  ]);
});

test("under reverse charge the VAT is the last deduction", () => {
  const sums = { ...SUMS, totalMinor: 6302, isReverseCharge: true };
  expect(orderDeductions(sums).at(-1)).toEqual({ kind: "vat", amountMinor: 1197 });
});

test("an order at its units' prices has no deductions", () => {
  expect(orderDeductions({ ...SUMS, multiBuyMinor: 0, coupons: [], totalMinor: 9065 })).toEqual([]);
});
