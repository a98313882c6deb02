import { type MarketingCalls, marketingCalls } from "@shop/api-client/contract";
import { MARKETING_SAMPLES } from "@shop/api-client/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteExpired } from "../personal-data/delete-expired.ts";
import {
  buildStamp,
  createTestApp,
  newTrackedCustomer,
  postMarketing,
  type TestApp,
  type TrackedCustomer,
  track,
} from "../testing/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NAMES = Object.keys(marketingCalls) as Array<keyof MarketingCalls>;
/** Those that report what only a browser knows. */
const EVENTS = NAMES.filter(
  (name) =>
    name.startsWith("track") && !["trackSignup", "trackVerify", "trackPurchase", "trackActivitySession"].includes(name),
);
const DONE = { status: 200, success: true, message: null };
const eventId = (number: number) => `e1f2c3d4-8a4d-4c57-9b86-${String(number).padStart(12, "0")}`;

let shop: TestApp;
let customer: TrackedCustomer;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(async () => {
  customer = await newTrackedCustomer(shop);
});
afterAll(() => shop.close());

const eventsOf = ({ id }: TrackedCustomer) =>
  shop.db.selectFrom("drip_events").selectAll().where("user_id", "=", id).orderBy("occurred_at").execute();
const activityOf = ({ id }: TrackedCustomer) =>
  shop.db.selectFrom("activity_events").selectAll().where("user_id", "=", id).orderBy("occurred_at").execute();
const visitsOf = ({ id }: TrackedCustomer) =>
  shop.db.selectFrom("activity_sessions").selectAll().where("user_id", "=", id).execute();
const settingOf = async ({ id }: TrackedCustomer) => {
  const user = shop.db.selectFrom("users").select(["newsletter_setting", "newsletter_pending"]).where("id", "=", id);
  const { newsletter_setting, newsletter_pending } = await user.executeTakeFirstOrThrow();
  return [newsletter_setting, newsletter_pending];
};
const stamp = (values = {}) => buildStamp(shop, values);

test.each(EVENTS)("[TRACK-04] %s is stored for the session's account", async (name) => {
  const request = { ...MARKETING_SAMPLES[name].request, user_email: customer.email, consent: stamp() };
  const sent = await postMarketing(customer.browser, marketingCalls[name].path, JSON.stringify(request));
  expect(sent).toEqual(DONE);
  const type = marketingCalls[name].path.replace("/wp-json/fa-drip/v1/track-", "");
  expect(await eventsOf(customer)).toMatchObject([
    { event_type: type, event_id: "e1f2c3d4-8a4d-4c57-9b86-1f2a3c4d5e6f" },
  ]);
});

test("[TRACK-04] the account's description lists its twenty newest events", async () => {
  const consent = stamp();
  for (let number = 0; number <= 20; number += 1) {
    const occurred_at = shop.clock.nowMs() - 1000 * (20 - number);
    const product_name = `fa${number}`;
    await track(customer, "trackProductView", { product_name, occurred_at, event_id: eventId(number), consent });
  }
  const { dripEvents } = (await customer.browser.call("updateSession")).result.user;
  expect(dripEvents).toHaveLength(20);
  expect(dripEvents[0]).toEqual({
    event_type: "product-view",
    product_name: "fa20",
    created_at: new Date(shop.clock.nowMs()).toISOString(),
    event_data: {},
  });
  expect(dripEvents[19].product_name).toBe("fa1");
});

test("[TRACK-04] an event in the cart without a currency is in euros", async () => {
  await track(customer, "trackCartAdd", { product_name: "faAlign", price: 4900, consent: stamp() });
  expect(await eventsOf(customer)).toMatchObject([
    { product_name: "faAlign", event_data: { quantity: 1, price: 4900, currency: "EUR" } },
  ]);
});

test.each([
  ["Windows", "Windows"],
  ["mac", "mac"],
  ["Amiga", ""],
  [undefined, ""],
])("[TRACK-05] the platform %j of a download is stored as %j", async (platform, stored) => {
  const fields = { product_name: "faAlign", download_type: "plugin", ...(platform && { platform }) };
  await track(customer, "trackDownload", { ...fields, consent: stamp() });
  expect(await eventsOf(customer)).toMatchObject([{ event_data: { platform: stored, download_type: "plugin" } }]);
});

test("[TRACK-02] an event is stored once by its id, and another account's under the same id besides", async () => {
  const request = { product_name: "faAlign", event_id: eventId(1), consent: stamp() };
  for (let time = 0; time < 3; time += 1) expect(await track(customer, "trackProductView", request)).toEqual(DONE);
  const other = await newTrackedCustomer(shop);
  await track(other, "trackProductView", request);
  expect([(await eventsOf(customer)).length, (await eventsOf(other)).length]).toEqual([1, 1]);
});

test("[SAFE-19][TRACK-02] a call about another address is refused, no matter whose it is", async () => {
  const other = await newTrackedCustomer(shop);
  for (const user_email of [other.email, "nobody@else.example"]) {
    const sent = await track(customer, "trackLogin", { user_email, consent: stamp() });
    expect(sent).toMatchObject({ status: 200, success: false, code: "tracking.otherAccount" });
  }
  expect([...(await eventsOf(customer)), ...(await eventsOf(other))]).toEqual([]);
});

test("[TRACK-02] the address may be written in capitals", async () => {
  expect(await track(customer, "trackLogin", { user_email: customer.email.toUpperCase(), consent: stamp() })).toEqual(
    DONE,
  );
});

test.each(NAMES)("[TRACK-01][SAFE-19] %s asks for a login", async (name) => {
  const visitor = await shop.newBrowser().start();
  const sent = await postMarketing(visitor, marketingCalls[name].path, JSON.stringify(MARKETING_SAMPLES[name].request));
  expect(sent).toMatchObject({ status: 401, success: false, code: "api.loginRequired" });
});

