import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createLastOrder } from "./last-order.ts";

test("the order that was just paid is known after a reload of the tab", () => {
  const session = createMemoryStorage();
  createLastOrder(session).remember("o1");
  expect(createLastOrder(session).orderId()).toBe("o1");
});

test("a purchase without an order's id leaves no older one behind", () => {
  const lastOrder = createLastOrder(createMemoryStorage());
  lastOrder.remember("o1");
  lastOrder.remember(null);
  expect(lastOrder.orderId()).toBeNull();
});
