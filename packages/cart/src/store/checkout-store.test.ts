import { fail, ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import { messages } from "../messages/index.ts";
import { buildSession } from "../testing/build-cart.ts";
import { BOUGHT_NOW, orderInWindow, settleAnswers, TICKED_DRAFT } from "../testing/checkout-steps.ts";
import { createTestCheckoutStore } from "../testing/create-test-stores.ts";
import { createFakeCheckoutGateway, createFakePaymentWindow, orderReviewed } from "../testing/fake-checkout.ts";

const AGREEMENT = {
  ...{ totalMinor: 4165, currency: "EUR", country: "DE", company: "", vatId: "" },
  ...{ startsNow: true, knowsWithdrawalEnds: true, textVersion: "test.en" },
};

describe("checkout, logged in", () => {
  it("[PAY-02] once it is reviewed and ordered, the session's page opens in the shop's frame", async () => {
    const gateway = createFakeCheckoutGateway();
    const { checkout, acts } = createTestCheckoutStore({
      gateway,
      currentPath: () => "/products",
      cartSettled: async () => {},
    });
    void checkout.startCheckout();
    expect(checkout.getState().flow).toEqual({ name: "preparing", purchase: { kind: "cart" } });
    await orderInWindow(checkout);
    expect(gateway.calls).toEqual([
      { name: "checkout", request: { back: "/products", landing: "/account?source=purchase", agreement: AGREEMENT } },
    ]);
    expect(checkout.getState()).toEqual({
      flow: { name: "open", purchase: { kind: "cart" }, session: buildSession() },
      paymentUrl: "https://pay.example/session/session-1",
      draft: TICKED_DRAFT,
    });
    expect(acts).toEqual([]);
  });
  it("[PAY-04] a window closed with order data is completed and leads to /account?source=purchase", async () => {
    const { checkout, acts } = createTestCheckoutStore();
    void checkout.startCheckout();
    const bought = orderReviewed(checkout);
    await settleAnswers();
    await settleAnswers();
    checkout.finishPayment({ outcome: "completed", orderId: "o-1" });
    await bought;
    expect(checkout.getState()).toMatchObject({
      flow: { name: "completed", purchase: { kind: "cart" }, orderId: "o-1" },
      paymentUrl: null,
    });
    expect(acts).toEqual(["go /account?source=purchase order o-1"]);
  });
  it("[PAY-04] a window closed without leads nowhere", async () => {
    const { checkout, acts, notices } = createTestCheckoutStore();
    void checkout.startCheckout();
    const bought = orderReviewed(checkout);
    await settleAnswers();
    await settleAnswers();
    checkout.finishPayment({ outcome: "closed" });
    await bought;
    expect(checkout.getState()).toMatchObject({
      flow: { name: "closed", purchase: { kind: "cart" } },
      paymentUrl: null,
    });
    expect(acts).toEqual(["closed cart"]);
    expect(notices).toEqual([{ kind: "other", tone: "info", key: "checkout.closed" }]);
  });
  it("a second press while one is under way starts no second one", async () => {
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({ gateway });
    void checkout.startCheckout();
    void checkout.startCheckout();
    void checkout.buyNow(BOUGHT_NOW);
    await orderInWindow(checkout);
    void checkout.startCheckout();
    void checkout.order("test.en");
    await settleAnswers();
    expect([gateway.reviews.length, gateway.calls.length]).toEqual([1, 1]);
  });
  it("paths of the shop get the page's language", async () => {
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({
      gateway,
      currentPath: () => "/de/cart",
      localPath: (path) => `/de${path}`,
    });
    void checkout.startCheckout();
    await orderInWindow(checkout);
    expect(gateway.calls[0]?.request).toMatchObject({ back: "/de/cart", landing: "/de/account?source=purchase" });
  });
});

describe("checkout, logged out", () => {
  it("[PAY-01] asks to log in with the prompt, and continues 500 ms after login", async () => {
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    const { checkout, acts } = createTestCheckoutStore({ clock, gateway, isLoggedIn: () => false });
    await checkout.startCheckout();
    expect(checkout.getState().flow).toEqual({ name: "needsLogin", purchase: { kind: "cart" } });
    expect(acts).toEqual(["login checkout.loginToContinue"]);
    expect(messages.en["checkout.loginToContinue"]).toBe("Please login or sign up to continue.");
    checkout.loggedIn();
    checkout.loginAbandoned();
    await clock.advanceAsync(499);
    expect(gateway.reviews).toEqual([]);
    await clock.advanceAsync(1);
    expect(gateway.reviews).toHaveLength(1);
    expect(checkout.getState().flow.name).toBe("reviewing");
    await orderInWindow(checkout);
    expect(checkout.getState().flow.name).toBe("open");
  });
  it("is dropped when the login dialog is closed without logging in", async () => {
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({ clock, gateway, isLoggedIn: () => false });
    await checkout.startCheckout();
    checkout.loginAbandoned();
    checkout.loggedIn();
    await clock.advanceAsync(1000);
    expect(checkout.getState().flow).toEqual({ name: "idle" });
    expect(gateway.reviews).toEqual([]);
  });
  it("a login by itself starts nothing", async () => {
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({ clock, gateway });
    checkout.loggedIn();
    await clock.advanceAsync(1000);
    expect(gateway.reviews).toEqual([]);
  });
});

describe("buy now", () => {
  it("[PAY-05] logged in says 'Quick checkout starting...' first, then sends products and addresses", async () => {
    const gateway = createFakeCheckoutGateway();
    const { checkout, notices } = createTestCheckoutStore({ gateway, currentPath: () => "/products/plugins/ballast" });
    void checkout.buyNow(BOUGHT_NOW);
    expect(notices.map((notice) => messages.en[notice.key])).toEqual(["Quick checkout starting..."]);
    await orderInWindow(checkout);
    const paths = { back: "/shop", landing: "/account?source=purchase" };
    expect(gateway.calls).toMatchObject([{ name: "buyNow", request: { products: BOUGHT_NOW, ...paths } }]);
    expect(checkout.getState().flow.name).toBe("open");
  });
  it("[PAY-05] logged out is kept through the login and continues 500 ms after it", async () => {
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    const { checkout, acts, notices } = createTestCheckoutStore({ clock, gateway, isLoggedIn: () => false });
    await checkout.buyNow(BOUGHT_NOW);
    expect(acts).toEqual(["login checkout.loginToContinue"]);
    expect(notices).toEqual([]);
    checkout.loggedIn();
    await clock.advanceAsync(499);
    expect(gateway.reviews).toEqual([]);
    await clock.advanceAsync(1);
    expect(gateway.reviews).toMatchObject([{ request: { purchase: { products: BOUGHT_NOW } } }]);
  });
});

describe("what goes wrong", () => {
  it("with the window gets the window's message", async () => {
    const { checkout, notices } = createTestCheckoutStore({
      window: createFakePaymentWindow(fail({ code: "browser.blocked" })),
    });
    await checkout.startCheckout();
    await orderReviewed(checkout);
    expect(checkout.getState().flow).toMatchObject({ name: "failed", failure: { code: "checkout.windowFailed" } });
    expect(notices.at(-1)).toMatchObject({ tone: "error", key: "checkout.windowFailed" });
  });
  it("a provider that does not come up leads to its own page", async () => {
    const url = "https://pay.example/s";
    const { checkout, acts } = createTestCheckoutStore({
      window: createFakePaymentWindow(ok({ outcome: "external", url })),
    });
    await checkout.startCheckout();
    await orderReviewed(checkout);
    const external = { name: "external", purchase: { kind: "cart" }, url };
    expect(checkout.getState().flow).toEqual({ ...external, isTabOpen: true });
    expect(acts).toEqual([`tab ${url}`]);
  });
  it("[PAY-03] a tab that the browser blocks leaves the page to a link, until the shopper has done with it", async () => {
    const url = "https://pay.example/s";
    const closed: string[] = [];
    const { checkout, notices } = createTestCheckoutStore({
      window: createFakePaymentWindow(ok({ outcome: "external", url })),
      onExternal: () => false,
      onClosed: (purchase) => closed.push(purchase.kind),
    });
    await checkout.startCheckout();
    await orderReviewed(checkout);
    expect(checkout.getState().flow).toMatchObject({ name: "external", url, isTabOpen: false });
    checkout.finishPayment({ outcome: "closed" });
    expect(checkout.getState().flow).toEqual({ name: "idle" });
    // Only the server knows whether it was paid in the tab: the cart is reloaded, and nothing is claimed.
    expect(closed).toEqual(["cart"]);
    expect(notices).toEqual([]);
  });
});
