import { fail, ok, type Result } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import type { PaymentSession } from "../domain/payment-session.ts";
import { messages } from "../messages/index.ts";
import { buildSession } from "../testing/build-cart.ts";
import { createTestCheckoutStore } from "../testing/create-test-stores.ts";
import { createFakeCheckoutGateway, createFakePaymentWindow } from "../testing/fake-checkout.ts";

const PRODUCTS = [{ name: "Ballast", quantity: 2 }];
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe("checkout, logged in", () => {
  it("opens the session's page in the shop's frame", async () => {
    const gateway = createFakeCheckoutGateway();
    const { checkout, acts } = createTestCheckoutStore({ gateway, currentPath: () => "/products" });
    void checkout.startCheckout();
    expect(checkout.getState().flow).toEqual({ name: "preparing", purchase: { kind: "cart" } });
    await settle();
    expect(gateway.calls).toEqual([
      { name: "checkout", request: { back: "/products", landing: "/account?source=purchase" } },
    ]);
    expect(checkout.getState()).toEqual({
      flow: { name: "open", purchase: { kind: "cart" }, session: buildSession() },
      paymentUrl: "https://pay.example/session/session-1",
    });
    expect(acts).toEqual([]);
  });
  it("[PAY-04] a window closed with order data is completed and leads to /account?source=purchase", async () => {
    const { checkout, acts } = createTestCheckoutStore();
    const bought = checkout.startCheckout();
    await settle();
    checkout.finishPayment({ outcome: "completed", orderId: "o-1" });
    await bought;
    expect(checkout.getState()).toEqual({
      flow: { name: "completed", purchase: { kind: "cart" }, orderId: "o-1" },
      paymentUrl: null,
    });
    expect(acts).toEqual(["go /account?source=purchase order o-1"]);
  });
  it("[PAY-04] a window closed without leads nowhere", async () => {
    const { checkout, acts, notices } = createTestCheckoutStore();
    const bought = checkout.startCheckout();
    await settle();
    checkout.finishPayment({ outcome: "closed" });
    await bought;
    expect(checkout.getState()).toEqual({ flow: { name: "closed", purchase: { kind: "cart" } }, paymentUrl: null });
    expect(acts).toEqual(["closed cart"]);
    expect(notices).toEqual([{ kind: "other", tone: "info", key: "checkout.closed" }]);
  });
  it("a second press while one is under way starts no second one", async () => {
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({ gateway });
    void checkout.startCheckout();
    void checkout.startCheckout();
    void checkout.buyNow(PRODUCTS);
    await settle();
    void checkout.startCheckout();
    expect(gateway.calls).toHaveLength(1);
  });
  it("paths of the shop get the page's language", async () => {
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({
      gateway,
      currentPath: () => "/de/cart",
      localPath: (path) => `/de${path}`,
    });
    void checkout.startCheckout();
    expect(gateway.calls[0]?.request).toEqual({ back: "/de/cart", landing: "/de/account?source=purchase" });
  });
});

describe("checkout, logged out", () => {
  it("[PAY-01] asks to log in with the prompt, and goes on 500 ms after login", async () => {
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
    expect(gateway.calls).toEqual([]);
    await clock.advanceAsync(1);
    expect(gateway.calls).toHaveLength(1);
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
    expect(gateway.calls).toEqual([]);
  });
  it("a login by itself starts nothing", async () => {
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({ clock, gateway });
    checkout.loggedIn();
    await clock.advanceAsync(1000);
    expect(gateway.calls).toEqual([]);
  });
  it("a login that the server knows to have ended is asked for again, and the purchase goes on after it", async () => {
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    gateway.answerWith(fail({ code: "api.loginRequired" }));
    const { checkout, acts, notices } = createTestCheckoutStore({ clock, gateway });
    await checkout.startCheckout();
    expect(checkout.getState().flow.name).toBe("needsLogin");
    expect(acts).toEqual(["login checkout.loginToContinue"]);
    expect(notices).toEqual([]);
    gateway.answerWith(ok(buildSession()));
    checkout.loggedIn();
    await clock.advanceAsync(500);
    expect(checkout.getState().flow.name).toBe("open");
  });
});

describe("buy now", () => {
  it("[PAY-05] logged in says 'Quick checkout starting...' first, then sends products and addresses", async () => {
    const gateway = createFakeCheckoutGateway();
    const { checkout, notices } = createTestCheckoutStore({ gateway, currentPath: () => "/products/plugins/ballast" });
    void checkout.buyNow(PRODUCTS);
    expect(notices.map((notice) => messages.en[notice.key])).toEqual(["Quick checkout starting..."]);
    await settle();
    expect(gateway.calls).toEqual([
      { name: "buyNow", request: { products: PRODUCTS, back: "/shop", landing: "/account?source=purchase" } },
    ]);
    expect(checkout.getState().flow.name).toBe("open");
  });
  it("[PAY-05] logged out is kept through the login and goes on 500 ms after it", async () => {
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    const { checkout, acts, notices } = createTestCheckoutStore({ clock, gateway, isLoggedIn: () => false });
    await checkout.buyNow(PRODUCTS);
    expect(acts).toEqual(["login checkout.loginToContinue"]);
    expect(notices).toEqual([]);
    checkout.loggedIn();
    await clock.advanceAsync(500);
    expect(gateway.calls).toMatchObject([{ name: "buyNow", request: { products: PRODUCTS } }]);
  });
});

