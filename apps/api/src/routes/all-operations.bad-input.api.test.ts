import { DEFAULT_OPERATION_IDS, type OperationName, operations, SITE_AUTHORIZATION } from "@shop/api-client/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buildRegistration,
  createTestApp,
  importTestContent,
  newCustomer,
  type TestAnswer,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

/** The same cases every time; more of them come from another seed, by hand. */
const PROPERTY = { seed: 20_261_120, numRuns: 40, endOnFailure: true };
const URLS = { backlink_url: "/shop", landing_page_url: "/account?source=purchase" };
const PLACE = { country: "FR", company: "Studio SARL", vat_id: "FR40303265045" };
const REVIEW = {
  ...{ total: 9800, currency: "EUR", ...PLACE },
  ...{ starts_now: true, knows_withdrawal_ends: true, text_version: "2026-11" },
};
const LICENCE = "00000000-0000-4000-8000-000000000000";

/** One good payload an operation: the place from which each field is then spoilt. */
const GOOD: { readonly [Name in OperationName]: Record<string, unknown> } = {
  generateToken: {},
  regenerateToken: {},
  updateSession: { emailAddress: "ada@customer.example" },
  getIpAddress: {},
  checkEmail: { email: "ada@customer.example" },
  register: { mode: "execute", csrf_token: "", ...buildRegistration() },
  resendActivation: { email: "ada@customer.example" },
  verifyMail: { id: LICENCE, key: "key", email: "ada@customer.example" },
  login: { mode: "execute", email_address: "ada@customer.example", password: "x", token: "" },
  logout: {},
  passwordForget: { mode: "execute", email_address: "ada@customer.example", csrf_token: "" },
  changePassword: { mode: "execute", id: LICENCE, key: "key", password_new1: "x", password_new2: "x", csrf_token: "" },
  getOwnedProducts: {},
  getAllProducts: {},
  getProductData: { name: "faAlign", type: "plugin" },
  downloadProduct: { product: "faAlign", os: "win", license_id: LICENCE },
  getCart: {},
  addToCart: { product: "faAlign", quantity: 1 },
  removeFromCart: { product: "faAlign", quantity: 1 },
  clearCart: {},
  addCoupon: { coupon: "FARFIELD10" },
  removeCoupon: { coupon: "FARFIELD10" },
  undoCartChange: {},
  getPaymentSession: {},
  reviewOrder: { products: [{ name: "faAlign", quantity: 1 }], ...PLACE },
  checkout: { ...URLS, review: REVIEW },
  buyNow: { products: [{ name: "faAlign", quantity: 1 }], ...URLS, stop_on_error: true, review: REVIEW },
  listOrders: {},
  getOrder: { order: LICENCE },
  redeemProduct: { mode: "execute", csrf_token: "", redeem_code: "ABCDE-12345-FGHIJ-67890-KLMNO" },
  getFreeProduct: { product: "faGainTrim" },
  getReviews: { product_name: "faAlign", review_id: 7, count: 2 },
  rateProduct: { mode: "execute", product: "faAlign", rating: 5, comment: "Fine.", csrf_token: "" },
  transferLicence: { product: "faAlign", license_id: LICENCE, recipient_email: "grace@customer.example" },
  releaseActivation: { license_id: LICENCE, activation_id: LICENCE },
  updateProfile: { mode: "execute", csrf_token: "", first_name: "Ada", last_name: "Example", registration_name: "Ada" },
  updateNewsletterSettings: { mode: "execute", csrf_token: "", options: 3 },
  confirmNewsletter: { id: LICENCE, key: "key" },
  revokeEmailChange: { id: LICENCE, key: "key" },
  listSessions: {},
  endSessions: { session_id: LICENCE },
};
const NAMES = Object.keys(operations) as OperationName[];

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    6,
    Number.MAX_SAFE_INTEGER,
    1e308,
    -0,
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "x\udfffy",
    "\u202e\u200b\ufeff",
    "\r\nBcc: evil@attacker.example",
    "<script>alert(1)</script>",
    "'; drop table users; --",
    "%00%ff../../etc/passwd",
    "{{7*7}}",
    "__proto__",
    "constructor",
    "toString",
    "x".repeat(20_000),
    "\u0301".repeat(2_000),
    "//evil.example",
    "javascript:alert(1)",
    "http://[",
    [],
    {},
    [["x"]],
    { $ne: null },
    { toString: "x" },
    { length: 1e9 },
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.double(),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Texts that the schemas let through, and that must not mean anything to what lies behind them. */
const hostileText = fc.constantFrom(
  "<script>alert(1)</script>",
  "'; drop table users; --",
  "%00%ff../../etc/passwd",
  "{{7*7}}",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "0",
  "-1",
  "\\",
  "%",
  "_",
  "\u202e\u200b",
  "\u{1f3b8}\u0301",
  "x".repeat(100),
  "//evil.example",
  "javascript:alert(1)",
  "http://[",
  "a@b",
  "/\\evil.example",
);

/** A payload with some fields spoilt, dropped or added, or something else altogether. */
function spoilt(good: Record<string, unknown>): fc.Arbitrary<unknown> {
  const keys = Object.keys(good);
  const field = keys.length > 0 ? fc.constantFrom(...keys) : fc.constant("extra");
  const value = fc.oneof(hostileText, hostile);
  const ofKnown = fc.record({ key: field, value });
  const ofAny = fc.record({ key: fc.string({ maxLength: 8 }), value });
  const change = fc.oneof({ weight: 9, arbitrary: ofKnown }, ofAny);
  const withChanges = fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map((changes) => ({ ...good, ...Object.fromEntries(changes.map((one) => [one.key, one.value])) }));
  const without = field.map((key) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== key)));
  return fc.oneof({ weight: 6, arbitrary: withChanges }, without, hostile);
}

