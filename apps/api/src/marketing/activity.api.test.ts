import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  buildStamp,
  createTestApp,
  newTrackedCustomer,
  postMarketing,
  type TestApp,
  type TrackedCustomer,
  track,
} from "../testing/index.ts";

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
const stamp = (values = {}) => buildStamp(shop, values);

test("[TRACK-01][TRACK-02] a batch of activity is stored, each event once by its id", async () => {
  const at = shop.clock.nowMs() - 1000;
  const event = (number: number) => ({
    id: eventId(number),
    type: "download" as const,
    timestamp: at,
    data: { product: "faAlign", size: 3, isFree: true, none: null },
    context: { device: "desktop", screen_size: "1440x900", browser: "Firefox", os: "Linux", time_on_page: 30_000 },
  });
  const consent = stamp();
  const batch = (...events: ReturnType<typeof event>[]) =>
    track(customer, "trackActivitySession", { session_data: {}, events, consent });
  expect(await batch(event(2), event(1), event(2))).toEqual(DONE);
  expect(await batch(event(2), event(3))).toEqual(DONE);
  const stored = await activityOf(customer);
  expect(stored.map((row) => row.event_id).sort()).toEqual([eventId(1), eventId(2), eventId(3)]);
  const { id: _id, timestamp: _timestamp, ...kept } = event(1);
  expect(stored[0]).toMatchObject({ ...kept, occurred_at: new Date(at) });
});

test("[TRACK-03] a visit has one summary, the longest that was sent", async () => {
  const id = "5e551011-8a4d-4c57-9b86-1f2a3c4d5e6f";
  const consent = stamp();
  const send = (session_duration_ms: number) =>
    track(customer, "trackActivitySession", {
      session_data: { id, session_duration_ms, max_scroll_depths: { "/shop": 75 } },
      events: [],
      consent,
    });
  for (const duration of [60_000, 300_000, 120_000]) expect(await send(duration)).toEqual(DONE);
  expect(await visitsOf(customer)).toMatchObject([
    {
      session_id: id,
      duration_ms: 300_000,
      summary: { session_duration_ms: 300_000, max_scroll_depths: { "/shop": 75 } },
    },
  ]);
});

test("[AUTH-18] a logout is stored with the visit's summary", async () => {
  await track(customer, "trackLogout", { session_data: { duration: 7000, page_views: 2 }, consent: stamp() });
  expect(await eventsOf(customer)).toMatchObject([{ event_type: "logout", event_data: {} }]);
  expect(await visitsOf(customer)).toMatchObject([{ duration_ms: 7000, summary: { page_views: 2 } }]);
});

test("[TRACK-02][SAFE-04] the activity comes as a beacon: JSON as text, without a header of ours", async () => {
  const body = JSON.stringify({
    user_email: customer.email,
    session_data: {},
    events: [{ type: "shop", timestamp: shop.clock.nowMs() }],
    consent: stamp(),
  });
  const path = "/wp-json/fa-drip/v1/track-activity-session";
  const beacon = { "content-type": "text/plain;charset=UTF-8" };
  expect(await postMarketing(customer.browser, path, body, beacon)).toEqual(DONE);
  expect(await activityOf(customer)).toHaveLength(1);
  for (const origin of ["https://evil.example", "null"]) {
    const sent = await postMarketing(customer.browser, path, body, { ...beacon, origin });
    expect(sent).toMatchObject({ status: 403, success: false, code: "api.originNotAllowed" });
  }
  expect(await activityOf(customer)).toHaveLength(1);
});

test("[SAFE-04] text is no other call's body", async () => {
  const body = JSON.stringify({ user_email: customer.email });
  const sent = await postMarketing(customer.browser, "/wp-json/fa-drip/v1/unsubscribe", body, {
    "content-type": "text/plain",
  });
  expect(sent).toMatchObject({ status: 415, success: false, code: "api.notJson" });
});

test("[TRACK-02] a part of the activity has 60 KiB at most", async () => {
  const path = "/wp-json/fa-drip/v1/track-activity-session";
  const bare = { user_email: customer.email, session_data: {}, events: [], consent: stamp() };
  const bytes = JSON.stringify(bare).length;
  const body = (length: number) => JSON.stringify(bare) + " ".repeat(length - bytes);
  expect((await postMarketing(customer.browser, path, body(61_440))).status).toBe(200);
  const tooLarge = await postMarketing(customer.browser, path, body(61_441));
  expect(tooLarge).toMatchObject({ status: 413, success: false, code: "api.tooLarge" });
});

test("[TRACK-02] in ten minutes an account may send 120 batches", async () => {
  const batch = () => track(customer, "trackActivitySession", { session_data: {}, events: [], consent: stamp() });
  await batch();
  const key = `tracking:activity:${customer.id}`;
  await shop.db.updateTable("rate_limits").set({ points: 119 }).where("key", "=", key).execute();
  expect(await batch()).toEqual(DONE);
  expect(await batch()).toMatchObject({ status: 429, code: "api.tooManyCalls" });
});
