import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestApp,
  importTestContent,
  insertLicence,
  insertUser,
  logIn,
  signUp,
  startSession,
  type TestApp,
} from "../testing/index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());

test("[API-11] a login says valid, user, login_error and code at the top level and inside the result", async () => {
  const browser = await shop.newBrowser().start();
  await signUp(shop, browser);
  const refusal = { valid: false, code: 500, error: "Login failed. Ensure that your email and password are correct." };
  expect(await logIn(browser, "ada@customer.example", "wrong")).toMatchObject({ ...refusal, result: refusal });
  const user = { email_address: "ada@customer.example", is_logged_in: true };
  const login = { valid: true, user, login_error: null, code: null, error: null };
  expect(await logIn(browser)).toMatchObject({ ...login, result: login });
});

test("[API-11] a cart says its totals at the top level and inside the result", async () => {
  const browser = await shop.newBrowser().start();
  await browser.call("addToCart", { product: "faAlign" });
  const totals = { total_regular: 4900, total_discount: 3185 };
  expect(await browser.call("getCart")).toMatchObject({ ...totals, result: totals });
});

test("[API-11] owned products are at the top level and inside the result", async () => {
  const browser = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  await insertLicence(shop.deps, userId, "faAlign");
  await startSession(shop.deps, browser, userId);
  const groups = { other: [], samplepack: [], plugin: [{ name: "faAlign" }] };
  expect(await browser.call("getOwnedProducts")).toMatchObject({ ...groups, result: { bundle: [], ...groups } });
});
