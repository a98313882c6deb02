import { DEFAULT_OPERATION_IDS, SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, newCustomer, TEST_ORIGIN, type TestApp, type TestBrowser } from "../testing/index.ts";

const HOST_ORIGIN = "https://host.example";

let shop: TestApp;
let customer: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp({ settings: { allowedOrigins: [HOST_ORIGIN] } });
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const FOREIGN: ReadonlyArray<[string, Record<string, string>]> = [
  ["another origin", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["a sandboxed page", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["a look-alike", { origin: `${TEST_ORIGIN}.evil.example`, "sec-fetch-site": "cross-site" }],
  ["another scheme", { origin: TEST_ORIGIN.replace("http:", "https:"), "sec-fetch-site": "cross-site" }],
  ["another port", { origin: `${TEST_ORIGIN}:8080`, "sec-fetch-site": "same-site" }],
  ["our origin's name, from a cross-site page", { origin: TEST_ORIGIN, "sec-fetch-site": "cross-site" }],
  ["no origin at all", { origin: "" }],
];

test.each(FOREIGN)(
  "[SAFE-04] a call with a session cookie from %s is refused and changes nothing",
  async (_case, headers) => {
    expect(await customer.call("logout", {}, { headers })).toMatchObject({ status: 403, code: "api.originNotAllowed" });
    expect((await customer.call("updateSession")).result.user).not.toBeNull();
  },
);

test.each(FOREIGN)("[SAFE-04] a direct call with a session cookie from %s is refused too", async (_case, headers) => {
  const response = await customer.fetch("/wp-json/fa/v1/submit-contact-form", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: SITE_AUTHORIZATION, ...headers },
    body: JSON.stringify({ name: "", email: "", subject: "", message: "Hello" }),
  });
  expect(response.status).toBe(403);
  expect(await shop.db.selectFrom("contact_messages").select("id").execute()).toEqual([]);
});

test("[SAFE-04] a beacon, which sends its body as text and needs no permission, is refused with a session cookie as well", async () => {
  const response = await customer.fetch(`/v1/${DEFAULT_OPERATION_IDS.logout}`, {
    method: "POST",
    headers: { "content-type": "text/plain", origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    body: "{}",
  });
  expect(response.status).toBe(403);
  expect((await customer.call("updateSession")).result.user).not.toBeNull();
});

test("[SAFE-04] a page of the shop and one of a listed host may call with the session", async () => {
  const fromShop = await customer.call("updateSession");
  const headers = { origin: HOST_ORIGIN, "sec-fetch-site": "cross-site" };
  const fromHost = await customer.call("updateSession", {}, { headers });
  expect([fromShop.result.user?.name, fromHost.result.user?.name]).toEqual(["Ada Tester", "Ada Tester"]);
});

test("[SAFE-04] a client without the session cookie is judged by its own proof", async () => {
  const plain = await shop
    .newBrowser({ headers: { origin: "https://app.example", "sec-fetch-site": "cross-site" } })
    .start();
  expect(await plain.call("getCart")).toMatchObject({ status: 200, valid: true });
});

test("[SAFE-04] a security token is valid for its visitor, its session, its purpose and ten minutes alone", async () => {
  const visitor = await shop.newBrowser().start();
  const stranger = await shop.newBrowser().start();
  const tokenOf = async (browser: TestBrowser, name: "login" | "register") =>
    (await browser.call(name, { mode: "prepare" })).result.csrf_token as string;
  const tryWith = (token: string) =>
    visitor.call("login", { mode: "execute", email_address: "a@customer.example", password: "x", token });
  const refused = { status: 403, code: "api.securityTokenInvalid" };

  expect(await tryWith("")).toMatchObject(refused);
  expect(await tryWith(await tokenOf(stranger, "login"))).toMatchObject(refused);
  expect(await tryWith(await tokenOf(visitor, "register"))).toMatchObject(refused);
  expect(await tryWith(await tokenOf(customer, "login"))).toMatchObject(refused);
  const token = await tokenOf(visitor, "login");
  expect(await tryWith(token)).toMatchObject({ status: 200, code: 500 });
  const [expiry = "", signature = ""] = token.split(".");
  const longer = (Number.parseInt(expiry, 36) + 60_000).toString(36);
  expect(await tryWith(`${longer}.${signature}`)).toMatchObject(refused);
  shop.clock.advance(10 * 60 * 1000);
  expect(await tryWith(token)).toMatchObject(refused);
});