describe("what goes wrong", () => {
  it.each([
    ["the cart's checkout, any reason", "cart", { code: "api.internal" }, "checkout.failed"],
    ["buy now, any reason", "buyNow", { code: "api.unreachable" }, "checkout.buyNowFailed"],
    ["no payment", "cart", { code: "checkout.paymentUnavailable" }, "checkout.paymentUnavailable"],
    ["no session", "buyNow", { code: "checkout.noSessionId" }, "checkout.noSessionId"],
    ["a full line", "buyNow", { code: "cart.itemLimitReached" }, "cart.itemLimitReached"],
  ] as const)("on the server (%s) is told, and can be tried again", async (_what, kind, reason, code) => {
    const gateway = createFakeCheckoutGateway();
    gateway.answerWith(fail(reason));
    const { checkout, notices } = createTestCheckoutStore({ gateway });
    const start = () => (kind === "cart" ? checkout.startCheckout() : checkout.buyNow(PRODUCTS));
    await start();
    expect(checkout.getState().flow).toMatchObject({ name: "failed", failure: { code } });
    expect(notices.at(-1)).toEqual({ kind: "other", tone: "error", key: code, params: undefined });
    gateway.answerWith(ok(buildSession()));
    void start();
    await settle();
    expect(checkout.getState().flow.name).toBe("open");
  });
  it("with the window is told as the window's", async () => {
    const { checkout, notices } = createTestCheckoutStore({
      window: createFakePaymentWindow(fail({ code: "browser.blocked" })),
    });
    await checkout.startCheckout();
    expect(notices.at(-1)).toMatchObject({ tone: "error", key: "checkout.windowFailed" });
  });
  it("a provider that does not come up leads to its own page", async () => {
    const url = "https://pay.example/s";
    const { checkout, acts } = createTestCheckoutStore({
      window: createFakePaymentWindow(ok({ outcome: "external", url })),
    });
    await checkout.startCheckout();
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
    expect(checkout.getState().flow).toMatchObject({ name: "external", url, isTabOpen: false });
    checkout.finishPayment({ outcome: "closed" });
    expect(checkout.getState().flow).toEqual({ name: "idle" });
    // Whether it was paid in the tab is the server's to say: the cart is asked for, and nothing is claimed.
    expect(closed).toEqual(["cart"]);
    expect(notices).toEqual([]);
  });
});

describe("[PAY-02] that a checkout begins", () => {
  it("is told before its session is asked for, with what is bought", async () => {
    const told: unknown[] = [];
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({
      gateway,
      onCheckoutStarted: (purchase) => told.push([purchase, gateway.calls.length]),
    });
    void checkout.startCheckout();
    await settle();
    checkout.finishPayment({ outcome: "closed" });
    await settle();
    void checkout.buyNow(PRODUCTS);
    await settle();
    expect(told).toEqual([
      [{ kind: "cart" }, 0],
      [{ kind: "buyNow", products: PRODUCTS }, 1],
    ]);
  });
  it("is told once, though the login had ended and was renewed on the way", async () => {
    const told: unknown[] = [];
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    gateway.answerWith(fail({ code: "api.loginRequired" }));
    const { checkout } = createTestCheckoutStore({
      clock,
      gateway,
      onCheckoutStarted: (purchase) => told.push(purchase),
    });
    await checkout.startCheckout();
    gateway.answerWith(ok(buildSession()));
    checkout.loggedIn();
    await clock.advanceAsync(1000);
    expect(checkout.getState().flow.name).toBe("open");
    expect(told).toEqual([{ kind: "cart" }]);
  });
  it("is told to nobody while the shopper is logged out", async () => {
    const told: unknown[] = [];
    const { checkout } = createTestCheckoutStore({
      isLoggedIn: () => false,
      onCheckoutStarted: (purchase) => told.push(purchase),
    });
    await checkout.startCheckout();
    expect(told).toEqual([]);
  });
});

describe("after logout", () => {
  it("a session that comes late opens no window", async () => {
    let answer = (_session: Result<PaymentSession>) => {};
    const gateway = createFakeCheckoutGateway();
    gateway.answerWith(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const window = createFakePaymentWindow();
    const { checkout, acts } = createTestCheckoutStore({ gateway, window });
    void checkout.startCheckout();
    checkout.reset();
    answer(ok(buildSession()));
    await settle();
    expect(window.opened).toEqual([]);
    expect(checkout.getState()).toEqual(checkout.getInitialState());
    expect(acts).toEqual([]);
  });
  it("a provider's script that comes late gets no place", async () => {
    const clock = createFakeClock();
    const { checkout } = createTestCheckoutStore({
      window: {
        open: async (_session, frame) => {
          await new Promise<void>((resolve) => {
            clock.after(1000, resolve);
          });
          return ok(await frame.hold(() => () => {}));
        },
      },
    });
    void checkout.startCheckout();
    await settle();
    expect(checkout.getState().flow.name).toBe("waitingForProvider");
    checkout.reset();
    await clock.advanceAsync(1000);
    expect(checkout.getState().paymentMount).toBeUndefined();
    expect(checkout.getState().flow).toEqual({ name: "idle" });
  });
  it("an open window is closed without a word", async () => {
    const { checkout, acts, notices } = createTestCheckoutStore();
    void checkout.startCheckout();
    await settle();
    checkout.reset();
    await settle();
    expect(checkout.getState()).toEqual(checkout.getInitialState());
    expect([...acts, ...notices]).toEqual([]);
  });
  it("a purchase that was to go on does not", async () => {
    const clock = createFakeClock();
    const gateway = createFakeCheckoutGateway();
    const { checkout } = createTestCheckoutStore({ clock, gateway, isLoggedIn: () => false });
    await checkout.startCheckout();
    checkout.loggedIn();
    checkout.reset();
    await clock.advanceAsync(1000);
    expect(gateway.calls).toEqual([]);
  });
});
