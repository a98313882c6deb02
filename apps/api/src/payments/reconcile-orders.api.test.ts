import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ACCEPTED_CARD, checkOut, newPayingCustomer, type PayingCustomer, postForm } from "../testing/index.ts";
import { createReconcileShop, NOTHING_RECONCILED, type ReconcileShop } from "../testing/reconcile-shop.ts";
import { reconcileOrders } from "./reconcile-orders.ts";

const ORDER_LIFE_MS = 60 * 60 * 1000;
const RECONCILE_AFTER_MS = 2 * 60 * 1000;
const FIRST_RETRY_DELAY_S = 10;

const PLUGIN = "faAlign";

let shop: ReconcileShop;
let customer: PayingCustomer;

beforeAll(async () => {
  shop = await createReconcileShop();
});
beforeEach(async () => {
  shop.faults = {};
  // The provider's webhooks get lost. Sessions left open by an earlier test expire.
  shop.wire.deliver = async () => new Response(null, { status: 503 });
  shop.clock.advance(ORDER_LIFE_MS);
  await reconcileOrders(shop.deps);
  customer = await newPayingCustomer(shop);
});
afterAll(() => shop.close());

type Order = Awaited<ReturnType<PayingCustomer["orderCart"]>>;
const pay = (order: Order) => postForm(customer.browser, order.provider_session_url ?? "", ACCEPTED_CARD);
const ordersOfCustomer = () =>
  shop.db.selectFrom("orders").selectAll().where("user_id", "=", customer.userId).orderBy("number").execute();

/** An order left by a process that was killed before it could record the provider's session; `isAsked`: the provider has created one. */
async function orderWithoutSession(isAsked: boolean): Promise<Order> {
  const { createSession } = shop.provider;
  shop.faults.createSession = async (request) => {
    if (isAsked) await createSession(request);
    return { isOk: false, failure: { code: "killed" } };
  };
  await customer.browser.call("addToCart", { product: PLUGIN });
  await checkOut(customer.browser);
  shop.faults = {};
  const [order] = await ordersOfCustomer();
  if (!order) throw new Error("No order was written.");
  return order;
}

describe("[SAFE-22] a payment of which no webhook came", () => {
  test("is found: its order gets licences, mail and cart as by the webhook, once", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 2 });
    await pay(order);
    shop.clock.advance(RECONCILE_AFTER_MS);

    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, fulfilled: 1 });
    expect(await reconcileOrders(shop.deps)).toEqual(NOTHING_RECONCILED);

    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: [] });
    expect(await customer.licences()).toHaveLength(2);
    expect(await customer.mails()).toHaveLength(1);
    expect(await customer.cartNames()).toEqual([]);
  });

  test("whose webhook comes after all gives nothing a second time", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await pay(order);
    shop.clock.advance(RECONCILE_AFTER_MS);
    await reconcileOrders(shop.deps);
    shop.wire.deliver = async (request) => shop.app.fetch(request);
    shop.clock.advance(FIRST_RETRY_DELAY_S * 1000);
    expect(await shop.provider.runDueWork()).toBeGreaterThan(0);
    expect(await customer.licences()).toHaveLength(1);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: [] });
  });

  test("in the last moment of its hour, after which the shop closed the order, is found and flagged", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    shop.clock.advance(ORDER_LIFE_MS - 1);
    await pay(order);
    shop.clock.advance(1);
    // A new checkout of the same content closes the overdue order without a request to the provider.
    await checkOut(customer.browser);
    expect(await customer.readOrder(order)).toMatchObject({ status: "closed" });
    expect(await reconcileOrders(shop.deps)).toMatchObject({ fulfilled: 1 });
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: ["paidLate"] });
  });

  test("is found though the end of an older session of the same order has been reported", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.sendWebhook(customer.eventOf(order, "expired", { session_id: "tps_replaced", payment_id: null }));
    await pay(order);
    shop.clock.advance(RECONCILE_AFTER_MS);
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, fulfilled: 1 });
  });

  test("of a wrong sum fulfils nothing, is flagged, and is asked about no more", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await pay(order);
    const { readSession } = shop.provider;
    shop.faults.readSession = async (id) => {
      const event = await readSession(id);
      return event.isOk ? { isOk: true, value: { ...event.value, amountMinor: 1 } } : event;
    };
    shop.clock.advance(RECONCILE_AFTER_MS);
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, alarming: 1 });
    expect(await reconcileOrders(shop.deps)).toEqual(NOTHING_RECONCILED);
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending", flags: ["amountMismatch"] });
    expect(await customer.licences()).toEqual([]);
  });
});

