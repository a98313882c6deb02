import { ACCESS_TOKEN_COOKIE } from "@shop/api-client/contract";
import { CART_CHANGED_KEY, EARLY_ACTS_KEY } from "@shop/cart/store";
import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createFakeEnvironment } from "../testing/fake-environment.ts";
import { connectPage } from "./connect-page.ts";
import { createPageServices } from "./create-page-services.ts";

/** A page whose services are counted, not created. */
function buildPage(cookies: Record<string, string> = {}) {
  let started = 0;
  const otherTab: { report?: (key: string) => void } = {};
  const local = {
    ...createMemoryStorage(),
    subscribe: (listener: (key: string) => void) => {
      otherTab.report = listener;
      return () => delete otherTab.report;
    },
  };
  const environment = {
    ...createFakeEnvironment({ pageCurrency: "JPY" }),
    choices: createMemoryStorage(cookies),
    local,
  };
  const page = createPageServices(environment, "faIR", {
    start: () => {
      started += 1;
      return Promise.reject(new Error("counted"));
    },
    startConsent: () => Promise.reject(new Error("not wanted")),
  });
  const end = connectPage(page);
  return { page, end, otherTab, environment, started: () => started };
}

test("[AUTH-16] [API-03] a first visit that only reads starts no services: no token is created, no call is made", () => {
  const { page, started } = buildPage();
  expect(started()).toBe(0);
  expect(page.currency.getState().currency).toBe("JPY");
});

test("[AUTH-16] a visitor with an access token is looked up at the start", () => {
  expect(buildPage({ [ACCESS_TOKEN_COOKIE]: "t" }).started()).toBe(1);
});

test("a requested dialog starts the services", () => {
  const { page, started } = buildPage();
  page.modal.set("login", { reason: "account" });
  expect(started()).toBe(1);
});

test("the privacy settings start no services", () => {
  const { page, started } = buildPage();
  page.modal.set("cookie");
  expect(started()).toBe(0);
});

test("[CART-11] a cart that is filled in another tab is followed", () => {
  const { otherTab, started } = buildPage();
  otherTab.report?.("shop_theme");
  expect(started()).toBe(0);
  otherTab.report?.(CART_CHANGED_KEY);
  expect(started()).toBe(1);
});

test("[CART-06] a change of the cart that the page before left without a response is resumed at once", () => {
  const environment = createFakeEnvironment();
  let started = 0;
  const open = () => {
    const page = createPageServices(environment, "faIR", {
      start: () => {
        started += 1;
        return new Promise(() => {});
      },
      startConsent: () => new Promise(() => {}),
    });
    return { page, end: connectPage(page) };
  };
  const { page, end } = open();
  expect(started).toBe(0);
  void page.cart.add({ name: "Ballast", isFree: false, isForSale: true });
  expect(started).toBe(1);
  end();
  open();
  expect(started).toBe(2);
  expect(environment.session.get(EARLY_ACTS_KEY)).toContain("Ballast");
});

test("services that can't be loaded are logged, and tried again at the next request", async () => {
  const { page, environment, started } = buildPage();
  await expect(page.services.load()).rejects.toThrow("counted");
  expect(environment.logged).toEqual([{ act: "services.start", error: "Error: counted" }]);
  await page.checkout.startCheckout();
  expect(started()).toBe(2);
  expect(page.checkout.getState().flow).toMatchObject({ name: "failed", failure: { code: "checkout.failed" } });
});

test("after its end a page starts nothing any more", () => {
  const { page, otherTab, end, started } = buildPage();
  end();
  page.modal.set("contact");
  otherTab.report?.(CART_CHANGED_KEY);
  expect(started()).toBe(0);
});
