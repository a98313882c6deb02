import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  ACCEPTED_CARD,
  createPayingTestApp,
  LATE_CARD,
  openTestPayment,
  type PayingTestApp,
  postForm,
  type TestBrowser,
} from "../testing/index.ts";

const ORDER_LIFE_MS = 60 * 60 * 1000;
const FIRST_RETRY_DELAY_S = 10;
const LATE_NEWS_MS = 15_000;

let shop: PayingTestApp;
let browser: TestBrowser;
let session: { id: string; url: string; orderId: string };
/** The bodies of the webhooks that the provider sent, and the shop's responses. */
let sent: Array<{ type: string; signature: string | null; body: Record<string, unknown> }>;
let shopStatus: number;

beforeAll(async () => {
  shop = await createPayingTestApp();
  shop.wire.deliver = async (request) => {
    const body = await request.json();
    sent.push({ type: body.type, signature: request.headers.get("test-signature"), body });
    return new Response(null, { status: shopStatus });
  };
});
beforeEach(async () => {
  shopStatus = 200;
  sent = [];
  // Sends what an earlier test left to be sent, so that each test counts only its own.
  await shop.provider.runDueWork();
  sent = [];
  browser = shop.newBrowser();
  session = await openTestPayment(shop);
});
afterAll(() => shop.close());

const show = async (query = "") => {
  const response = await browser.fetch(`${new URL(session.url).pathname}${query}`);
  return { response, text: await response.text() };
};
const statusOf = async (id = session.id) =>
  (await shop.db.selectFrom("test_payment_sessions").select("status").where("id", "=", id).executeTakeFirst())?.status;

describe("a session that runs out", () => {
  test("takes no more money, says so, and notifies the shop", async () => {
    shop.clock.advance(ORDER_LIFE_MS);
    await postForm(browser, session.url, ACCEPTED_CARD);
    expect((await show()).text).toContain("This payment session has run out");
    expect(await statusOf()).toBe("expired");
    await shop.provider.runDueWork();
    expect(sent.map((event) => event.type)).toContain("expired");
  });

  test("is ended by the clockwork too, once", async () => {
    shop.clock.advance(ORDER_LIFE_MS);
    await shop.provider.runDueWork();
    await shop.provider.runDueWork();
    expect(sent.filter((event) => (event.body.data as { session_id: string }).session_id === session.id)).toHaveLength(
      1,
    );
  });

  test("can be ended by the shop before it is paid, not after", async () => {
    expect(await shop.provider.expireSession(session.id)).toEqual({ isOk: true, value: undefined });
    expect(await shop.provider.expireSession(session.id)).toEqual({ isOk: true, value: undefined });
    const paid = await openTestPayment(shop);
    await postForm(browser, paid.url, ACCEPTED_CARD);
    expect(await shop.provider.expireSession(paid.id)).toMatchObject({ failure: { code: "payment.alreadyPaid" } });
  });
});

describe("the webhook", () => {
  test("is sent again until the shop takes it, the same event every time", async () => {
    shopStatus = 500;
    await postForm(browser, session.url, ACCEPTED_CARD);
    await shop.provider.runDueWork();
    expect(sent).toHaveLength(1);

    shop.clock.advance(FIRST_RETRY_DELAY_S * 1000);
    shopStatus = 200;
    expect(await shop.provider.runDueWork()).toBe(1);
    expect(await shop.provider.runDueWork()).toBe(0);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[1]?.signature).not.toBe(sent[0]?.signature);
  });

  test("that can't be sent at all doesn't keep the shopper from having paid", async () => {
    const deliver = shop.wire.deliver;
    shop.wire.deliver = () => Promise.reject(new Error("no route to host"));
    expect((await postForm(browser, session.url, ACCEPTED_CARD)).status).toBe(303);
    shop.wire.deliver = deliver;
    shop.clock.advance(FIRST_RETRY_DELAY_S * 1000);
    expect(await shop.provider.runDueWork()).toBe(1);
  });

  test("of the late card goes out after a while, when the shopper is back already", async () => {
    await postForm(browser, session.url, LATE_CARD);
    expect([await statusOf(), sent]).toEqual(["paid", []]);
    shop.clock.advance(LATE_NEWS_MS);
    expect(await shop.provider.runDueWork()).toBe(1);
  });
});

test("asked twice with one key, the provider returns one session; with another amount it refuses", async () => {
  const again = await openTestPayment(shop, { orderId: session.orderId });
  expect(again.id).toBe(session.id);
  const other = openTestPayment(shop, { orderId: session.orderId, amountMinor: 1 });
  await expect(other).rejects.toThrow("payment.keyReused");
});
