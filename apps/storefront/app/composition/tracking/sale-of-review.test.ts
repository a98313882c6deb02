import { buildReview } from "@shop/cart/testing";
import { expect, test } from "vitest";
import { saleOfReview } from "./sale-of-review.ts";

test("[TRACK-06] the value is what is charged: with VAT, or net where the buyer owes it", () => {
  const review = buildReview();
  expect(saleOfReview(review).money).toEqual({
    valueMinor: review.totalMinor,
    currency: review.currency,
    basis: "gross",
  });
  const abroad = { ...review, totalMinor: 5000, tax: { ...review.tax, isReverseCharge: true } };
  expect(saleOfReview(abroad).money).toMatchObject({ valueMinor: 5000, basis: "net" });
});

test("[TRACK-06] an item has the price of one unit and what is off, and the order its first coupon", () => {
  const review = buildReview();
  const [line] = review.lines;
  if (!line) throw new Error("A review has lines.");
  const sale = saleOfReview({ ...review, coupons: [{ code: "SPRING", amountMinor: 100 }] });
  expect(sale.coupon).toBe("SPRING");
  expect(sale.items[0]).toEqual({
    name: line.name,
    quantity: line.quantity,
    priceMinor: line.unitPriceMinor,
    discountMinor: line.unitRegularMinor - line.unitPriceMinor,
  });
});
