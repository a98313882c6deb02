import { SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, importTestContent, newCustomer, type TestApp } from "../testing/index.ts";

const HOUR_MS = 60 * 60 * 1000;

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

test("[AUTH-16] a visitor gets a token of 256 bit, kept hashed, valid for two hours", async () => {
  const browser = await shop.newBrowser().start();
  expect(Buffer.from(browser.accessToken, "base64url")).toHaveLength(32);
  const rows = JSON.stringify(await shop.db.selectFrom("access_tokens").selectAll().execute());
  expect(rows).not.toContain(browser.accessToken);
  shop.clock.advance(2 * HOUR_MS - 1);
  expect(await browser.call("updateSession")).toMatchObject({ valid: true, result: { user: null } });
  shop.clock.advance(1);
  expect(await browser.call("updateSession")).toMatchObject({ status: 401, code: "api.accessTokenInvalid" });
});

test("[AUTH-16] a valid token is regenerated for the same visitor, and the old one stays valid for other tabs", async () => {
  const browser = await shop.newBrowser().start();
  const old = browser.accessToken;
  const { result } = await browser.call("regenerateToken");
  expect(result.access_token).not.toBe(old);
  expect(await browser.call("updateSession")).toMatchObject({ valid: true });
  browser.accessToken = result.access_token;
  expect(await browser.call("updateSession")).toMatchObject({ valid: true });
  expect(await shop.db.selectFrom("visitors").select("id").execute()).toHaveLength(1);
});

test.each(["", "unknown", "x".repeat(512)])(
  "[AUTH-16] the token '%s' opens nothing, and isn't regenerated",
  async (token) => {
    const browser = shop.newBrowser();
    browser.accessToken = token;
    for (const name of ["updateSession", "regenerateToken", "getCart", "logout"] as const) {
      expect(await browser.call(name)).toMatchObject({ status: 401, code: "api.accessTokenInvalid" });
    }
  },
);

test("[SAFE-02] a customer's access token alone reaches nothing of the account", async () => {
  const customer = await newCustomer(shop);
  const thief = shop.newBrowser();
  thief.accessToken = customer.accessToken;
  const believed = { emailAddress: "ada@customer.example" };
  expect(await thief.call("updateSession", believed)).toMatchObject({ result: { user: null } });
  expect(await thief.call("getOwnedProducts")).toMatchObject({ status: 401, code: "api.loginRequired" });
});

test("[SAFE-02] refreshing the session in one tab logs no other tab out", async () => {
  const tab = await newCustomer(shop);
  const otherTab = shop.newBrowser();
  otherTab.accessToken = tab.accessToken;
  for (const [name, value] of tab.cookies) otherTab.cookies.set(name, value);
  shop.clock.advance(HOUR_MS);
  await tab.call("updateSession");
  tab.accessToken = (await tab.call("regenerateToken")).result.access_token;
  expect((await otherTab.call("updateSession")).result.user).not.toBeNull();
  expect((await tab.call("updateSession")).result.user).not.toBeNull();
});

test("[SAFE-03] an e-mail in the payload doesn't say who acts", async () => {
  const customer = await newCustomer(shop);
  const answer = await customer.call("updateSession", { emailAddress: "somebody@else.example" });
  expect(answer.result.user.email_address).toBe("ada@customer.example");
});

test("[AUTH-19] a visitor can look at everything, fill the cart and write to the team, but not check out", async () => {
  await importTestContent(shop.deps);
  const visitor = await shop.newBrowser().start();
  expect(await visitor.call("getAllProducts")).toMatchObject({ valid: true });
  expect(await visitor.call("getProductData", { name: "faAlign" })).toMatchObject({ valid: true });
  expect(await visitor.call("addToCart", { product: "faAlign" })).toMatchObject({ valid: true });
  const written = await visitor.fetch("/wp-json/fa/v1/submit-contact-form", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: SITE_AUTHORIZATION },
    body: JSON.stringify({ name: "Grace", email: "grace@guest.example", subject: "", message: "Hello" }),
  });
  expect(await written.json()).toMatchObject({ success: true });
  const urls = { backlink_url: "/shop", landing_page_url: "/account?source=purchase" };
  const refused = { status: 401, code: "api.loginRequired", error: "Please login or sign up to continue." };
  expect(await visitor.call("checkout", urls)).toMatchObject(refused);
  const products = [{ name: "faAlign", quantity: 1 }];
  expect(await visitor.call("buyNow", { products, ...urls, stop_on_error: true })).toMatchObject(refused);
  expect(await shop.db.selectFrom("orders").select("id").execute()).toEqual([]);
});
