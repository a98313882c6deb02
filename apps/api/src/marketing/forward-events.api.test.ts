import type { MarketingRequest, MarketingTransportAnswer } from "@shop/api-client/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteExpired } from "../personal-data/delete-expired.ts";
import {
  buildStamp,
  createTestApp,
  newTrackedCustomer,
  type TestApp,
  type TrackedCustomer,
  track,
} from "../testing/index.ts";
import { forwardEvents } from "./forward-events.ts";

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
const eventId = (number: number) => `e1f2c3d4-8a4d-4c57-9b86-${String(number).padStart(12, "0")}`;
const yes: MarketingTransportAnswer = { status: 200, text: '{"success":true}' };

let shop: TestApp;
let customer: TrackedCustomer;
let sent: MarketingRequest[];
let reply: () => Promise<MarketingTransportAnswer>;
beforeEach(async () => {
  sent = [];
  reply = async () => yes;
  const transport = (request: MarketingRequest) => {
    sent.push(request);
    return reply();
  };
  shop = await createTestApp({ deps: { marketingHost: { host: "https://marketing.example", transport } } });
  customer = await newTrackedCustomer(shop);
});
afterEach(() => shop.close());

const waiting = () => shop.db.selectFrom("marketing_forwards").selectAll().execute();
const stamp = (values = {}) => buildStamp(shop, values);
const bodiesOf = () => sent.map(({ body }) => JSON.parse(body ?? ""));

test("[TRACK-04] an event goes to the operator's host by the same call, without the consent's stamp", async () => {
  const occurred_at = new Date(shop.clock.nowMs() - 5000).toISOString();
  const fields = { product_name: "faAlign", event_id: eventId(1), occurred_at, price: 4900 };
  await track(customer, "trackCartAdd", { ...fields, consent: stamp() });
  expect(sent).toEqual([]);
  expect(await forwardEvents(shop.deps)).toBe(1);
  expect(sent).toMatchObject([{ method: "POST", url: "https://marketing.example/wp-json/fa-drip/v1/track-cart-add" }]);
  expect(bodiesOf()).toEqual([{ user_email: customer.email, ...fields, quantity: 1, currency: "EUR" }]);
  expect(await waiting()).toEqual([]);
  expect(await forwardEvents(shop.deps)).toBe(0);
});

test("[TRACK-04] an event that was sent twice goes there once, a batch under its own id", async () => {
  const consent = stamp();
  for (let time = 0; time < 2; time += 1) {
    await track(customer, "trackLogin", { event_id: eventId(1), consent });
    const events = [{ id: eventId(2), type: "shop" as const, timestamp: shop.clock.nowMs() }];
    await track(customer, "trackActivitySession", { session_data: {}, events, batch_id: eventId(3), consent });
  }
  expect(await forwardEvents(shop.deps)).toBe(2);
  expect(sent.map(({ url }) => url.split("/").at(-1)).sort()).toEqual(["track-activity-session", "track-login"]);
});

test("[TRACK-04] unsubscribe and resubscribe are forwarded, and a withdrawal is forwarded as an unsubscription alone", async () => {
  await track(customer, "resubscribe", {});
  await track(customer, "unsubscribe", {});
  await forwardEvents(shop.deps);
  expect(sent.map(({ url }) => url.split("/").at(-1)).sort()).toEqual(["resubscribe", "unsubscribe"]);
  sent.length = 0;
  await track(customer, "trackLogin", { consent: stamp() });
  shop.clock.advance(1);
  await track(customer, "reportConsent", { consent: stamp({ categories: [] }) });
  expect(await forwardEvents(shop.deps)).toBe(1);
  expect(sent.map(({ url }) => url.split("/").at(-1))).toEqual(["unsubscribe"]);
  expect(bodiesOf()).toEqual([{ user_email: customer.email }]);
});

