import { VISIT_COOKIE } from "@shop/api-client/contract";
import { valid } from "@shop/api-client/testing";
import { buildWireUser } from "@shop/auth-ui/testing";
import { expect, test } from "vitest";
import { createTestServices } from "../testing/create-test-services.ts";
import { EMPTY_WIRE_CART } from "../testing/fake-environment.ts";
import { connectServices } from "./connect-services.ts";

const LINE = { id: "p1", name: "Ballast", quantity: 1, price: 4900, price_discount: 4900 };
const FULL_CART = { ...EMPTY_WIRE_CART, products: [LINE], total_regular: 4900, total_discount: 4900 };

interface Visit {
  isLoggedIn?: boolean;
  cart?: object;
  mark?: boolean;
}

async function visit({ isLoggedIn = false, cart = EMPTY_WIRE_CART, mark = false }: Visit) {
  const shop = createTestServices();
  const { host, choices } = shop.environment;
  if (mark) choices.set(VISIT_COOKIE, "1");
  if (isLoggedIn) host.reply("updateSession", valid({ user: buildWireUser() }));
  host.reply("getCart", valid(cart));
  connectServices(shop.services);
  await shop.settle();
  return { ...shop, ...shop.services, host };
}

test.each([
  ["a visitor with nothing", {}, undefined],
  ["a visitor with something in the cart", { cart: FULL_CART }, "1"],
  ["a customer", { isLoggedIn: true }, "1"],
  ["a visitor whose cart has ended since", { mark: true }, undefined],
] as const)("[AUTH-16] %s leaves the mark %s", async (_who, state, mark) => {
  const { choices } = await visit(state);
  expect(choices.get(VISIT_COOKIE)).toBe(mark);
});

test("[AUTH-16] logging out with an empty cart takes the mark away", async () => {
  const { auth, host, choices, settle } = await visit({ isLoggedIn: true });
  host.reply("updateSession", valid({ user: null }));
  const leaving = auth.logout();
  await settle();
  await leaving;
  await settle();
  expect(choices.get(VISIT_COOKIE)).toBeUndefined();
});
