import { afterAll, beforeAll, expect, test } from "vitest";
import { buildRegistration, createTestApp, newestMailTo, type TestApp } from "../testing/index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test.each([
  ["en", "/"],
  ["de", "/de"],
  ["ja", "/ja"],
])("[AUTH-13] a sign-up on a page in %s gets an activation link to %s", async (language, path) => {
  const email = `${language}@customer.example`;
  const browser = await shop.newBrowser({ headers: { "content-language": language } }).start();
  await browser.callSecured("register", buildRegistration({ email_address: email }));
  const mail = await newestMailTo(shop, email, "activation");
  expect(new URL(/https?:\S+action=activation\S+/.exec(mail?.text_body ?? "")?.[0] ?? "").pathname).toBe(path);
});