test.each<[string, () => Promise<MarketingTransportAnswer>, string]>([
  ["is down", () => Promise.reject(new TypeError("fetch failed")), "api.unreachable"],
  ["is broken", async () => ({ status: 502, text: "<h1>Bad gateway</h1>" }), "api.httpStatus"],
  ["sends a page", async () => ({ status: 200, text: "<html>\0" }), "api.badAnswer"],
  ["sends nothing", async () => ({ status: 200, text: "" }), "api.badAnswer"],
  ["refuses", async () => ({ status: 200, text: '{"success":false,"message":"No\\u0000."}' }), "api.refused No"],
  ["redirects", async () => ({ status: 302, text: "" }), "api.httpStatus"],
])("[SAFE-25] while the host %s an event waits, and is sent when it is back", async (_what, fault, error) => {
  reply = fault;
  await track(customer, "trackLogin", { event_id: eventId(1), consent: stamp() });
  expect(await forwardEvents(shop.deps)).toBe(0);
  expect((await waiting())[0]?.last_error).toContain(error);
  shop.clock.advance(30 * SECOND_MS - 1);
  await forwardEvents(shop.deps);
  expect(sent).toHaveLength(1);
  reply = async () => yes;
  shop.clock.advance(1);
  expect(await forwardEvents(shop.deps)).toBe(1);
  expect(bodiesOf().map(({ event_id }) => event_id)).toEqual([eventId(1), eventId(1)]);
  expect(await waiting()).toEqual([]);
});

test("[SAFE-25] a host that doesn't respond in ten seconds is tried again later, and delays no call of a browser", async () => {
  reply = () => new Promise(() => {});
  expect(await track(customer, "trackLogin", { consent: stamp() })).toMatchObject({ success: true });
  const forwarding = forwardEvents(shop.deps);
  while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await shop.clock.advanceAsync(10 * SECOND_MS);
  expect(await forwarding).toBe(0);
  expect(sent[0]?.signal.aborted).toBe(true);
  expect((await waiting())[0]?.last_error).toBe("api.timeout");
});

test("[SAFE-25] an event is tried for about five days, then given up and deleted after thirty days", async () => {
  reply = async () => ({ status: 500, text: "" });
  await track(customer, "trackLogin", { consent: stamp() });
  const startMs = shop.clock.nowMs();
  for (let time = 0; time < 40; time += 1) {
    await forwardEvents(shop.deps);
    shop.clock.advance(6 * 60 * 60 * SECOND_MS);
  }
  expect(sent).toHaveLength(30);
  expect(shop.logged.filter(({ message }) => message === "marketing event given up")).toHaveLength(1);
  shop.clock.advance(30 * DAY_MS - (shop.clock.nowMs() - startMs));
  await deleteExpired(shop.deps);
  expect(await waiting()).toHaveLength(1);
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  expect(await waiting()).toEqual([]);
});

test("[SAFE-24] what a process had taken when it was killed is sent by the next one, after its lease of two minutes", async () => {
  await track(customer, "trackLogin", { event_id: eventId(1), consent: stamp() });
  // The kill: it never comes back from the host.
  reply = () => new Promise(() => {});
  forwardEvents(shop.deps).catch(() => {});
  while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
  reply = async () => yes;
  const other = { ...shop.deps, clock: { ...shop.deps.clock, nowMs: () => shop.clock.nowMs() + 120 * SECOND_MS - 1 } };
  expect(await forwardEvents(other)).toBe(0);
  const later = { ...shop.deps, clock: { ...shop.deps.clock, nowMs: () => shop.clock.nowMs() + 120 * SECOND_MS } };
  expect(await forwardEvents(later)).toBe(1);
  expect(await waiting()).toEqual([]);
});

const manyEvents = async (count: number) => {
  const consent = stamp();
  for (let number = 0; number < count; number += 1)
    await track(customer, "trackLogin", { event_id: eventId(number), consent });
};

test("[SAFE-25] a run sends fifty events, and starts none when half of its lease is over", async () => {
  await manyEvents(60);
  expect(await forwardEvents(shop.deps)).toBe(50);
  sent.length = 0;
  reply = async () => {
    shop.clock.advance(9 * SECOND_MS);
    return yes;
  };
  // The last one starts after 54 s; after 63 s none does.
  expect(await forwardEvents(shop.deps)).toBe(7);
});

test("[SAFE-25] of a host's error the first 300 characters are kept", async () => {
  reply = async () => ({ status: 500, text: "x".repeat(1000) });
  await track(customer, "trackLogin", { consent: stamp() });
  await forwardEvents(shop.deps);
  expect((await waiting())[0]?.last_error).toHaveLength(300);
});

test("[TRACK-04] without a host nothing waits", async () => {
  const own = await createTestApp();
  try {
    const someone = await newTrackedCustomer(own);
    await track(someone, "trackLogin", { consent: buildStamp(own) });
    await track(someone, "unsubscribe", {});
    expect(await own.db.selectFrom("marketing_forwards").selectAll().execute()).toEqual([]);
    expect(await forwardEvents(own.deps)).toBe(0);
  } finally {
    await own.close();
  }
});
