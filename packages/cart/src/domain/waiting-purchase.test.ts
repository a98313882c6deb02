import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import type { Purchase } from "./checkout-state.ts";
import { readWaitingPurchase, writeWaitingPurchase } from "./waiting-purchase.ts";

const WAITING_PURCHASE_LIFE_MS = 48 * 60 * 60 * 1000;

const BUY_NOW: Purchase = { kind: "buyNow", products: [{ name: "faMicAlign", quantity: 1 }] };

test.each([{ kind: "cart" } as const, BUY_NOW])(
  "[PAY-01, PAY-05] a purchase that waits for the activation is found again: %o",
  (purchase) => {
    const kept = writeWaitingPurchase(purchase, FAKE_NOW_MS);
    expect(readWaitingPurchase(kept, FAKE_NOW_MS + WAITING_PURCHASE_LIFE_MS - 1)).toEqual(purchase);
  },
);

test("a purchase that waited too long is forgotten", () => {
  const kept = writeWaitingPurchase(BUY_NOW, FAKE_NOW_MS);
  expect(readWaitingPurchase(kept, FAKE_NOW_MS + WAITING_PURCHASE_LIFE_MS)).toBeUndefined();
});

test.each([
  [undefined],
  [""],
  ["{"],
  ["null"],
  ["[]"],
  ['{"purchase":{"kind":"cart"}}'],
  ['{"purchase":{"kind":"theft"},"endsAtMs":9e15}'],
  ['{"purchase":{"kind":"buyNow","products":[{"name":1}]},"endsAtMs":9e15}'],
])("what can't be read is no purchase: %s", (kept) => {
  expect(readWaitingPurchase(kept, FAKE_NOW_MS)).toBeUndefined();
});
