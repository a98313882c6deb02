import { buildAuthWorld, KNOWN_ACCOUNT } from "@shop/auth-ui/testing";
import { createFakeCheckoutGateway, createTestCheckoutStore, orderReviewed } from "@shop/cart/testing";
import { expect, test } from "vitest";
import { loginResumesCheckout } from "./login-resumes-checkout.ts";

const CREDENTIALS = { emailAddress: "ada@example.com", password: KNOWN_ACCOUNT.password, isHoneypotTicked: false };

function buildWorld() {
  const { auth, clock } = buildAuthWorld();
  const gateway = createFakeCheckoutGateway();
  const { checkout, acts } = createTestCheckoutStore({
    gateway,
    clock,
    isLoggedIn: () => auth.getState().status === "customer",
  });
  const end = loginResumesCheckout({ auth, checkout });
  return { auth, clock, gateway, checkout, acts, end };
}

test("[PAY-01] a visitor's checkout asks for the login, and goes on by itself half a second after it", async () => {
  const { auth, clock, gateway, checkout, acts } = buildWorld();
  await auth.start();
  await checkout.startCheckout();
  expect(acts).toEqual(["login checkout.loginToContinue"]);

  await auth.login(CREDENTIALS);
  await clock.advanceAsync(499);
  expect(gateway.reviews).toEqual([]);
  await clock.advanceAsync(1);

  expect(gateway.reviews).toMatchObject([{ request: { purchase: { kind: "cart" } } }]);
  void orderReviewed(checkout);
  await clock.advanceAsync(0);
  expect(gateway.calls.map(({ name }) => name)).toEqual(["checkout"]);
});

test("[PAY-05] a visitor's buy now is kept over the login with its products", async () => {
  const { auth, clock, gateway, checkout } = buildWorld();
  await auth.start();
  await checkout.buyNow([{ name: "Ballast", quantity: 1 }]);

  await auth.login(CREDENTIALS);
  await clock.advanceAsync(500);

  void orderReviewed(checkout);
  await clock.advanceAsync(0);
  expect(gateway.calls).toMatchObject([
    { name: "buyNow", request: { products: [{ name: "Ballast", quantity: 1 }], back: "/shop" } },
  ]);
});

test("a login that no purchase waited for starts none", async () => {
  const { auth, clock, gateway } = buildWorld();
  await auth.start();
  await auth.login(CREDENTIALS);
  await clock.advanceAsync(5_000);
  expect(gateway.reviews).toEqual([]);
});

test("an ended wire resumes nothing", async () => {
  const { auth, clock, gateway, checkout, end } = buildWorld();
  await auth.start();
  await checkout.startCheckout();
  end();
  await auth.login(CREDENTIALS);
  await clock.advanceAsync(5_000);
  expect(gateway.reviews).toEqual([]);
});
