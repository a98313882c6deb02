import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  buyAtOnce,
  checkOut,
  createPayingTestApp,
  importTestContent,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
} from "../testing/index.ts";

const ORDER_LIFE_MS = 60 * 60 * 1000;

const PACK = "faIR Modern Rock";
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

describe("[PAY-08] a paid event fulfils its order:", () => {
  test("a licence for every unit, the mail, the ordered lines out of the cart", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 2, [PACK]: 1 });
    expect(await shop.sendWebhook(customer.eventOf(order, "paid"))).toBe(200);

    expect(await customer.readOrder(order)).toMatchObject({
      status: "paid",
      provider_payment_id: `pay_${order.number}`,
      flags: [],
    });
    expect((await customer.readOrder(order)).fulfilled_at).toEqual(new Date(shop.clock.nowMs()));
    const owned = await customer.licences();
    expect(owned.map((licence) => [licence.name, licence.unit_number, licence.source])).toEqual([
      [PLUGIN, 1, "purchase"],
      [PLUGIN, 2, "purchase"],
      [PACK, 1, "purchase"],
    ]);
    expect(new Set(owned.map((licence) => licence.licence_key)).size).toBe(3);
    const [mail, ...others] = await customer.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "orderConfirmation", recipient: `${customer.userId}@shop.test` });
    for (const licence of owned) expect(mail?.text_body).toContain(licence.licence_key);
    expect(await customer.cartNames()).toEqual([]);
  });

  test("a bundle gives its own licence and one of each part, the service its credit", async () => {
    const order = await customer.orderCart({ "Starter Bundle": 1, "Licence Transfer": 1 });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    const owned = await customer.licences();
    const bundleId = owned.find((licence) => licence.name === "Starter Bundle")?.product_id;
    expect(owned.map((licence) => [licence.name, licence.via_bundle_id])).toEqual([
      ["Licence Transfer", null],
      ["Starter Bundle", null],
      [PLUGIN, bundleId],
      [PACK, bundleId],
    ]);
  });

  test("only what was ordered leaves the cart, not what was added while paying", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await customer.browser.call("addToCart", { product: PLUGIN, quantity: 2 });
    await customer.browser.call("addToCart", { product: PACK });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    expect(await customer.cartNames()).toEqual([
      [PLUGIN, 2],
      [PACK, 1],
    ]);
  });

  test("what was bought at once leaves the cart alone", async () => {
    await customer.browser.call("addToCart", { product: PLUGIN });
    const { result } = await buyAtOnce(customer.browser, [{ name: PLUGIN, quantity: 1 }]);
    const order = await shop.db
      .selectFrom("orders")
      .selectAll()
      .where("provider_session_id", "=", result.session_id)
      .executeTakeFirstOrThrow();
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    expect(await customer.licences()).toHaveLength(1);
    expect(await customer.cartNames()).toEqual([[PLUGIN, 1]]);
  });
});

describe("[PAY-08] exactly once:", () => {
  test("the same event again changes nothing", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const event = customer.eventOf(order, "paid");
    await shop.sendWebhook(event);
    await customer.browser.call("addToCart", { product: PLUGIN });
    expect(await shop.sendWebhook(event)).toBe(200);
    expect(await customer.licences()).toHaveLength(1);
    expect(await customer.mails()).toHaveLength(1);
    expect(await customer.cartNames()).toEqual([[PLUGIN, 1]]);
  });

  test("another event of the same payment changes nothing either", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    const second = customer.eventOf(order, "paid");
    expect(await shop.sendWebhook(second)).toBe(200);
    expect(await customer.outcomeOf(second)).toBe("paidBefore");
    expect(await customer.licences()).toHaveLength(1);
  });

  test("a second payment of the order gives nothing more, and is flagged for the operator", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    const second = customer.eventOf(order, "paid", { payment_id: "pay_other" });
    await shop.sendWebhook(second);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: ["paidTwice"] });
    expect(await customer.licences()).toHaveLength(1);
    expect(shop.logged).toContainEqual(expect.objectContaining({ level: "error", outcome: "paidTwice" }));
  });
});

