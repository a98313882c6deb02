import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { receivePaymentEvent } from "../payments/receive-payment-event.ts";
import type { PayingCustomer, StripeTestApp } from "../testing/index.ts";
import { checkOut, createStripeTestApp, importTestContent, newPayingCustomer } from "../testing/index.ts";

const AT_ONCE = 30;
const PLUGIN = "faAlign";
const times = <Value>(act: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

// An embedded database has one connection and so no races. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-11] with Stripe, thirty at a time", () => {
  let shop: StripeTestApp;
  let customer: PayingCustomer;

  beforeAll(async () => {
    shop = await createStripeTestApp();
    await importTestContent(shop.deps);
  });
  beforeEach(async () => {
    customer = await newPayingCustomer(shop);
  });
  afterAll(() => shop.close());

  const openPage = async (orderId: string) => {
    const answer = await customer.browser.fetch(`/payments/stripe/session/${orderId}`);
    return `${answer.status} ${answer.headers.get("location")}`;
  };

  test("webhooks of one payment, and what the returning shopper's look finds out, are one fulfilment", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 2 });
    const sessionId = order.provider_session_id ?? "";
    const { deliver } = shop.wire;
    shop.wire.deliver = () => Promise.reject(new Error("held"));
    await shop.stripe.payments.pay(sessionId);
    shop.wire.deliver = deliver;
    const event = shop.stripe.sender.events.at(-1) ?? {};
    const statuses = await times(async (index) => {
      if (index % 3 > 0) return shop.stripe.sender.send({ ...event, id: `evt_${sessionId}_${index % 5}` });
      const asked = await shop.deps.payments.readSession(sessionId);
      if (asked.isOk) await receivePaymentEvent(shop.deps, asked.value);
      return 200;
    });
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await customer.licences()).toHaveLength(2);
    expect(await customer.mails()).toHaveLength(1);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: [] });
  });

  test("one cart checked out is one order with one session, to Stripe and to all tabs", async () => {
    await customer.browser.call("addToCart", { product: PLUGIN });
    const responses = await times(() => checkOut(customer.browser));
    expect(new Set(responses.map((answer) => JSON.stringify(answer.result))).size).toBe(1);
    const orderId = responses[0]?.result.order_id;
    const ofOrder = [...shop.stripe.sessions.values()].filter((session) => session.client_reference_id === orderId);
    expect(ofOrder).toHaveLength(1);
  });

  test("[PAY-03] tabs that leave for Stripe's own page get one and the same, and the order stays open", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const ways = new Set(await times(() => openPage(order.id)));
    const { provider_session_id: hosted, status } = await customer.readOrder(order);
    expect(status).toBe("pending");
    expect([...ways]).toEqual([`303 https://checkout.stripe.test/c/pay/${hosted}`]);
  });

  test("[PAY-03] a payment in the dialog at the moment of leaving for Stripe's page is taken once", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const embedded = order.provider_session_id ?? "";
    await times<unknown>((index) => (index === 7 ? shop.stripe.payments.pay(embedded) : openPage(order.id)));
    const hosted = (await customer.readOrder(order)).provider_session_id ?? "";
    if (hosted !== embedded) await shop.stripe.payments.pay(hosted);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: [] });
    expect(await customer.licences()).toHaveLength(1);
  });
});
