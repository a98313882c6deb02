import { expect, test } from "vitest";
import { checkEvent, EVENT_NAMES, type RaisedEvent } from "./event-list.ts";

const ITEM = { name: "faMicAlign", category: "plugin", priceMinor: 4165, discountMinor: 735, quantity: 2 } as const;
const MONEY = { valueMinor: 8330, currency: "EUR", basis: "gross" } as const;

test("[TRACK-06] the list has login, logout, sign_up, campaign and the e-commerce events of GA4", () => {
  expect(EVENT_NAMES).toEqual(
    expect.arrayContaining([
      "login",
      "logout",
      "sign_up",
      "campaign",
      "search",
      "download",
      "view_item_list",
      "select_item",
      "view_item",
      "add_to_cart",
      "remove_from_cart",
      "view_cart",
      "begin_checkout",
      "add_payment_info",
      "purchase",
      "refund",
      "view_promotion",
      "select_promotion",
    ]),
  );
});

test("[TRACK-06] an event keeps the data of its schema, and a product counts once if no quantity is given", () => {
  const raised: RaisedEvent = { name: "add_to_cart", data: { items: [{ name: "faGain" }], money: MONEY } };
  expect(checkEvent(raised)).toEqual({
    name: "add_to_cart",
    data: { items: [{ name: "faGain", quantity: 1 }], money: { valueMinor: 8330, currency: "EUR", basis: "gross" } },
  });
});

test.each<[string, RaisedEvent]>([
  ["no product name", { name: "add_to_cart", data: { items: [{ name: "" }], money: MONEY } }],
  ["no product", { name: "view_cart", data: { items: [], money: MONEY } }],
  [
    "an amount that isn't minor units",
    { name: "view_cart", data: { items: [ITEM], money: { ...MONEY, valueMinor: 83.3 } } },
  ],
  ["no order", { name: "purchase", data: { orderId: "", items: [ITEM], money: MONEY } }],
  ["a rating beyond five", { name: "rating", data: { product: "faGain", stars: 6 } }],
])("[CART-12] [TRACK-05] an event with %s goes nowhere", (_what, raised) => {
  expect(checkEvent(raised)).toBeNull();
});