describe("[PAY-08] in any order:", () => {
  test("an expired session closes its order; money that comes later all the same fulfils it, flagged", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.sendWebhook(customer.eventOf(order, "expired", { payment_id: null }));
    expect(await customer.readOrder(order)).toMatchObject({ status: "closed" });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: ["paidLate"] });
    expect(await customer.licences()).toHaveLength(1);
  });

  test("an expiry that comes after the payment changes nothing", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    await shop.sendWebhook(customer.eventOf(order, "expired"));
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid" });
  });

  test.each(["refunded", "disputed"])("%s: the licences are taken back", async (type) => {
    const order = await customer.orderCart({ [PLUGIN]: 1, "Starter Bundle": 1 });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    await shop.sendWebhook(customer.eventOf(order, type));
    expect(await customer.readOrder(order)).toMatchObject({ status: type });
    const owned = await customer.licences();
    expect(owned).toHaveLength(4);
    expect(owned.every((licence) => licence.revoked_at !== null && licence.revoked_reason === type)).toBe(true);
  });

  test.each(["refunded", "disputed"])(
    "%s, of a second payment alone: what the first one bought stays",
    async (type) => {
      const order = await customer.orderCart({ [PLUGIN]: 1 });
      await shop.sendWebhook(customer.eventOf(order, "paid"));
      const second = { payment_id: `pay_second_${order.number}`, session_id: null };
      await shop.sendWebhook(customer.eventOf(order, "paid", { payment_id: second.payment_id }));
      await shop.sendWebhook(customer.eventOf(order, type, second));
      expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: ["paidTwice"] });
      expect(await customer.licences()).toMatchObject([{ revoked_at: null }]);
      await shop.sendWebhook(customer.eventOf(order, type));
      expect(await customer.readOrder(order)).toMatchObject({ status: type });
    },
  );

  test("a refund that overtakes the news of its payment leaves nothing to fulfil", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.sendWebhook(customer.eventOf(order, "refunded"));
    const paid = customer.eventOf(order, "paid");
    await shop.sendWebhook(paid);
    expect(await customer.outcomeOf(paid)).toBe("paidAfterTakingBack");
    expect(await customer.licences()).toEqual([]);
  });

  test("a refund that names its payment alone finds the order", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    await shop.sendWebhook(customer.eventOf(order, "refunded", { order_reference: null, session_id: null }));
    expect(await customer.readOrder(order)).toMatchObject({ status: "refunded" });
  });

  test("a part of the money given back leaves the licences, and is flagged", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    await shop.sendWebhook(customer.eventOf(order, "refunded", { amount_minor: 1 }));
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: ["partlyRefunded"] });
    expect(await customer.licences()).toMatchObject([{ revoked_at: null }]);
  });
});

describe("what is charged is compared with what was ordered:", () => {
  test.each([
    ["amount", { amount_minor: 1 }, "amountMismatch"],
    ["missing amount", { amount_minor: null }, "amountMismatch"],
    ["currency", { currency: "USD" }, "amountMismatch"],
    ["session", { session_id: "tps_other" }, "sessionMismatch"],
  ])("[PAY-09] another %s fulfils nothing and is flagged", async (_, data, flag) => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const event = customer.eventOf(order, "paid", data);
    expect(await shop.sendWebhook(event)).toBe(200);
    expect(await customer.readOrder(order)).toMatchObject({ status: "pending", flags: [flag] });
    expect(await customer.licences()).toEqual([]);
    expect(shop.logged).toContainEqual(
      expect.objectContaining({ level: "error", eventId: event.id, outcome: "mismatch" }),
    );
  });

  test("an order that isn't in the books is noted and reported to the operator", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const event = customer.eventOf({ ...order, id: "not even an id" }, "paid");
    expect(await shop.sendWebhook(event)).toBe(200);
    expect(await customer.outcomeOf(event)).toBe("unknownOrder");
  });

  test("an event of a kind that we don't use is taken and put aside", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    const event = customer.eventOf(order, "customer.updated");
    expect(await shop.sendWebhook(event)).toBe(200);
    expect(await customer.outcomeOf(event)).toBe("nothingToDo");
  });

  test("an order whose account is gone is noted as paid and flagged", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.db.deleteFrom("users").where("id", "=", customer.userId).execute();
    const event = customer.eventOf(order, "paid");
    expect(await shop.sendWebhook(event)).toBe(200);
    expect(await customer.readOrder(order)).toMatchObject({
      status: "paid",
      fulfilled_at: null,
      flags: ["buyerIsGone"],
    });
  });
});

test("a paid order that had run out by our clock is fulfilled and flagged", async () => {
  const order = await customer.orderCart({ [PLUGIN]: 1 });
  shop.clock.advance(ORDER_LIFE_MS);
  await checkOut(customer.browser);
  expect(await customer.readOrder(order)).toMatchObject({ status: "closed" });
  await shop.sendWebhook(customer.eventOf(order, "paid"));
  expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: ["paidLate"] });
});
