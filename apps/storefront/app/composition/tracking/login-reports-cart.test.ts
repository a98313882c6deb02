import { buildAuthWorld, buildUser, KNOWN_ACCOUNT } from "@shop/auth-ui/testing";
import { createFakeCartGateway, createTestCartStore } from "@shop/cart/testing";
import type { RaisedEvent } from "@shop/tracking";
import { expect, test } from "vitest";
import { loginReportsCart } from "./login-reports-cart.ts";

const CREDENTIALS = { emailAddress: "ada@example.com", password: KNOWN_ACCOUNT.password, isHoneypotTicked: false };

function build({ visitor = buildUser(), items = [{ name: "Ballast", quantity: 2 }] } = {}) {
  const { auth } = buildAuthWorld({ visitor: visitor.isLoggedIn ? visitor : null });
  const { cart } = createTestCartStore({ gateway: createFakeCartGateway(items) });
  auth.subscribe((state, before) => {
    if (state.status !== before.status) void cart.refresh();
  });
  const raised: RaisedEvent[] = [];
  loginReportsCart({ auth, cart, events: { raise: (event) => void raised.push(event) } });
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) await cart.settled();
  };
  return { auth, raised, settle };
}

test("[AUTH-12] a login reports the items of the customer's cart", async () => {
  const { auth, raised, settle } = build({ visitor: buildUser({ isLoggedIn: false }) });
  await auth.start();
  await settle();
  await auth.login(CREDENTIALS);
  await settle();
  expect(raised).toMatchObject([{ name: "cart_at_login", data: { items: [{ name: "Ballast", quantity: 2 }] } }]);
});

test("[AUTH-12] an empty cart is not reported, nor is one of somebody who was logged in already", async () => {
  const empty = build({ visitor: buildUser({ isLoggedIn: false }), items: [] });
  await empty.auth.start();
  await empty.auth.login(CREDENTIALS);
  await empty.settle();
  const known = build();
  await known.auth.start();
  await known.settle();
  expect([empty.raised, known.raised]).toEqual([[], []]);
});
