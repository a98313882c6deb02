import { randomUuid } from "@shop/kernel";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createPayingTestApp,
  importTestContent,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
} from "../testing/index.ts";

const PLUGIN = "faAlign";

let shop: PayingTestApp;
let customer: PayingCustomer;

beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
beforeEach(async () => {
  customer = await newPayingCustomer(shop);
});
afterAll(() => shop.close());

describe("[SAFE-04] the webhook is judged by its signature alone:", () => {
  const post = (body: BodyInit | null, headers: Record<string, string> = {}, path = "/payments/webhook/test") =>
    shop.app.request(path, { method: "POST", headers, ...(body === null ? {} : { body }) });

  test("a foreign key, an old or missing signature, changed bytes are refused, and nothing is written", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const event = customer.eventOf(order, "paid");
    expect(await shop.sendWebhook(event, { secret: "another key" })).toBe(400);
    expect(await shop.sendWebhook(event, { atMs: shop.clock.nowMs() - 301_000 })).toBe(400);
    expect((await post(JSON.stringify(event))).status).toBe(400);
    expect((await post(null)).status).toBe(400);
    expect(await customer.outcomeOf(event)).toBeUndefined();
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending" });
  });

  test("a signed body that isn't an event is refused", async () => {
    expect(await shop.sendWebhook("hello")).toBe(400);
    expect(await shop.sendWebhook({ id: "evt_x", type: "paid" })).toBe(400);
  });

  test.each([
    ["NUL in the event's id", { id: "evt_\u0000" }],
    ["half a character in the event's id", { id: "evt_\ud800" }],
    ["NUL in the session", { data: { session_id: "\u0000" } }],
    ["NUL in the payment", { data: { payment_id: "\u0000" } }],
  ])("[SAFE-11] a signed event with %s is refused, not an error of the shop's", async (_what, change) => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const event = customer.eventOf(order, "paid");
    const data = { ...event.data, ...("data" in change ? change.data : {}) };
    expect(await shop.sendWebhook({ ...event, ...change, data })).toBe(400);
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending" });
  });

  test("another provider is not found, another method not allowed, too large a body not read", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    expect(await shop.sendWebhook(customer.eventOf(order, "paid"), { provider: "stripe" })).toBe(404);
    expect((await shop.app.request("/payments/webhook/test")).status).toBe(405);
    expect((await post("x".repeat(65_536))).status).toBe(400);
    expect((await post("x".repeat(65_537))).status).toBe(413);
  });

  test("[PAY-08] the return page grants nothing: going there makes no licence", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await customer.browser.fetch(new URL(order.landing_url).pathname);
    await customer.browser.fetch(`/payments/webhook/test?session=${order.provider_session_id}`, { method: "POST" });
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending" });
    expect(await customer.licences()).toEqual([]);
  });
});

test("[SAFE-26] what the webhooks log has no secret, licence key or address in it", async () => {
  const order = await customer.orderCart({ [PLUGIN]: 1 });
  await shop.sendWebhook(customer.eventOf(order, "paid"));
  const [licence] = await customer.licences();
  const written = JSON.stringify(shop.logged);
  expect(written).toContain("a payment event was taken in");
  expect(written).not.toContain(licence?.licence_key);
  expect(written).not.toContain(`${customer.userId}@shop.test`);
});

test("[PAY-08] when the transaction breaks, nothing of it stays, and the provider's next try fulfils", async () => {
  const order = await customer.orderCart({ [PLUGIN]: 1 });
  const event = customer.eventOf(order, "paid");
  const line = await shop.db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  // A licence already exists in place of the one to be created, so the transaction fails half-way.
  const id = randomUuid(shop.deps.random);
  await shop.db
    .insertInto("licences")
    .values({
      id,
      licence_key: "TAKEN",
      user_id: customer.userId,
      product_id: line.product_id,
      order_line_id: line.id,
      unit_number: 1,
      via_bundle_id: null,
      source: "purchase",
      added_at: new Date(0),
    })
    .execute();
  expect(await shop.sendWebhook(event)).toBe(500);
  expect(await customer.readOrder(order)).toMatchObject({ status: "pending", fulfilled_at: null });
  expect(await customer.outcomeOf(event)).toBeUndefined();
  expect(await customer.cartNames()).toEqual([[PLUGIN, 1]]);

  await shop.db.deleteFrom("licences").where("id", "=", id).execute();
  expect(await shop.sendWebhook(event)).toBe(200);
  expect(await customer.licences()).toHaveLength(1);
});
