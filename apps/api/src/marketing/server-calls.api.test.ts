import { SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { serverMarketingCalls } from "@shop/api-client/server";
import { MARKETING_SAMPLES } from "@shop/api-client/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buildStamp,
  createTestApp,
  newCustomer,
  newTrackedCustomer,
  TEST_ORIGIN,
  type TestApp,
  type TestBrowser,
  track,
} from "../testing/index.ts";

const BASE = "/wp-json/fa-drip/v1";
const KEY = "a key of thirty-two characters or more";
/** What only the operator's servers may call. */
const ADDRESSES = [
  ...["add-tag", "remove-tag", "user-events", "user-status", "user-tags", "all-tags", "users-with-tag"],
] as const;
const UNKNOWN = `${BASE}/no-such-call`;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const ANSWER = { success: false, code: "api.notServed", message: expect.any(String) };

/** A body that each call would accept, about somebody else. */
const BODIES = new Map(
  Object.entries(serverMarketingCalls).map(([name, { path }]) => {
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
  shop = await createTestApp({ settings: { marketingKey: KEY } });
  const customer = await newCustomer(shop);
  const visitor = await shop.newBrowser().start();
  const page = { origin: TEST_ORIGIN, "sec-fetch-site": "same-origin", referer: `${TEST_ORIGIN}/account` };
  const elsewhere = { origin: "https://other.example", "sec-fetch-site": "cross-site" };
  const keyed = { ...page, authorization: `Bearer ${KEY}` };
  const owned = { ...page, authorization: SITE_AUTHORIZATION };
  callers = [
    { who: "nobody, from another site", browser: shop.newBrowser(), headers: elsewhere, unknown: new Map() },
    { who: "a visitor on our page", browser: visitor, headers: page, unknown: new Map() },
    { who: "a customer on our page", browser: customer, headers: page, unknown: new Map() },
    { who: "a customer with the site's header", browser: customer, headers: owned, unknown: new Map() },
    { who: "a customer's page with the operator's key", browser: customer, headers: keyed, unknown: new Map() },
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
  const kept = Object.fromEntries([...response.headers].filter(([name]) => name !== "x-request-id"));
  return { status: response.status, headers: kept, text: await response.text() };
}

test("[SAFE-19] these are all calls that the contract has for servers", () => {
  expect([...BODIES.keys()].sort()).toEqual(ADDRESSES.map((address) => `${BASE}/${address}`).sort());
});

test.each(METHODS)("an unknown address isn't served by %s to any caller", (method) => {
  for (const { who, unknown } of callers) {
    const { status, text = "" } = unknown.get(method) ?? {};
    expect([who, status]).toEqual([who, 404]);
    if (method !== "HEAD") expect(JSON.parse(text)).toEqual(ANSWER);
  }
});

test.each(ADDRESSES)(
  "[SAFE-19] %s gives every caller, by every method and about any user, the response of an unknown address",
  async (address) => {
    const path = `${BASE}/${address}`;
    for (const caller of callers) {
      for (const method of METHODS) {
        const call = [caller.who, method];
        const response = await ask(caller, method, path, BODIES.get(path));
        expect([...call, response]).toEqual([...call, caller.unknown.get(method)]);
      }
    }
  },
);

/** A server's call: nothing of a browser's is in it. */
async function askAsServer(of: TestApp, path: string, init: RequestInit = {}, headers: Record<string, string> = {}) {
  const sent = { authorization: `Bearer ${KEY}`, "content-type": "application/json", ...headers };
  const answer = await of.app.request(`${BASE}/${path}`, { ...init, headers: sent });
  return { status: answer.status, body: await answer.json() };
}
const post = (body: object): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

test("[TRACK-04] a server with the key reads events and status, and puts tags on and takes them off", async () => {
  const customer = await newTrackedCustomer(shop);
  const about = `?user_email=${encodeURIComponent(customer.email)}`;
  const done = { success: true, message: null };
  await track(customer, "trackProductView", { product_name: "faAlign", consent: buildStamp(shop) });
  expect(await askAsServer(shop, `user-events${about}`)).toEqual({
    status: 200,
    body: {
      ...done,
      events: [
        {
          event_type: "product-view",
          product_name: "faAlign",
          created_at: new Date(shop.clock.nowMs()).toISOString(),
          event_data: {},
        },
      ],
    },
  });
  expect((await askAsServer(shop, `user-status${about}`)).body).toEqual({ ...done, status: "unsubscribed" });
  for (const tag of ["beta", "beta", "mixing"])
    expect((await askAsServer(shop, "add-tag", post({ user_email: customer.email, tag }))).body).toEqual(done);
  expect((await askAsServer(shop, `user-tags${about}`)).body).toEqual({ ...done, tags: ["beta", "mixing"] });
  expect((await askAsServer(shop, "users-with-tag?tag=beta")).body).toEqual({ ...done, users: [customer.email] });
  await askAsServer(shop, "remove-tag", post({ user_email: customer.email, tag: "beta" }));
  expect((await askAsServer(shop, "all-tags")).body).toEqual({ ...done, tags: ["mixing"] });
});

test("[TRACK-04] of many events a server reads the newest five hundred", async () => {
  const { id, email } = await newTrackedCustomer(shop);
  const at = new Date(shop.clock.nowMs());
  const event = (number: number) => ({
    ...{ user_id: id, event_id: `e1f2c3d4-8a4d-4c57-9b86-${String(number).padStart(12, "0")}`, event_type: "login" },
    ...{ product_name: null, event_data: "{}", occurred_at: at, received_at: at },
  });
  await shop.db
    .insertInto("drip_events")
    .values(Array.from({ length: 501 }, (_, number) => event(number)))
    .execute();
  expect((await askAsServer(shop, `user-events?user_email=${email}`)).body.events).toHaveLength(500);
});

test.each([
  [1, 3, "subscribed"],
  [0, 3, "pending"],
  [0, null, "unsubscribed"],
])("[TRACK-04] an account with the newsletter %j, of which %j waits, is %s", async (setting, pending, status) => {
  const { id, email } = await newTrackedCustomer(shop);
  const state = { newsletter_setting: setting, newsletter_pending: pending };
  await shop.db.updateTable("users").set(state).where("id", "=", id).execute();
  expect((await askAsServer(shop, `user-status?user_email=${email}`)).body).toMatchObject({ status });
});

test.each([
  ["an address without an account", "user-tags?user_email=nobody@else.example", {}, 200, "tracking.unknownUser"],
  ["no address", "user-tags", {}, 400, "api.badRequest"],
  ["a field that isn't known", "all-tags?more=1", {}, 400, "api.badRequest"],
  ["another method", "user-tags", post({}), 405, "api.methodNotAllowed"],
  ["a tag without a name", "add-tag", post({ user_email: "a@b.example", tag: " " }), 400, "api.badRequest"],
  ["a tag of 101 characters", `users-with-tag?tag=${"x".repeat(101)}`, {}, 400, "api.badRequest"],
])("[TRACK-04] a server that sends %s gets a message", async (_what, path, init, status, code) => {
  const answer = await askAsServer(shop, path, init);
  expect(answer).toEqual({ status, body: { success: false, code, message: expect.any(String) } });
});

test.each<[string, Record<string, string>]>([
  ["another key", { authorization: "Bearer a key of thirty-two characters or less" }],
  ["no key", { authorization: "" }],
  ["the key in another form", { authorization: KEY }],
  ["an origin, even ours", { origin: TEST_ORIGIN }],
  ["the origin of a file", { origin: "null" }],
  ["a browser's mark", { "sec-fetch-site": "same-origin" }],
  ["a cookie", { cookie: "shop_currency=EUR" }],
])("[SAFE-19] a call with %s gets the response that there is no such address", async (_what, headers) => {
  for (const path of ["all-tags", "user-events?user_email=a@b.example"])
    expect(await askAsServer(shop, path, {}, headers)).toMatchObject({ status: 404, body: { code: "api.notServed" } });
});

test("[SAFE-19] without a key of the operator's nothing is served, whatever a call brings", async () => {
  const without = await createTestApp();
  try {
    for (const authorization of [`Bearer ${KEY}`, "Bearer null", "Bearer ", "Bearer undefined"])
      expect(await askAsServer(without, "all-tags", {}, { authorization })).toMatchObject({ status: 404 });
  } finally {
    await without.close();
  }
});
