import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkOut, importTestContent, newPayingCustomer, type PayingCustomer, type TestApp } from "../testing/index.ts";
import { receivePaymentEvent } from "./receive-payment-event.ts";

/** A shop that takes payments by one of the providers, and what happens at that provider. */
export interface ProviderWorld {
  readonly shop: TestApp;
  /** Decides what becomes of the provider's webhooks. */
  readonly wire: { deliver(request: Request): Promise<Response> };
  /** The shopper pays; returns whether the session accepted it. */
  pay(sessionId: string): Promise<boolean>;
  takeBack(sessionId: string, type: "refunded" | "disputed"): Promise<void>;
}

const PLUGIN = "faAlign";

/**
 * The shop's requirements for every payment provider. Run against the built-in one, and against Stripe's adapter with a stand-in for
 * Stripe.
 */
export function describePaymentProvider(name: string, createWorld: () => Promise<ProviderWorld>): void {
  describe(`[PAY-07] the payment provider ${name}`, () => {
    let world: ProviderWorld;
    let customer: PayingCustomer;
    /** Webhooks that were sent, to be sent again. */
    let sent: Request[];
    let isHeld: boolean;
    let toShop: ProviderWorld["wire"]["deliver"];

    beforeAll(async () => {
      world = await createWorld();
      toShop = world.wire.deliver;
      world.wire.deliver = (request) => {
        sent.push(request.clone());
        return isHeld ? Promise.reject(new Error("held")) : toShop(request);
      };
      await importTestContent(world.shop.deps);
    });
    beforeEach(async () => {
      sent = [];
      isHeld = false;
      customer = await newPayingCustomer(world.shop);
    });
    afterAll(() => world.shop.close());

    const again = async (request: Request | undefined) => (await toShop((request as Request).clone())).status;
    const validLicences = async () => (await customer.licences()).filter((licence) => licence.revoked_at === null);
    const sessionOf = (order: { provider_session_id: string | null }) => order.provider_session_id ?? "";
    /** Pays while no webhook gets through; returns the webhooks, oldest first. */
    const payUnheard = async (sessionId: string) => {
      isHeld = true;
      await world.pay(sessionId);
      isHeld = false;
      return sent;
    };

    test("a purchase is fulfilled by its webhook: licences, mail, cart", async () => {
      const order = await customer.orderCart({ [PLUGIN]: 2 });
      expect(await world.pay(sessionOf(order))).toBe(true);
      expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: [], provider: name });
      expect((await customer.readOrder(order)).provider_payment_id).not.toBeNull();
      expect(await customer.licences()).toHaveLength(2);
      expect(await customer.mails()).toHaveLength(1);
      expect(await customer.cartNames()).toEqual([]);
    });

    test("[SAFE-12] an order in yen is charged and fulfilled to the yen", async () => {
      const order = await customer.orderCart({ [PLUGIN]: 1 }, { currency: "JPY" });
      expect(order.total_minor % 100).toBe(0);
      await world.pay(sessionOf(order));
      expect(await customer.readOrder(order)).toMatchObject({ status: "paid", currency: "JPY", flags: [] });
      expect(await world.shop.deps.payments.readSession(sessionOf(order))).toMatchObject({
        value: { amountMinor: order.total_minor, currency: "JPY" },
      });
    });

    test("the same cart asked for twice, or once more by its session, has one session and one response", async () => {
      await customer.browser.call("addToCart", { product: PLUGIN });
      const first = await checkOut(customer.browser);
      expect(first.result).toMatchObject({ session_id: expect.any(String), cart_url: expect.any(String) });
      expect((await checkOut(customer.browser)).result).toEqual(first.result);
      expect((await customer.browser.call("getPaymentSession")).result).toEqual(first.result);
    });

    test("[SAFE-11] a webhook sent again changes nothing, and is taken", async () => {
      const order = await customer.orderCart({ [PLUGIN]: 1 });
      await world.pay(sessionOf(order));
      for (const request of sent) expect(await again(request)).toBe(200);
      expect(await customer.licences()).toHaveLength(1);
      expect(await customer.mails()).toHaveLength(1);
    });

    test("[SAFE-11] a webhook is valid for 300 seconds, with just these bytes, and not without a signature", async () => {
      const order = await customer.orderCart({ [PLUGIN]: 1 });
      const paid = (await payUnheard(sessionOf(order))).at(-1) as Request;
      const { url, headers } = paid;
      const body = await paid.clone().text();
      const refused = async (altered: { body: string; headers: Headers }) =>
        (await toShop(new Request(url, { method: "POST", ...altered }))).status;
      expect(await refused({ body: `${body} `, headers })).toBe(400);
      expect(await refused({ body: body.replace(/(\d)(\D*)$/, "9$2"), headers: new Headers() })).toBe(400);
      world.shop.clock.advance(301_000);
      expect(await again(paid)).toBe(400);
      expect(await customer.readOrder(order)).toMatchObject({ status: "pending" });
      world.shop.clock.advance(-1000);
      expect(await again(paid)).toBe(200);
      expect(await customer.readOrder(order)).toMatchObject({ status: "paid" });
    });

    test("[SAFE-11] what the webhook reports later was already learnt by asking: one fulfilment", async () => {
      const { payments } = world.shop.deps;
      const order = await customer.orderCart({ [PLUGIN]: 1 });
      expect(await payments.readSession(sessionOf(order))).toMatchObject({
        value: { type: "other", orderId: order.id, eventId: `session:${sessionOf(order)}:other` },
      });
      const unheard = await payUnheard(sessionOf(order));
      expect(await payments.readSession(sessionOf(order))).toEqual(await payments.readSession(sessionOf(order)));
      expect(await payments.readSession(sessionOf(order))).toMatchObject({
        value: {
          type: "paid",
          eventId: `session:${sessionOf(order)}:paid`,
          orderId: order.id,
          sessionId: sessionOf(order),
          amountMinor: order.total_minor,
          currency: "EUR",
        },
      });
      const asked = await payments.readSession(sessionOf(order));
      if (asked.isOk) await receivePaymentEvent(world.shop.deps, asked.value);
      expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: [] });
      for (const request of unheard) expect(await again(request)).toBe(200);
      expect(await customer.licences()).toHaveLength(1);
      expect(await customer.mails()).toHaveLength(1);
      expect(await customer.readOrder(order)).toMatchObject({ flags: [] });
    });

    test.each(["refunded", "disputed"] as const)("[SAFE-11] an order that is %s loses its licences", async (type) => {
      const order = await customer.orderCart({ [PLUGIN]: 1 });
      await world.pay(sessionOf(order));
      expect(await validLicences()).toHaveLength(1);
      await world.takeBack(sessionOf(order), type);
      expect(await customer.readOrder(order)).toMatchObject({ status: type });
      expect(await validLicences()).toEqual([]);
    });

    test.each(["refunded", "disputed"] as const)(
      "[SAFE-11] the news that an order is %s may come before that of its payment: no licence is given",
      async (type) => {
        const order = await customer.orderCart({ [PLUGIN]: 1 });
        const unheard = [...(await payUnheard(sessionOf(order)))];
        await world.takeBack(sessionOf(order), type);
        expect(await customer.readOrder(order)).toMatchObject({ status: type });
        for (const request of unheard) expect(await again(request)).toBe(200);
        expect(await validLicences()).toEqual([]);
      },
    );

    test("a session that is ended closes its order, can't be paid, and may be ended again", async () => {
      const { payments } = world.shop.deps;
      const order = await customer.orderCart({ [PLUGIN]: 1 });
      expect(await payments.expireSession(sessionOf(order))).toEqual({ isOk: true, value: undefined });
      expect(await payments.expireSession(sessionOf(order))).toEqual({ isOk: true, value: undefined });
      expect(await payments.readSession(sessionOf(order))).toMatchObject({ value: { type: "expired" } });
      expect(await world.pay(sessionOf(order))).toBe(false);
      expect(await customer.readOrder(order)).toMatchObject({ status: "closed" });
    });

    test("a session that is paid can't be ended, and one that it never had is unknown", async () => {
      const { payments } = world.shop.deps;
      const order = await customer.orderCart({ [PLUGIN]: 1 });
      await world.pay(sessionOf(order));
      expect(await payments.expireSession(sessionOf(order))).toMatchObject({
        failure: { code: "payment.alreadyPaid" },
      });
      expect(await payments.readSession("cs_none")).toMatchObject({ failure: { code: "payment.unknownSession" } });
    });
  });
}
