import { createFakeCartGateway, createTestCartStore } from "@shop/cart/testing";
import { expect, test } from "vitest";
import { createFakeEnvironment } from "../testing/fake-environment.ts";
import { createCurrencyChoice } from "./currency-choice.ts";
import { currencyRepricesCart } from "./currency-reprices-cart.ts";

function buildWorld() {
  const currency = createCurrencyChoice(createFakeEnvironment({ pageCurrency: "USD" }));
  const gateway = createFakeCartGateway();
  const { cart } = createTestCartStore({ gateway });
  return { currency, gateway, cart, end: currencyRepricesCart({ currency, cart }) };
}

test("[PRICE-01] another currency has the cart priced again by the server", async () => {
  const { currency, gateway, cart } = buildWorld();
  await cart.refresh();
  currency.choose("JPY");
  await cart.settled();
  expect(gateway.calls).toEqual(["get", "get"]);
});

test("the same currency again makes no call", async () => {
  const { currency, gateway, cart } = buildWorld();
  currency.adopt();
  await cart.refresh();
  currency.choose("USD");
  await cart.settled();
  expect(gateway.calls).toEqual(["get"]);
});

test("adopting the page's currency before the cart was ever requested makes no call", async () => {
  const { currency, gateway, cart } = buildWorld();
  currency.adopt();
  await cart.settled();
  expect(gateway.calls).toEqual([]);
});