test.each([
  ["no consent", () => undefined],
  ["a consent to statistics", () => stamp({ categories: ["statistics"] })],
  ["a consent of a year ago", () => stamp({ chosen_at: shop.clock.nowMs() - 365 * DAY_MS })],
])("[TRACK-04] an event under %s is dropped", async (_what, consentOf) => {
  const consent = consentOf();
  const sent = await track(customer, "trackLogin", { ...(consent && { consent }) });
  expect(sent).toMatchObject({ status: 200, success: false, code: "tracking.noConsent" });
  const events = { session_data: {}, events: [{ type: "shop" as const, timestamp: shop.clock.nowMs() }] };
  await track(customer, "trackActivitySession", { ...events, ...(consent && { consent }) });
  expect([await eventsOf(customer), await activityOf(customer), await visitsOf(customer)]).toEqual([[], [], []]);
});

test("[TRACK-01] a withdrawal deletes what was tracked, and later events of an older choice are dropped", async () => {
  const given = stamp();
  await track(customer, "trackLogin", { consent: given });
  await track(customer, "trackActivitySession", {
    session_data: { duration: 5 },
    events: [{ type: "shop", timestamp: 1 }],
    consent: given,
  });
  expect(await eventsOf(customer)).toHaveLength(1);
  shop.clock.advance(1000);
  expect(await track(customer, "reportConsent", { consent: stamp({ categories: [] }) })).toEqual(DONE);
  expect([await eventsOf(customer), await activityOf(customer), await visitsOf(customer)]).toEqual([[], [], []]);
  expect(await track(customer, "trackLogin", { consent: given })).toMatchObject({ code: "tracking.noConsent" });
  shop.clock.advance(1000);
  expect(await track(customer, "trackLogin", { consent: stamp() })).toEqual(DONE);
});

test("[TRACK-01] a choice that another browser made earlier changes nothing", async () => {
  const earlier = stamp({ categories: [], chosen_at: shop.clock.nowMs() - 1 });
  await track(customer, "trackLogin", { consent: stamp() });
  await track(customer, "reportConsent", { consent: earlier });
  expect(await track(customer, "trackLogin", { consent: stamp() })).toEqual(DONE);
});

test("[TRACK-01] a choice from the future is of now, so that a later withdrawal counts", async () => {
  await track(customer, "trackLogin", { consent: stamp({ chosen_at: shop.clock.nowMs() + 30 * DAY_MS }) });
  shop.clock.advance(1);
  await track(customer, "reportConsent", { consent: stamp({ categories: [] }) });
  expect(await eventsOf(customer)).toEqual([]);
});

test("[TRACK-04] unsubscribe and resubscribe set the newsletter of the session's account", async () => {
  await shop.db.updateTable("users").set({ newsletter_setting: 3 }).where("id", "=", customer.id).execute();
  expect(await track(customer, "unsubscribe", {})).toEqual(DONE);
  expect(await settingOf(customer)).toEqual([0, null]);
  expect(await track(customer, "resubscribe", {})).toEqual(DONE);
  expect(await settingOf(customer)).toEqual([15, null]);
});

test("[TRACK-04] where subscribing is confirmed by mail, resubscribing waits for that", async () => {
  const free = await createTestApp({ settings: { newsletterPolicy: "free" } });
  try {
    const own = await newTrackedCustomer(free);
    expect(await track(own, "resubscribe", {})).toEqual(DONE);
    const user = free.db.selectFrom("users").selectAll().where("id", "=", own.id);
    expect(await user.executeTakeFirst()).toMatchObject({ newsletter_setting: 0, newsletter_pending: 15 });
  } finally {
    await free.close();
  }
});

test("[TRACK-04] in ten minutes an account may make 600 calls", async () => {
  const consent = stamp();
  const key = `tracking:event:${customer.id}`;
  await track(customer, "trackLogin", { consent });
  await shop.db.updateTable("rate_limits").set({ points: 599 }).where("key", "=", key).execute();
  expect(await track(customer, "trackLogin", { consent })).toEqual(DONE);
  expect(await track(customer, "trackLogin", { consent })).toMatchObject({ status: 429, code: "api.tooManyCalls" });
  shop.clock.advance(10 * 60 * 1000);
  expect(await track(customer, "trackLogin", { consent })).toEqual(DONE);
});

test("[SAFE-27] what was tracked is deleted after 365 days", async () => {
  const consent = stamp();
  await track(customer, "trackLogin", { consent });
  await track(customer, "trackActivitySession", {
    session_data: {},
    events: [{ type: "shop", timestamp: shop.clock.nowMs() }],
    consent,
  });
  shop.clock.advance(365 * DAY_MS);
  await deleteExpired(shop.deps);
  expect([(await eventsOf(customer)).length, (await activityOf(customer)).length]).toEqual([1, 1]);
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  expect([await eventsOf(customer), await activityOf(customer), await visitsOf(customer)]).toEqual([[], [], []]);
});

test("[TRACK-04] in an hour an account may change its subscription or report a choice 30 times", async () => {
  await track(customer, "unsubscribe", {});
  const key = `tracking:settings:${customer.id}`;
  await shop.db.updateTable("rate_limits").set({ points: 29 }).where("key", "=", key).execute();
  expect(await track(customer, "reportConsent", { consent: stamp() })).toEqual(DONE);
  expect(await track(customer, "unsubscribe", {})).toMatchObject({ status: 429, code: "api.tooManyCalls" });
  shop.clock.advance(60 * 60 * 1000);
  expect(await track(customer, "unsubscribe", {})).toEqual(DONE);
});
