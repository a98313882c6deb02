import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createStripeTestApp,
  FAULTS,
  importTestContent,
  newPayingCustomer,
  type PayingCustomer,
  type StripeTestApp,
} from "../testing/index.ts";

const PLUGIN = "faAlign";

let shop: StripeTestApp;
let customer: PayingCustomer;

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

const stripeSession = (order: { provider_session_id: string | null }) =>
  shop.stripe.sessions.get(order.provider_session_id ?? "");
const send = (type: string, object: object, id = `evt_${type}_${customer.userId}`) =>
  shop.stripe.sender.send({ id, object: "event", created: 1, livemode: false, type, data: { object } });

describe("[SAFE-11] Stripe's webhook", () => {
  test("of a completed session that is not paid yet fulfils nothing; the payment that comes later does", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.stripe.payments.pay(order.provider_session_id ?? "", "later");
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending" });
    await shop.stripe.payments.settle(order.provider_session_id ?? "", true);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid" });
    expect(await customer.licences()).toHaveLength(1);
  });

  test("of a bank's inquiry, which has moved no money, takes nothing back", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.stripe.payments.pay(order.provider_session_id ?? "");
    await shop.stripe.payments.dispute(order.provider_session_id ?? "", "warning_needs_response");
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid" });
    expect(await customer.licences()).toHaveLength(1);
  });

  test("of a session that had nothing to pay fulfils no order", async () => {
    const nothing = { payment_status: "no_payment_required", payment_intent: null, amount_total: 0 };
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const unpaid = { ...stripeSession(order), ...nothing };
    expect(await send("checkout.session.completed", unpaid, `evt_0_${order.id}`)).toBe(200);
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending", flags: ["amountMismatch"] });
    expect(await customer.licences()).toEqual([]);
  });

  test("of a delayed payment that failed closes the order", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.stripe.payments.pay(order.provider_session_id ?? "", "later");
    await shop.stripe.payments.settle(order.provider_session_id ?? "", false);
    expect(await customer.readOrder(order)).toMatchObject({ status: "closed" });
    expect(await customer.licences()).toEqual([]);
  });

  test.each([
    ["another amount", { amount_total: 1 }, "amountMismatch"],
    ["another currency", { currency: "usd" }, "amountMismatch"],
    ["a currency that the shop doesn't have", { currency: "chf" }, "amountMismatch"],
    ["another session", { id: "cs_test_other" }, "sessionMismatch"],
  ])("with %s fulfils nothing and flags the order", async (_what, change, flag) => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const session = { ...stripeSession(order), payment_status: "paid", payment_intent: "pi_1", ...change };
    expect(await send("checkout.session.completed", session)).toBe(200);
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending", flags: [flag] });
    expect(await customer.licences()).toEqual([]);
  });

  test("of a session's end closes its order, and of another session's end not", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const expired = { ...stripeSession(order), status: "expired" };
    expect(await send("checkout.session.expired", { ...expired, id: "cs_test_other" }, `evt_o_${order.id}`)).toBe(200);
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending" });
    expect(await send("checkout.session.expired", expired, `evt_e_${order.id}`)).toBe(200);
    expect(await customer.readOrder(order)).toMatchObject({ status: "closed" });
  });

  test("finds the order by its session where no order is named, and by its payment", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const bare = { ...stripeSession(order), metadata: {}, client_reference_id: null };
    expect(
      await send("checkout.session.completed", { ...bare, payment_status: "paid", payment_intent: "pi_bare" }),
    ).toBe(200);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", provider_payment_id: "pi_bare" });
    const charge = { payment_intent: "pi_bare", amount_refunded: order.total_minor, currency: "eur", metadata: {} };
    expect(await send("charge.refunded", charge)).toBe(200);
    expect(await customer.readOrder(order)).toMatchObject({ status: "refunded" });
  });

  test("of refunds in parts takes the licences back with the last of it, until then it flags", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const id = order.provider_session_id ?? "";
    await shop.stripe.payments.pay(id);
    await shop.stripe.payments.refund(id, 100);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: ["partlyRefunded"] });
    expect((await customer.licences())[0]?.revoked_at).toBeNull();
    await shop.stripe.payments.refund(id);
    expect(await customer.readOrder(order)).toMatchObject({ status: "refunded" });
    expect((await customer.licences())[0]?.revoked_at).not.toBeNull();
  });

  test("of a dispute whose payment can't be looked up is refused, so that Stripe comes again", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.stripe.payments.pay(order.provider_session_id ?? "");
    shop.stripe.failWith(FAULTS.badKey);
    await shop.stripe.payments.dispute(order.provider_session_id ?? "");
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid" });
    shop.stripe.failWith(null);
    expect(await shop.stripe.sender.send(shop.stripe.sender.events.at(-1) ?? {})).toBe(200);
    expect(await customer.readOrder(order)).toMatchObject({ status: "disputed" });
  });

  test.each(["customer.created", "charge.dispute.closed", "checkout.session.invented"])(
    "of a kind that means nothing to the shop (%s) is taken and changes nothing",
    async (type) => {
      const order = await customer.orderCart({ [PLUGIN]: 1 });
      expect(await send(type, stripeSession(order) ?? {})).toBe(200);
      expect(await customer.outcomeOf({ id: `evt_${type}_${customer.userId}` })).toBe("nothingToDo");
      expect(await customer.readOrder(order)).toMatchObject({ status: "pending" });
    },
  );

  test.each([
    ["another currency", "jpy"],
    ["a currency that the shop doesn't have", "chf"],
  ])("of a refund in %s takes no licence back, flags the order and is an error in the log", async (_what, currency) => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.stripe.payments.pay(order.provider_session_id ?? "");
    shop.logged.length = 0;
    const charge = { payment_intent: null, amount_refunded: 9_999_999, currency, metadata: { order_id: order.id } };
    expect(await send("charge.refunded", charge)).toBe(200);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: ["refundMismatch"] });
    expect((await customer.licences())[0]?.revoked_at).toBeNull();
    expect(shop.logged).toContainEqual(
      expect.objectContaining({ level: "error", orderId: order.id, outcome: "mismatch" }),
    );
  });

  test.each([
    ["of a connected account", { account: "acct_other" }, "payment.otherAccount"],
    ["of live mode, where the keys are test keys", { livemode: true }, "payment.otherMode"],
    ["of no stated mode", { livemode: undefined }, "payment.unreadable"],
  ])("%s is refused, noted in the log, and fulfils nothing", async (_what, change, code) => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const object = { ...stripeSession(order), payment_status: "paid", payment_intent: "pi_1" };
    const event = {
      id: `evt_other_${order.id}`,
      livemode: false,
      type: "checkout.session.completed",
      data: { object },
    };
    shop.logged.length = 0;
    expect(await shop.stripe.sender.send({ ...event, ...change })).toBe(400);
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending", flags: [] });
    expect(await customer.licences()).toEqual([]);
    expect(shop.logged).toContainEqual(expect.objectContaining({ level: "warn", code }));
  });

  test("signed with another endpoint's secret is refused", async () => {
    expect(await shop.stripe.sender.send({ id: "evt_x" }, { secret: "whsec_other" })).toBe(400);
  });

  const session = { id: "cs_1", payment_status: "paid", amount_total: 1, currency: "eur" };
  test.each<[string, unknown]>([
    ["text that is no event", "not an event"],
    ["null", null],
    ["a list", []],
    ["an event without an id", { livemode: false, type: "checkout.session.completed", data: { object: session } }],
    ["an id that is a number", { id: 5, livemode: false, type: "charge.refunded", data: { object: {} } }],
    ["an id with a NUL", { id: "evt_\u0000", livemode: false, type: "customer.created", data: { object: {} } }],
    [
      "an id that is half a character",
      { id: "\ud800", livemode: false, type: "customer.created", data: { object: {} } },
    ],
    ["no data", { id: "evt_a", livemode: false, type: "checkout.session.completed" }],
    [
      "a session that is null",
      { id: "evt_b", livemode: false, type: "checkout.session.expired", data: { object: null } },
    ],
    [
      "a session whose order has a NUL",
      {
        id: "evt_c",
        livemode: false,
        type: "checkout.session.completed",
        data: { object: { ...session, metadata: { order_id: "\u0000" } } },
      },
    ],
    [
      "a session whose currency is a number",
      {
        id: "evt_d",
        livemode: false,
        type: "checkout.session.completed",
        data: { object: { ...session, currency: 5 } },
      },
    ],
    ["a charge without anything", { id: "evt_e", livemode: false, type: "charge.refunded", data: { object: {} } }],
    [
      "a dispute without a status",
      {
        id: "evt_f",
        livemode: false,
        type: "charge.dispute.created",
        data: { object: { amount: 1, currency: "eur", payment_intent: "pi_1" } },
      },
    ],
  ])("that is signed and malformed (%s) is refused with 400", async (_what, body) => {
    expect(await shop.stripe.sender.send(body as object)).toBe(400);
  });
});
