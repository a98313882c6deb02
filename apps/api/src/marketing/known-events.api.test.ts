import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  buildStamp,
  createPayingTestApp,
  importTestContent,
  newPayingCustomer,
  newTrackedCustomer,
  type PayingTestApp,
  type TrackedCustomer,
  track,
} from "../testing/index.ts";
import { reportKnownEvents } from "./report-known-events.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: PayingTestApp;
let customer: TrackedCustomer;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
beforeEach(async () => {
  customer = await newTrackedCustomer(shop);
});
afterAll(() => shop.close());

const eventsOf = async ({ id }: TrackedCustomer) =>
  shop.db
    .selectFrom("drip_events")
    .select(["event_type", "event_data", "occurred_at"])
    .where("user_id", "=", id)
    .orderBy("event_type")
    .execute();
const typesOf = async (who: TrackedCustomer) => (await eventsOf(who)).map(({ event_type }) => event_type);
const allow = (chosen_at = shop.clock.nowMs()) =>
  track(customer, "reportConsent", { consent: buildStamp(shop, { chosen_at }) });
const accountOf = (activated_at: Date) =>
  shop.db.updateTable("users").set({ activated_at }).where("id", "=", customer.id).execute();

async function pay(isRefunded = false): Promise<{ id: string; number: number; total_minor: number }> {
  const buyer = await newPayingCustomer(shop, customer.id);
  const order = await buyer.orderCart({ faAlign: 2 });
  expect(await shop.sendWebhook(buyer.eventOf(order, "paid"))).toBe(200);
  if (isRefunded) expect(await shop.sendWebhook(buyer.eventOf(order, "refunded"))).toBe(200);
  return order;
}

test("[TRACK-01][TRACK-04] the server reports sign-up and verification once, as of the account's own moments", async () => {
  const activatedAt = new Date(shop.clock.nowMs() + 60_000);
  await accountOf(activatedAt);
  await allow();
  for (let time = 0; time < 2; time += 1) await reportKnownEvents(shop.deps);
  const events = await eventsOf(customer);
  expect(events.map(({ event_type }) => event_type)).toEqual(["signup", "verify"]);
  expect(events[1]?.occurred_at).toEqual(activatedAt);
});

test("[TRACK-04] what happened before the customer allowed marketing isn't reported", async () => {
  await pay();
  shop.clock.advance(1);
  await allow();
  await reportKnownEvents(shop.deps);
  expect(await typesOf(customer)).toEqual([]);
});

test("[TRACK-04] nothing is reported of an account that allows nothing, and nothing older than a week", async () => {
  await track(customer, "reportConsent", { consent: buildStamp(shop, { categories: [] }) });
  await pay();
  await reportKnownEvents(shop.deps);
  expect(await typesOf(customer)).toEqual([]);
  shop.clock.advance(7 * DAY_MS);
  await allow(0);
  await reportKnownEvents(shop.deps);
  expect(await typesOf(customer)).toEqual([]);
});

test("[TRACK-04][TRACK-06] a paid order is one purchase, no matter who reports it, with what was charged", async () => {
  await allow();
  const order = await pay();
  await reportKnownEvents(shop.deps);
  const consent = buildStamp(shop);
  for (const order_id of [order.id, String(order.number)])
    expect(await track(customer, "trackPurchase", { order_id, total: 1, consent })).toMatchObject({ success: true });
  const purchases = (await eventsOf(customer)).filter(({ event_type }) => event_type === "purchase");
  expect(purchases).toMatchObject([
    {
      event_data: {
        order_id: String(order.number),
        total: order.total_minor,
        currency: "EUR",
        products: [{ name: "faAlign", quantity: 2 }],
      },
    },
  ]);
});

test("[SAFE-19] a purchase that the account hasn't made is refused", async () => {
  const other = customer;
  const order = await pay();
  customer = await newTrackedCustomer(shop);
  const consent = buildStamp(shop);
  for (const order_id of [order.id, String(order.number), "0", "no such order"])
    expect(await track(customer, "trackPurchase", { order_id, consent })).toMatchObject({
      success: false,
      code: "order.notFound",
    });
  const buyer = await newPayingCustomer(shop, other.id);
  const unpaid = await buyer.orderCart({ faAlign: 1 });
  expect(await track(other, "trackPurchase", { order_id: unpaid.id, consent })).toMatchObject({
    code: "order.notFound",
  });
});

test("[TRACK-04] a browser that reports a sign-up adds nothing to what the server knows", async () => {
  const signedUpAt = shop.clock.nowMs();
  shop.clock.advance(5000);
  const consent = buildStamp(shop);
  for (const call of ["trackSignup", "trackVerify"] as const)
    for (let time = 0; time < 2; time += 1) await track(customer, call, { consent });
  const events = await eventsOf(customer);
  expect(events.map(({ event_type }) => event_type)).toEqual(["signup", "verify"]);
  expect(events[0]?.occurred_at).toEqual(new Date(signedUpAt));
});

test("[TRACK-06] a refunded order is one refund, with what was paid back, and goes to no marketing host", async () => {
  await allow();
  const order = await pay(true);
  const marketingHost = { host: "https://marketing.example", transport: async () => ({ status: 200, text: "{}" }) };
  for (let time = 0; time < 2; time += 1) await reportKnownEvents({ ...shop.deps, marketingHost });
  const forwards = shop.db.selectFrom("marketing_forwards").select("call").where("user_id", "=", customer.id);
  expect((await forwards.execute()).map(({ call }) => call)).not.toContain("refund");
  const refunds = (await eventsOf(customer)).filter(({ event_type }) => event_type === "refund");
  expect(refunds).toEqual([
    {
      event_type: "refund",
      event_data: { order_id: String(order.number), total: order.total_minor, currency: "EUR" },
      occurred_at: new Date(shop.clock.nowMs()),
    },
  ]);
});

test("[TRACK-06] a refund of before the customer allowed marketing isn't reported, nor is a partial one", async () => {
  await pay(true);
  shop.clock.advance(1);
  await allow();
  const buyer = await newPayingCustomer(shop, customer.id);
  const order = await buyer.orderCart({ faAlign: 1 });
  await shop.sendWebhook(buyer.eventOf(order, "paid"));
  await shop.sendWebhook(buyer.eventOf(order, "refunded", { amount_minor: 100 }));
  await reportKnownEvents(shop.deps);
  expect(await typesOf(customer)).toEqual(["purchase"]);
});
