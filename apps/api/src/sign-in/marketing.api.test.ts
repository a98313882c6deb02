import { marketingCalls, SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { serverMarketingCalls } from "@shop/api-client/server";
import { MARKETING_SAMPLES } from "@shop/api-client/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, newCustomer, TEST_ORIGIN, type TestApp, type TestBrowser } from "../testing/index.ts";

const BASE = "/wp-json/fa-drip/v1";
/**
 * The addresses of the marketing service. None is served. Once one is served, remove it here, and prove in a test of its own that it acts
 * for the session's user, whatever `user_email` is sent. The last seven stay.
 */
const ADDRESSES = [
  ...["track-download", "track-signup", "track-login", "track-logout", "track-verify", "track-cart-add"],
  ...["track-cart-remove", "track-checkout", "track-page-view", "track-product-view", "track-purchase", "track-rating"],
  ...["track-redeem", "track-activity-session", "unsubscribe", "resubscribe"],
  ...["add-tag", "remove-tag", "user-events", "user-status", "user-tags", "all-tags", "users-with-tag"],
] as const;
const UNKNOWN = `${BASE}/no-such-call`;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const ANSWER = { success: false, code: "api.notServed", message: expect.any(String) };

/** A body that each call would accept, about somebody else. */
const BODIES = new Map(
  [...Object.entries(marketingCalls), ...Object.entries(serverMarketingCalls)].map(([name, { path }]) => {
    const { request } = MARKETING_SAMPLES[name as keyof typeof MARKETING_SAMPLES];
    return [path as string, { ...request, user_email: "somebody@else.example" }];
  }),
);

interface Caller {
  readonly who: string;
  readonly browser: TestBrowser;
  readonly headers: Readonly<Record<string, string>>;
  /** The response of an unknown address to this caller, by method. */
  readonly unknown: Map<string, Awaited<ReturnType<typeof ask>>>;
}

let shop: TestApp;
let callers: readonly Caller[];
beforeAll(async () => {
  shop = await createTestApp();
  const customer = await newCustomer(shop);
  const visitor = await shop.newBrowser().start();
  const page = { origin: TEST_ORIGIN, "sec-fetch-site": "same-origin", referer: `${TEST_ORIGIN}/account` };
  const elsewhere = { origin: "https://other.example", "sec-fetch-site": "cross-site" };
  const owned = { ...page, authorization: SITE_AUTHORIZATION };
  callers = [
    { who: "nobody, from another site", browser: shop.newBrowser(), headers: elsewhere, unknown: new Map() },
    { who: "a visitor on our page", browser: visitor, headers: page, unknown: new Map() },
    { who: "a customer on our page", browser: customer, headers: page, unknown: new Map() },
    { who: "a customer with the site's header", browser: customer, headers: owned, unknown: new Map() },
  ];
  for (const caller of callers) {
    for (const method of METHODS) caller.unknown.set(method, await ask(caller, method, UNKNOWN));
  }
});
afterAll(() => shop.close());

/** A response's whole content, except the request's number. */
async function ask(
  { browser, headers }: Pick<Caller, "browser" | "headers">,
  method: string,
  path: string,
  body: object = {},
) {
  const isRead = method === "GET" || method === "HEAD";
  const query = isRead ? `?${new URLSearchParams({ user_email: "somebody@else.example", tag: "beta" })}` : "";
  const response = await browser.fetch(`${path}${query}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(isRead ? {} : { body: JSON.stringify(body) }),
  });
  const told = Object.fromEntries([...response.headers].filter(([name]) => name !== "x-request-id"));
  return { status: response.status, headers: told, text: await response.text() };
}

test("[SAFE-19] these are all addresses of the marketing service that the contract knows", () => {
  expect([...BODIES.keys()].sort()).toEqual(ADDRESSES.map((address) => `${BASE}/${address}`).sort());
});

test.each(METHODS)("an unknown address isn't served by %s, whoever calls it", (method) => {
  for (const { who, unknown } of callers) {
    const { status, text = "" } = unknown.get(method) ?? {};
    expect([who, status]).toEqual([who, 404]);
    if (method !== "HEAD") expect(JSON.parse(text)).toEqual(ANSWER);
  }
});

test.each(ADDRESSES)(
  "[SAFE-19] whoever calls %s, by whichever method and about whom, is told what an unknown address tells",
  async (address) => {
    const path = `${BASE}/${address}`;
    for (const caller of callers) {
      for (const method of METHODS) {
        const asked = [caller.who, method];
        const told = await ask(caller, method, path, BODIES.get(path));
        expect([...asked, told]).toEqual([...asked, caller.unknown.get(method)]);
      }
    }
  },
);
