import { SAMPLE_ORDER } from "@shop/api-client/testing";
import { expect, test } from "vitest";
import { purchaseOfOrder } from "./purchase-of-order.ts";

test("[ROUTE-09] [TRACK-06] a paid order is a purchase with what was charged, its VAT and its first coupon", () => {
  const [line] = SAMPLE_ORDER.lines;
  if (!line) throw new Error("An order has lines.");
  const order = {
    ...SAMPLE_ORDER,
    total: 7252,
    lines: [{ ...line, name: "faGainTrim", quantity: 2, price: 4900, price_discount: 4165 }],
    coupons: [{ code: "SPRING", amount: 500 }],
    tax: { ...SAMPLE_ORDER.tax, vat: 1158, is_reverse_charge: false },
  };
  expect(purchaseOfOrder(order)).toEqual({
    name: "purchase",
    data: {
      orderId: SAMPLE_ORDER.id,
      items: [{ name: "faGainTrim", quantity: 2, priceMinor: 4165, discountMinor: 735 }],
      money: { valueMinor: 7252, currency: "EUR", basis: "gross" },
      taxMinor: 1158,
      coupon: "SPRING",
    },
  });
  const abroad = purchaseOfOrder({ ...order, tax: { ...order.tax, is_reverse_charge: true } });
  expect(abroad.data.money.basis).toBe("net");
});
