import {
  DEFAULT_OPERATION_IDS,
  type DirectCalls,
  directCalls,
  type OperationName,
  operations,
  SITE_AUTHORIZATION,
} from "@shop/api-client/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spoilt } from "../testing/fuzz/spoilt-payload.ts";
import { GOOD_DIRECT_PAYLOADS, GOOD_PAYLOADS } from "../testing/good-payloads.ts";
import {
  createTestApp,
  importTestContent,
  newCustomer,
  type TestAnswer,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

/** The same cases every time; run it by hand with another seed for more. */
const PROPERTY = { seed: 20_261_120, numRuns: 20, endOnFailure: true };
const NAMES = Object.keys(operations) as OperationName[];
const DIRECT_NAMES = Object.keys(directCalls) as Array<keyof DirectCalls>;

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

/** A separate place for every call, so that no limit hides what comes after it. */
function freshPlace(): Record<string, string> {
  calls += 1;
  return { "x-shop-socket-address": `2001:db8:${calls.toString(16)}::1` };
}

function expectNoFault(answer: TestAnswer): void {
  expect(answer.status).toBeLessThan(500);
  expect(typeof answer.valid).toBe("boolean");
  if (!answer.valid) expect(answer.error).toEqual(expect.any(String));
}

/** Calls with a valid security token, so that the use case behind it is reached. */
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
  "[SAFE-01] no payload whatever makes %s respond with a fault of ours",
  async (name) => {
    for (const browser of [visitor, customer]) {
      expectNoFault(await callWith(browser, name, GOOD_PAYLOADS[name]));
      await fc.assert(
        fc.asyncProperty(spoilt(GOOD_PAYLOADS[name]), async (payload) => {
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
    const { code } = await stranger.call(name, GOOD_PAYLOADS[name], { headers: freshPlace() });
    if (code !== "api.accessTokenInvalid") served.push(name);
  }
  expect(served.sort()).toEqual(["generateToken", "getIpAddress"]);
});

test("[SAFE-01] no payload whatever makes logout respond with a fault of ours", async () => {
  await fc.assert(
    fc.asyncProperty(spoilt({}), async (payload) => {
      expectNoFault(await callWith(visitor, "logout", payload));
    }),
    PROPERTY,
  );
});

test("[SAFE-01] no bytes whatever make an operation or a direct call respond with a fault of ours", async () => {
  const paths = NAMES.map((name) => `/v1/${DEFAULT_OPERATION_IDS[name]}`);
  const direct = DIRECT_NAMES.map((name) => directCalls[name].path);
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

test.each(DIRECT_NAMES)("[SAFE-01] no field whatever makes %s respond with a fault of ours", async (name) => {
  const { path } = directCalls[name];
  for (const browser of [visitor, customer]) {
    await fc.assert(
      fc.asyncProperty(spoilt(GOOD_DIRECT_PAYLOADS[name]), async (payload) => {
        const headers = { "content-type": "application/json", authorization: SITE_AUTHORIZATION, ...freshPlace() };
        const response = await browser.fetch(path, { method: "POST", headers, body: JSON.stringify(payload) });
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
    expectNoFault(await visitor.call("addToCart", GOOD_PAYLOADS.addToCart, { headers: { ...freshPlace(), ...extra } }));
  }
});
