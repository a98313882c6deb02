import { SAMPLE_REVIEW, valid } from "@shop/api-client/testing";
import { buildWireUser } from "@shop/auth-ui/testing";
import { orderReviewed } from "@shop/cart/testing";
import { expect, test } from "vitest";
import { createTestServices } from "../testing/create-test-services.ts";
import { connectServices } from "./connect-services.ts";
import { createPageServices } from "./create-page-services.ts";
import { createServerPageEnvironment } from "./page-environment.ts";

const SESSION = { session_id: "s1", cart_url: "/test-provider/session/s1" };

async function buildOpenPayment() {
  const shop = createTestServices({ localPath: (path) => `/de${path}` });
  const { host } = shop.environment;
  host.reply("updateSession", valid({ user: buildWireUser() }));
  host.reply("reviewOrder", valid({ ...SAMPLE_REVIEW, last_country: "DE" }));
  host.reply("checkout", valid(SESSION));
  connectServices(shop.services);
  await shop.settle();
  void shop.services.checkout.startCheckout();
  await shop.settle();
  void orderReviewed(shop.services.checkout);
  await shop.settle();
  expect(shop.services.checkout.getState().paymentUrl).toContain(SESSION.cart_url);
  return { ...shop, host, ...shop.services };
}

test("[PAY-04] a payment that was completed leads to the account page's landing, in the shopper's language; the page that is left loads nothing", async () => {
  const { checkout, lastOrder, host, visited, settle } = await buildOpenPayment();
  const loads = () => [...host.requestsOf("getCart"), ...host.requestsOf("getOwnedProducts")].length;
  const before = loads();
  checkout.finishPayment({ outcome: "completed", orderId: "o1" });
  await settle();
  expect(loads()).toBe(before);
  expect(visited).toEqual(["/de/account?source=purchase"]);
  expect(lastOrder.orderId()).toBe("o1");
});

test("[PAY-04] a payment window that was closed leads nowhere, and the cart is looked up again", async () => {
  const { checkout, cart, host, visited, settle } = await buildOpenPayment();
  const before = host.requestsOf("getCart").length;
  checkout.finishPayment({ outcome: "closed" });
  await settle();
  expect(visited).toEqual([]);
  expect(host.requestsOf("getCart")).toHaveLength(before + 1);
  expect(cart.getState().messages.map(({ key }) => key)).toContain("checkout.closed");
});

test("rendering on a server starts no services, makes no call and knows no visitor", () => {
  const environment = createServerPageEnvironment();
  const unwanted = () => Promise.reject(new Error("wanted on a server"));
  const page = createPageServices(environment, "faIR", { start: unwanted, startConsent: unwanted });
  expect(page.services.getState()).toBeNull();
  expect(page.consent.getState()).toBeNull();
  expect(page.cart.getState()).toMatchObject({ status: "idle", products: [] });
  expect(page.checkout.getState().flow.name).toBe("idle");
  expect(page.currency.getState().currency).toBe("EUR");
  expect(environment.local.get("shop_theme")).toBeUndefined();
});
