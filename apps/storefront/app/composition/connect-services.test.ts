import { refused, SAMPLE_REVIEW, valid } from "@shop/api-client/testing";
import { buildWireUser, KNOWN_ACCOUNT } from "@shop/auth-ui/testing";
import { expect, test } from "vitest";
import { createTestServices } from "../testing/create-test-services.ts";
import { createFakeEnvironment } from "../testing/fake-environment.ts";
import { connectPage } from "./connect-page.ts";
import { connectServices } from "./connect-services.ts";

async function buildVisit() {
  const shop = createTestServices({ environment: createFakeEnvironment({ pageCurrency: "USD" }) });
  const { host } = shop.environment;
  const user = buildWireUser();
  host.reply("login", valid({ csrf_token: "t" }), valid({ user, login_error: null }));
  host.reply("updateSession", valid({ user: null }), valid({ user }));
  connectPage(shop.page);
  const end = connectServices(shop.services);
  await shop.settle();
  return { ...shop, ...shop.services, host, end };
}

async function logIn({ signIn, settle }: Awaited<ReturnType<typeof buildVisit>>) {
  signIn.setField("emailAddress", "ada@example.com");
  signIn.setField("password", KNOWN_ACCOUNT.password);
  const submitted = signIn.submitPassword();
  await settle();
  await submitted;
}

test("[PRICE-01] connecting, at the first action, keeps the currency, looks up the visitor, loads the cart, and adopts the page's currency", async () => {
  const { auth, cart, currency, host, environment } = await buildVisit();
  expect(auth.getState().status).toBe("visitor");
  expect(cart.getState().status).toBe("ready");
  expect(currency.getState().currency).toBe("USD");
  expect(host.requestsOf("getOwnedProducts")).toEqual([]);
  expect(environment.choices.get("shop_currency")).toBe("USD");
});

test("[PAY-01] a checkout that waited survives the closing of the login dialog by the login itself", async () => {
  const visit = await buildVisit();
  const { checkout, modal, host, environment } = visit;
  await checkout.startCheckout();
  expect(modal.getState()).toEqual({ type: "login", message: { reason: "checkout" } });

  await logIn(visit);

  expect(modal.getState().type).toBe("inactive");
  expect(checkout.getState().flow.name).toBe("resuming");
  await environment.clock.advanceAsync(499);
  expect(host.requestsOf("reviewOrder")).toEqual([]);
  await environment.clock.advanceAsync(1);
  await visit.settle();
  expect(host.requestsOf("reviewOrder")).toHaveLength(1);
});

test("after a login in the dialog nothing that was typed is left in the tab's storage, nor in the form that opens next", async () => {
  const visit = await buildVisit();
  visit.modal.set("login");
  await logIn(visit);
  expect(visit.environment.session.get("shop_sign_in_draft") ?? "").not.toContain("ada@example.com");
  visit.signIn.open();
  expect(visit.signIn.getState().fields).toMatchObject({ emailAddress: "", password: "" });
});

test("[PAY-01] a purchase that finds the login ended requests it, and is reviewed again after it", async () => {
  const visit = await buildVisit();
  const { checkout, auth, modal, host, environment } = visit;
  visit.modal.set("login");
  await logIn(visit);
  host.reply("reviewOrder", refused("api.loginRequired"), valid(SAMPLE_REVIEW));
  void checkout.startCheckout();
  await visit.settle();
  expect([auth.getState().status, checkout.getState().flow.name]).toEqual(["visitor", "needsLogin"]);
  expect(modal.getState()).toEqual({ type: "login", message: { reason: "checkout" } });
  host.reply("login", valid({ csrf_token: "t" }), valid({ user: buildWireUser(), login_error: null }));
  await logIn(visit);
  await environment.clock.advanceAsync(500);
  await visit.settle();
  expect(checkout.getState().flow).toMatchObject({ name: "reviewing", failure: null });
});

test("[MODAL-02] a login dialog closed without a login drops the purchase, and a later login starts none", async () => {
  const visit = await buildVisit();
  await visit.checkout.startCheckout();
  visit.modal.close();
  await logIn(visit);
  await visit.environment.clock.advanceAsync(5_000);
  expect(visit.checkout.getState().flow.name).toBe("idle");
  expect(visit.host.requestsOf("reviewOrder")).toEqual([]);
});

test("after the end of the connection a login changes nothing of the rest", async () => {
  const visit = await buildVisit();
  visit.end();
  visit.modal.set("login");
  await logIn(visit);
  expect(visit.modal.getState().type).toBe("login");
  expect(visit.host.requestsOf("getOwnedProducts")).toEqual([]);
});