let shop: TestApp;
let visitor: TestBrowser;
let customer: TestBrowser;
let calls = 0;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
  customer = await newCustomer(shop, "grace@customer.example");
  visitor = await shop.newBrowser().start();
});
afterAll(() => shop.close());

/** A place of its own for every call, so that no limit hides what lies behind it. */
function freshPlace(): Record<string, string> {
  calls += 1;
  return { "x-shop-socket-address": `2001:db8:${calls.toString(16)}::1` };
}

function expectNoFault(answer: TestAnswer): void {
  expect(answer.status).toBeLessThan(500);
  expect(typeof answer.valid).toBe("boolean");
  if (!answer.valid) expect(answer.error).toEqual(expect.any(String));
}

/** Calls with the security token in its place, so that the use case behind it is reached. */
async function callWith(browser: TestBrowser, name: OperationName, payload: unknown): Promise<TestAnswer> {
  const headers = freshPlace();
  const isPlain = typeof payload === "object" && payload !== null && !Array.isArray(payload);
  if (!operations[name].tokenPurpose || !isPlain) return browser.call(name, payload, { headers });
  const { result } = await browser.call(name, { mode: "prepare" }, { headers });
  const given = Object.entries(payload).map(([key, value]) => [
    key,
    (key === "token" || key === "csrf_token") && value === "" ? result.csrf_token : value,
  ]);
  return browser.call(name, Object.fromEntries(given), { headers });
}

test.each(NAMES.filter((name) => name !== "logout"))(
  "[SAFE-01] no payload whatever makes %s answer with a fault of ours",
  async (name) => {
    for (const browser of [visitor, customer]) {
      expectNoFault(await callWith(browser, name, GOOD[name]));
      await fc.assert(
        fc.asyncProperty(spoilt(GOOD[name]), async (payload) => {
          expectNoFault(await callWith(browser, name, payload));
        }),
        PROPERTY,
      );
    }
  },
);

test("[API-03] without an access token nothing is served but token generation and the IP look-up", async () => {
  const stranger = shop.newBrowser();
  const served: OperationName[] = [];
  for (const name of NAMES) {
    const { code } = await stranger.call(name, GOOD[name], { headers: freshPlace() });
    if (code !== "api.accessTokenInvalid") served.push(name);
  }
  expect(served.sort()).toEqual(["generateToken", "getIpAddress"]);
});

test("[SAFE-01] no payload whatever makes logout answer with a fault of ours", async () => {
  await fc.assert(
    fc.asyncProperty(spoilt({}), async (payload) => {
      expectNoFault(await callWith(visitor, "logout", payload));
    }),
    PROPERTY,
  );
});

test("[SAFE-01] no bytes whatever make an operation or a direct call answer with a fault of ours", async () => {
  const paths = NAMES.map((name) => `/v1/${DEFAULT_OPERATION_IDS[name]}`);
  const direct = ["/wp-json/fa/v1/submit-contact-form", "/wp-json/fa/v1/notify-404"];
  const body = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.json(), fc.string({ unit: "binary" }), fc.constant(""));
  const method = fc.constantFrom("POST", "POST", "POST", "PUT", "DELETE", "PATCH");
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths, ...direct), method, body, async (path, verb, content) => {
      const headers = { "content-type": "application/json", authorization: SITE_AUTHORIZATION, ...freshPlace() };
      const response = await shop.app.request(path, { method: verb, headers, body: content as RequestInit["body"] });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      await response.json();
    }),
    { ...PROPERTY, numRuns: 200 },
  );
});

test("[SAFE-01] no field whatever makes a direct call answer with a fault of ours", async () => {
  const calls: ReadonlyArray<[string, Record<string, unknown>]> = [
    ["/wp-json/fa/v1/submit-contact-form", { name: "Ada", email: "a@customer.example", subject: "", message: "Hello" }],
    ["/wp-json/fa/v1/notify-404", { url: "/gone" }],
  ];
  for (const [path, good] of calls) {
    await fc.assert(
      fc.asyncProperty(spoilt(good), async (payload) => {
        const headers = { "content-type": "application/json", authorization: SITE_AUTHORIZATION, ...freshPlace() };
        const response = await shop.app.request(path, { method: "POST", headers, body: JSON.stringify(payload) });
        expect(response.status).toBeLessThan(500);
        expect(await response.json()).toMatchObject({ success: expect.any(Boolean) });
      }),
      PROPERTY,
    );
  }
});

test("[SAFE-01] hostile headers make no fault of ours", async () => {
  const headers: ReadonlyArray<Record<string, string>> = [
    { cookie: "shop_session=; shop_session=x; =; ;;; shop_cart=%00%ff" },
    { cookie: `shop_cart=${"x".repeat(4_000)}; shop_currency=__proto__` },
    { "content-language": "xx-__proto__", "accept-language": ";;q=,," },
    { "content-length": "-1" },
    { "content-length": "NaN" },
    { "shop-currency": "constructor" },
    { "x-forwarded-for": ",,,", "x-request-id": "\u00ff" },
    { "idempotency-key": "\u00e4".repeat(20) },
  ];
  for (const extra of headers) {
    expectNoFault(await visitor.call("addToCart", GOOD.addToCart, { headers: { ...freshPlace(), ...extra } }));
  }
});
