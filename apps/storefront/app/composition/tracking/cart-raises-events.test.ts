import { createFakeCartGateway, createTestCartStore } from "@shop/cart/testing";
import type { RaisedEvent } from "@shop/tracking";
import { expect, test } from "vitest";
import { cartRaisesEvents } from "./cart-raises-events.ts";

test("[CART-12] [TRACK-06] adding and removing are events with the price of a unit and the value of all", async () => {
  const raised: RaisedEvent[] = [];
  const { cart } = createTestCartStore({
    gateway: createFakeCartGateway(),
    onTracked: cartRaisesEvents({ raise: (event) => void raised.push(event) }),
  });
  await cart.refresh();
  await cart.add({ name: "Ballast", isFree: false, isForSale: true }, 2);
  await cart.remove("Ballast", 1);
  const [added, removed] = raised;
  expect(raised.map(({ name }) => name)).toEqual(["add_to_cart", "remove_from_cart"]);
  if (added?.name !== "add_to_cart" || removed?.name !== "remove_from_cart") throw new Error("unexpected");
  const unit = added.data.items[0]?.priceMinor ?? 0;
  expect(unit).toBeGreaterThan(0);
  expect(added.data.money).toEqual({ valueMinor: unit * 2, currency: "EUR", basis: "gross" });
  expect(removed.data.money).toEqual({ valueMinor: unit, currency: "EUR", basis: "gross" });
});
