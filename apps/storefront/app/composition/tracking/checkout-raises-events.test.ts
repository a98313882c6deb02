import type { CheckoutStoreDeps } from "@shop/cart/store";
import { createFakeCheckoutGateway, createTestCheckoutStore, orderReviewed } from "@shop/cart/testing";
import type { RaisedEvent } from "@shop/tracking";
import { expect, test } from "vitest";
import { checkoutRaisesEvents } from "./checkout-raises-events.ts";
import { createPaidPurchase } from "./paid-purchase.ts";

function build(deps: Partial<CheckoutStoreDeps> = {}) {
  const { checkout } = createTestCheckoutStore(deps);
  const raised: RaisedEvent[] = [];
  const paid = createPaidPurchase();
  checkoutRaisesEvents({ checkout, paid, events: { raise: (event) => void raised.push(event) } });
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { checkout, raised, paid, settle };
}

test("[TRACK-06] a checkout begins once, however often its amounts are asked for, and its payment with the window", async () => {
  const { checkout, raised, settle } = build();
  await checkout.startCheckout();
  await settle();
  await checkout.retryReview();
  await settle();
  expect(raised.map(({ name }) => name)).toEqual(["begin_checkout"]);
  void orderReviewed(checkout);
  await settle();
  expect(raised.map(({ name }) => name)).toEqual(["begin_checkout", "add_payment_info"]);
});

test("[ROUTE-09] [TRACK-06] what was paid is taken once, with its order, what was charged and the VAT in it", async () => {
  const { checkout, paid, settle } = build();
  await checkout.startCheckout();
  await settle();
  const { flow } = checkout.getState();
  const review = flow.name === "reviewing" ? flow.review : null;
  if (!review) throw new Error("The review isn't there.");
  void orderReviewed(checkout);
  await settle();
  expect(paid.take()).toBeNull();
  checkout.finishPayment({ outcome: "completed", orderId: "o-17" });
  await settle();
  const taken = paid.take();
  expect(taken).toMatchObject({
    name: "purchase",
    data: {
      orderId: "o-17",
      taxMinor: review.tax.vatMinor,
      money: { valueMinor: review.totalMinor, currency: review.currency, basis: "gross" },
    },
  });
  expect(taken?.data.items.map(({ name }) => name)).toEqual(review.lines.map(({ name }) => name));
  expect(paid.take()).toBeNull();
});

test("[ROUTE-09] an order of zero is a purchase too; one that was left without paying is none", async () => {
  const gateway = createFakeCheckoutGateway();
  gateway.payAtOnce("o-18");
  const free = build({ gateway });
  await free.checkout.startCheckout();
  await free.settle();
  await orderReviewed(free.checkout);
  await free.settle();
  expect(free.paid.take()?.data.orderId).toBe("o-18");
  const left = build();
  await left.checkout.startCheckout();
  await left.settle();
  void orderReviewed(left.checkout);
  await left.settle();
  left.checkout.finishPayment({ outcome: "closed" });
  await left.settle();
  expect(left.paid.take()).toBeNull();
});
