import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  checkOut,
  createStripeTestApp,
  FAULTS,
  importTestContent,
  newPayingCustomer,
  type PayingCustomer,
  type StripeTestApp,
} from "../testing/index.ts";

const PLUGIN = "faAlign";
const LANDING = "http://shop.test/account?source=purchase";

let shop: StripeTestApp;
let customer: PayingCustomer;
type Order = Awaited<ReturnType<PayingCustomer["orderCart"]>>;

beforeAll(async () => {
  shop = await createStripeTestApp();
  await importTestContent(shop.deps);
});
beforeEach(async () => {
  customer = await newPayingCustomer(shop);
  shop.stripe.requests.length = 0;
  shop.stripe.failWith(null);
});
afterAll(() => shop.close());

async function open(order: Pick<Order, "id">) {
  const answer = await customer.browser.fetch(`/payments/stripe/session/${order.id}`);
  return {
    status: answer.status,
    to: answer.headers.get("location"),
    headers: answer.headers,
    text: await answer.text(),
  };
}
const sessionsOf = (order: Order) =>
  [...shop.stripe.sessions.values()].filter((session) => session.client_reference_id === order.id);

describe("[PAY-03] the address of a session, opened in a tab of its own", () => {
  test("leads to Stripe's own page, by a hosted session in the place of the embedded one, which can't be paid any more", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const embeddedId = order.provider_session_id ?? "";
    const { status, to } = await open(order);
    const [embedded, hosted] = sessionsOf(order);
    expect({ status, to }).toEqual({ status: 303, to: hosted?.url });
    expect(embedded).toMatchObject({ id: embeddedId, status: "expired" });
    expect(hosted).toMatchObject({
      ui_mode: "hosted_page",
      status: "open",
      amount_total: order.total_minor,
      success_url: LANDING,
      cancel_url: "http://shop.test/shop",
    });
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending", provider_session_id: hosted?.id });
    expect(await shop.stripe.payments.pay(embeddedId)).toBe(false);
    expect(await shop.stripe.payments.pay(hosted?.id ?? "")).toBe(true);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: [] });
    expect(await customer.licences()).toHaveLength(1);
  });

  test.each([{ method: "HEAD" }, { headers: { "sec-purpose": "prefetch" } }])(
    "changes nothing for a browser that only looks ahead: %o",
    async (init) => {
      const order = await customer.orderCart({ [PLUGIN]: 1 });
      const answer = await customer.browser.fetch(`/payments/stripe/session/${order.id}`, init);
      expect(answer.status).toBe(204);
      expect(sessionsOf(order)).toMatchObject([{ id: order.provider_session_id, status: "open" }]);
    },
  );

  test("leads to the same page however often it is opened, and the next checkout names it too", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const first = await open(order);
    expect((await open(order)).to).toBe(first.to);
    expect(sessionsOf(order)).toHaveLength(2);
    expect((await checkOut(customer.browser)).result).toEqual({
      session_id: sessionsOf(order)[1]?.id,
      cart_url: `http://shop.test/payments/stripe/session/${order.id}`,
      opens_in: "tab",
    });
  });

  test("goes on where a crash left it: ended and marked, but nothing in its place yet", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const first = await open(order);
    const id = order.provider_session_id;
    await shop.db.updateTable("orders").set({ provider_session_id: id }).where("id", "=", order.id).execute();
    expect(await shop.deps.payments.readSession(id ?? "")).toMatchObject({ value: { type: "other" } });
    expect((await open(order)).to).toBe(first.to);
    expect(sessionsOf(order)).toHaveLength(2);
  });

  test("of a replaced session that nobody came back to is over with its time", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await open(order);
    const replaced = order.provider_session_id ?? "";
    shop.clock.advance(order.expires_at.getTime() - shop.clock.nowMs());
    expect(await shop.deps.payments.readSession(replaced)).toMatchObject({ value: { type: "expired" } });
  });

  test("leads to the landing where it was paid already, heard of or not", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const { deliver } = shop.wire;
    shop.wire.deliver = () => Promise.reject(new Error("held"));
    await shop.stripe.payments.pay(order.provider_session_id ?? "");
    expect(await open(order)).toMatchObject({ status: 303, to: LANDING });
    shop.wire.deliver = deliver;
    for (const event of shop.stripe.sender.events.slice(-2)) await shop.stripe.sender.send(event);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: [] });
    shop.stripe.requests.length = 0;
    expect(await open(order)).toMatchObject({ status: 303, to: LANDING });
    expect(shop.stripe.requests).toEqual([]);
  });

  test("leads to the landing where it is paid at the very moment", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const marking = shop.stripe.whenAsked("POST", async (path) => {
      if (path.endsWith("/expire")) await shop.stripe.payments.pay(order.provider_session_id ?? "");
    });
    expect(await open(order)).toMatchObject({ status: 303, to: LANDING });
    marking.stop();
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: [] });
    expect(sessionsOf(order)).toHaveLength(1);
  });

  test("of an order that is closed at the very moment ends the new session too", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const closing = shop.stripe.whenAsked("POST", async (path) => {
      if (path !== "/checkout/sessions") return;
      await shop.db.updateTable("orders").set({ status: "closed" }).where("id", "=", order.id).execute();
    });
    expect(await open(order)).toMatchObject({ status: 410 });
    closing.stop();
    expect(sessionsOf(order).map((session) => session.status)).toEqual(["expired", "expired"]);
  });

  test("says in the shopper's language that there is nothing to pay any more", async () => {
    await customer.browser.call("addToCart", { product: PLUGIN });
    await checkOut(customer.browser, { landingPageUrl: "/de/account?source=purchase" });
    const order = await shop.db.selectFrom("orders").selectAll().orderBy("number", "desc").executeTakeFirstOrThrow();
    await shop.deps.payments.expireSession(order.provider_session_id ?? "");
    const page = await open(order);
    expect(page.status).toBe(410);
    expect(page.text).toContain('<html lang="de">');
    expect(page.text).toContain("Es gibt keine offene Zahlung.");
    expect(page.text).toContain('href="http://shop.test/shop"');
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("says that Stripe can't be reached, and changes nothing", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    shop.stripe.failWith(FAULTS.badKey);
    const page = await open(order);
    expect(page.status).toBe(503);
    expect(page.text).toContain("Payment is not available at the moment.");
    expect(page.text).toContain(`href="/payments/stripe/session/${order.id}"`);
    expect(await customer.readOrder(order)).toMatchObject({ provider_session_id: order.provider_session_id });
  });

  test.each(["nobody", "00000000-0000-4000-8000-000000000000", "cs_test_1"])(
    "of no order (%s) asks nothing of Stripe",
    async (id) => {
      expect(await open({ id })).toMatchObject({ status: 404 });
      expect(shop.stripe.requests).toEqual([]);
    },
  );
});
