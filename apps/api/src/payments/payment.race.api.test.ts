import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listCartLines, setLineQuantity } from "../cart/cart-lines.ts";
import { lockCart } from "../cart/carts.ts";
import {
  ACCEPTED_CARD,
  checkOut,
  createPayingTestApp,
  importTestContent,
  insertUser,
  type PayingTestApp,
  postForm,
  startSession,
  type TestBrowser,
} from "../testing/index.ts";

const CART_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

const AT_ONCE = 50;
const PLUGIN = "faAlign";
const times = <Value>(act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

// An embedded database has one connection and so no races. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] fifty at a time", () => {
  let shop: PayingTestApp;
  let browser: TestBrowser;
  let userId: string;

  beforeAll(async () => {
    shop = await createPayingTestApp();
    await importTestContent(shop.deps);
  });
  beforeEach(async () => {
    browser = await shop.newBrowser().start();
    userId = await insertUser(shop.deps);
    await startSession(shop.deps, browser, userId);
    await browser.call("addToCart", { product: PLUGIN, quantity: 2 });
  });
  afterAll(() => shop.close());

  const orders = () => shop.db.selectFrom("orders").selectAll().where("user_id", "=", userId).execute();
  const count = async (table: "licences" | "mails") =>
    (await shop.db.selectFrom(table).select("id").where("user_id", "=", userId).execute()).length;

  const outcomesOf = async (order: { id: string }) =>
    (await shop.db.selectFrom("payment_events").select("outcome").where("order_id", "=", order.id).execute()).map(
      (event) => event.outcome,
    );

  async function orderOne() {
    await checkOut(browser);
    const [order] = await orders();
    if (!order) throw new Error("No order was written.");
    return order;
  }
  type Order = Awaited<ReturnType<typeof orderOne>>;
  const paid = (order: Order, id: string, paymentId = "pay_1") => ({
    id: `${order.id} ${id}`,
    type: "paid",
    data: {
      session_id: order.provider_session_id,
      order_reference: order.id,
      payment_id: `${order.id} ${paymentId}`,
      amount_minor: order.total_minor,
      currency: order.currency,
    },
  });

  /** Two were bought of the two in the cart, then two more put in: a second fulfilment would take those. */
  async function expectFulfilledOnce(order: Order) {
    expect(await count("licences")).toBe(2);
    expect(await count("mails")).toBe(1);
    expect((await browser.call("getCart")).result.products).toMatchObject([{ name: PLUGIN, quantity: 2 }]);
    expect(await orders()).toMatchObject([{ id: order.id, status: "paid" }]);
  }

  test("[PAY-08] one event is taken in once, and every sender gets that confirmed", async () => {
    const order = await orderOne();
    await browser.call("addToCart", { product: PLUGIN, quantity: 2 });
    const statuses = await times(() => shop.sendWebhook(paid(order, "evt")));
    expect(statuses).toEqual(Array.from({ length: AT_ONCE }, () => 200));
    await expectFulfilledOnce(order);
    expect(await outcomesOf(order)).toEqual(["fulfilled"]);
  });

  test("[PAY-08] fifty different events of one payment fulfil the order once", async () => {
    const order = await orderOne();
    await browser.call("addToCart", { product: PLUGIN, quantity: 2 });
    const statuses = await times((index) => shop.sendWebhook(paid(order, `evt_${index}`)));
    expect(statuses).toEqual(Array.from({ length: AT_ONCE }, () => 200));
    await expectFulfilledOnce(order);
    expect((await outcomesOf(order)).filter((outcome) => outcome === "fulfilled")).toHaveLength(1);
  });

  test("[PAY-08] an order that is paid fifty times over is fulfilled once, and flagged", async () => {
    const order = await orderOne();
    await browser.call("addToCart", { product: PLUGIN, quantity: 2 });
    await times((index) => shop.sendWebhook(paid(order, `evt_${index}`, `pay_${index}`)));
    await expectFulfilledOnce(order);
    expect(await orders()).toMatchObject([{ flags: ["paidTwice"] }]);
  });

  test("[PAY-08] what is bought leaves the cart though the shopper takes something out at that moment", async () => {
    const order = await orderOne();
    await browser.call("addToCart", { product: PLUGIN, quantity: 2 });
    const now = new Date(shop.clock.nowMs());
    const { fulfilled } = await shop.db.transaction().execute(async (trx) => {
      const expiresAt = new Date(now.getTime() + CART_LIFE_MS);
      const cart = await lockCart(trx, { userId }, { now, expiresAt });
      const [line] = await listCartLines(trx, cart?.id ?? "");
      const sent = shop.sendWebhook(paid(order, "evt"));
      await Promise.race([sent, somebodyWaits()]);
      const left = { quantity: (line?.quantity ?? 0) - 1, productId: line?.productId ?? "" };
      await setLineQuantity(trx, { cartId: cart?.id ?? "", ...left });
      return { fulfilled: sent };
    });
    expect(await fulfilled).toBe(200);
    expect((await browser.call("getCart")).result.products).toMatchObject([{ name: PLUGIN, quantity: 1 }]);
  });

  /** Settles when a connection of this database waits for a lock. */
  async function somebodyWaits(): Promise<void> {
    const waiting = sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await waiting.execute(shop.db)).rows[0]?.count === 0);
  }

  test("payments, expiries and refunds all at once leave no valid licence, and no error", async () => {
    const order = await orderOne();
    const types = ["paid", "expired", "refunded", "paid", "expired"];
    const statuses = await times((index) =>
      shop.sendWebhook({ ...paid(order, `evt_${index}`), type: types[index % types.length] }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await orders()).toMatchObject([{ status: "refunded" }]);
    const good = await shop.db
      .selectFrom("licences")
      .select("id")
      .where("user_id", "=", userId)
      .where("revoked_at", "is", null)
      .execute();
    expect(good).toEqual([]);
  });

  test("one cart checked out fifty times is one order with one session", async () => {
    const responses = await times(() => checkOut(browser));
    expect(new Set(responses.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(responses.map((answer) => answer.result.session_id)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    const sessions = await shop.db
      .selectFrom("test_payment_sessions")
      .select("id")
      .where("order_reference", "=", (await orders())[0]?.id ?? "")
      .execute();
    expect(sessions).toHaveLength(1);
  });

  test("fifty tabs that pay one session pay once", async () => {
    const { result: session } = await checkOut(browser);
    const [order] = await orders();
    if (!order) throw new Error("No order was written.");
    await browser.call("addToCart", { product: PLUGIN, quantity: 2 });
    await times(() => postForm(browser, session.cart_url, ACCEPTED_CARD));
    await shop.provider.runDueWork();
    await expectFulfilledOnce(order);
    const charged = await shop.db
      .selectFrom("test_payment_sessions")
      .select("payment_id")
      .where("id", "=", session.session_id)
      .executeTakeFirst();
    expect(await orders()).toMatchObject([{ flags: [], provider_payment_id: charged?.payment_id }]);
  });
});