describe("an unpaid order", () => {
  test("is left to its webhook for two minutes, after a start it is not", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await pay(order);
    shop.clock.advance(RECONCILE_AFTER_MS - 1);
    expect(await reconcileOrders(shop.deps)).toEqual(NOTHING_RECONCILED);
    expect(await reconcileOrders(shop.deps, { isComplete: true })).toEqual({ ...NOTHING_RECONCILED, fulfilled: 1 });
  });

  test("that can still be paid waits, and its session stays the same", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    shop.clock.advance(ORDER_LIFE_MS - 1);
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, waiting: 1 });
    expect((await customer.browser.call("getPaymentSession")).result.session_id).toBe(order.provider_session_id);
  });

  test("whose session has run out is closed, and asked about no more", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    shop.clock.advance(ORDER_LIFE_MS);
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, closed: 1 });
    expect(await customer.readOrder(order)).toMatchObject({ status: "closed" });
    expect(await reconcileOrders(shop.deps)).toEqual(NOTHING_RECONCILED);
  });

  test("that is overdue while its session is still open has that closed first, so that nobody pays for nothing", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    shop.clock.advance(ORDER_LIFE_MS);
    const later = { expires_at: new Date(shop.clock.nowMs() + ORDER_LIFE_MS) };
    const id = order.provider_session_id ?? "";
    await shop.db.updateTable("test_payment_sessions").set(later).where("id", "=", id).execute();
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, closed: 1 });
    const session = await shop.db.selectFrom("test_payment_sessions").select("status").where("id", "=", id).execute();
    expect(session).toEqual([{ status: "expired" }]);
  });

  test("that the shopper pays at the moment of its closing is fulfilled", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    shop.clock.advance(ORDER_LIFE_MS);
    const later = { expires_at: new Date(shop.clock.nowMs() + ORDER_LIFE_MS) };
    const id = order.provider_session_id ?? "";
    await shop.db.updateTable("test_payment_sessions").set(later).where("id", "=", id).execute();
    shop.faults.expireSession = async (sessionId) => {
      await pay(order);
      return shop.provider.expireSession(sessionId);
    };
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, fulfilled: 1 });
  });
});

describe("an order whose session was never noted", () => {
  test.each([true, false])(
    "[SAFE-22] gets the session that its key finds, whether or not the provider had made one: %s",
    async (isAsked) => {
      const order = await orderWithoutSession(isAsked);
      shop.clock.advance(RECONCILE_AFTER_MS);
      expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, waiting: 1 });
      const sessions = await shop.db
        .selectFrom("test_payment_sessions")
        .select("id")
        .where("order_reference", "=", order.id)
        .execute();
      expect(sessions).toEqual([{ id: (await customer.readOrder(order)).provider_session_id }]);
      expect((await checkOut(customer.browser)).result.session_id).toBe(sessions[0]?.id);
    },
  );

  test("[SAFE-22] and that was paid all the same is fulfilled", async () => {
    const order = await orderWithoutSession(true);
    const { id } = await shop.db
      .selectFrom("test_payment_sessions")
      .select("id")
      .where("order_reference", "=", order.id)
      .executeTakeFirstOrThrow();
    await pay({ ...order, provider_session_url: `http://shop.test/test-provider/session/${id}` });
    shop.clock.advance(RECONCILE_AFTER_MS);
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, fulfilled: 1 });
    expect(await customer.licences()).toHaveLength(1);
  });

  test("is closed when it is overdue, without asking the provider", async () => {
    const order = await orderWithoutSession(false);
    shop.clock.advance(ORDER_LIFE_MS);
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, closed: 1 });
    expect(await customer.readOrder(order)).toMatchObject({ status: "closed", provider_session_id: null });
  });
});
