import { buildAuthWorld, buildUser, KNOWN_ACCOUNT } from "@shop/auth-ui/testing";
import { createFakeCartGateway, createTestCartStore, createTestCheckoutStore, orderReviewed } from "@shop/cart/testing";
import { createCatalogStore } from "@shop/catalog/store";
import { buildOwned, buildWireOwnedProduct, createFakeCatalogGateway } from "@shop/catalog/testing";
import { ok } from "@shop/kernel";
import { createFakeClock, createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { loginRefreshesShop } from "./login-refreshes-shop.ts";

const CREDENTIALS = { emailAddress: "ada@example.com", password: KNOWN_ACCOUNT.password, isHoneypotTicked: false };

function buildWorld(visitor = buildUser()) {
  const { auth } = buildAuthWorld({ visitor: visitor.isLoggedIn ? visitor : null });
  const cartGateway = createFakeCartGateway([{ name: "Ballast", quantity: 2 }]);
  const { cart } = createTestCartStore({ gateway: cartGateway });
  const catalogGateway = createFakeCatalogGateway();
  catalogGateway.owned = ok(buildOwned({ plugin: [buildWireOwnedProduct()] }));
  const catalog = createCatalogStore({
    gateway: catalogGateway,
    storage: createMemoryStorage(),
    clock: createFakeClock(),
    log: () => {},
  });
  const { checkout } = createTestCheckoutStore({ isLoggedIn: () => auth.getState().status === "customer" });
  loginRefreshesShop({ auth, cart, checkout, catalog });
  const settle = async () => {
    await cart.settled();
    await createFakeClock().advanceAsync(0);
  };
  return { auth, cart, cartGateway, checkout, catalog, catalogGateway, settle };
}

test("a visitor gets their cart as soon as it is known who they are, and no look at licences", async () => {
  const { auth, cart, catalogGateway, settle } = buildWorld(buildUser({ isLoggedIn: false }));
  await auth.start();
  await settle();
  expect(cart.getState().products.map(({ name }) => name)).toEqual(["Ballast"]);
  expect(catalogGateway.asked.owned).toBe(0);
});

test("[SHELL-14] a login loads what the user owns and fetches the cart again", async () => {
  const { auth, cartGateway, catalog, settle } = buildWorld(buildUser({ isLoggedIn: false }));
  await auth.start();
  await settle();

  await auth.login(CREDENTIALS);
  await settle();

  expect(cartGateway.calls).toEqual(["get", "get"]);
  expect(catalog.getState().owned?.plugin.map(({ name }) => name)).toEqual(["faMicAlign"]);
});

test("[SHELL-14] a login and a logout refresh the product data", async () => {
  const { auth, catalogGateway, settle } = buildWorld(buildUser({ isLoggedIn: false }));
  await auth.start();
  await settle();
  expect(catalogGateway.asked.products).toBe(0);
  await auth.login(CREDENTIALS);
  await settle();
  expect(catalogGateway.asked.products).toBe(1);
  await auth.logout();
  await settle();
  expect(catalogGateway.asked.products).toBe(2);
});

test("a logout leaves nothing of the customer: neither licences nor the cart that was theirs", async () => {
  const { auth, cart, cartGateway, catalog, settle } = buildWorld();
  await auth.start();
  await settle();
  const release = cartGateway.hold();

  await auth.logout();

  expect(catalog.getState().owned).toBeNull();
  expect(cart.getState().products).toEqual([]);
  release();
  await settle();
  expect(cartGateway.calls).toEqual(["get", "get"]);
});

test("a logout closes the payment window of the purchase that was under way", async () => {
  const { auth, checkout, settle } = buildWorld();
  await auth.start();
  await checkout.startCheckout();
  void orderReviewed(checkout);
  await settle();
  expect(checkout.getState().flow.name).toBe("open");
  await auth.logout();
  expect(checkout.getState()).toMatchObject({ flow: { name: "idle" }, paymentUrl: null });
});

test("what changes about the same customer fetches nothing", async () => {
  const { auth, cartGateway, catalogGateway, settle } = buildWorld();
  await auth.start();
  await settle();
  await auth.refresh();
  await settle();
  expect(cartGateway.calls).toEqual(["get"]);
  expect(catalogGateway.asked.owned).toBe(1);
});
