import { buildAuthWorld, buildSignUpForm, KNOWN_ACCOUNT } from "@shop/auth-ui/testing";
import { createFakeCheckoutGateway, createTestCheckoutStore } from "@shop/cart/testing";
import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { signUpKeepsPurchase } from "./sign-up-keeps-purchase.ts";

const CREDENTIALS = { emailAddress: "ada@example.com", password: KNOWN_ACCOUNT.password, isHoneypotTicked: false };
const LINES = [{ name: "Ballast", quantity: 1 }];

/** One tab; tabs of one browser share `local`. */
async function openTab(local = createMemoryStorage()) {
  const world = buildAuthWorld({ verdicts: { "new@example.com": "unknown" } });
  const gateway = createFakeCheckoutGateway();
  const { checkout } = createTestCheckoutStore({
    gateway,
    clock: world.clock,
    isLoggedIn: () => world.auth.getState().status === "customer",
  });
  signUpKeepsPurchase({ ...world, checkout, local });
  await world.auth.start();
  const signUp = async () => {
    const { signIn } = world;
    signIn.setField("emailAddress", "new@example.com");
    await signIn.submitEmail();
    const form = buildSignUpForm();
    signIn.setField("firstName", form.firstName);
    signIn.setField("lastName", form.lastName);
    signIn.setField("password", form.password);
    signIn.setField("hasAcceptedTerms", true);
    await signIn.submitSignUp();
    expect(signIn.getState().stage).toBe("activationSent");
  };
  return { ...world, gateway, checkout, local, signUp };
}

test("[PAY-05] a buy now that led to signing up goes on half a second after the first login, in whichever tab the link opens", async () => {
  const before = await openTab();
  await before.checkout.buyNow(LINES);
  await before.signUp();
  before.checkout.loginAbandoned();

  const after = await openTab(before.local);
  await after.auth.login(CREDENTIALS);
  await after.clock.advanceAsync(499);
  expect(after.gateway.reviews).toEqual([]);
  await after.clock.advanceAsync(1);

  expect(after.gateway.reviews).toMatchObject([{ request: { purchase: { products: LINES } } }]);
});

test("a purchase that was kept goes on once alone", async () => {
  const before = await openTab();
  await before.checkout.startCheckout();
  await before.signUp();
  const after = await openTab(before.local);
  await after.auth.login(CREDENTIALS);
  await after.clock.advanceAsync(500);
  const later = await openTab(before.local);
  await later.auth.login(CREDENTIALS);
  await later.clock.advanceAsync(500);
  expect(after.gateway.reviews).toMatchObject([{ request: { purchase: { kind: "cart" } } }]);
  expect(later.gateway.reviews).toEqual([]);
});

test("signing up without a purchase keeps none", async () => {
  const before = await openTab();
  await before.signUp();
  const after = await openTab(before.local);
  await after.auth.login(CREDENTIALS);
  await after.clock.advanceAsync(500);
  expect(after.gateway.reviews).toEqual([]);
});

test("a login in a tab whose own checkout waits leaves the purchase to that one", async () => {
  const tab = await openTab();
  await tab.checkout.startCheckout();
  await tab.signUp();
  await tab.auth.login(CREDENTIALS);
  await tab.clock.advanceAsync(500);
  expect(tab.gateway.reviews).toEqual([]);
});
