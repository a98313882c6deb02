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
import { STRIPE_API_VERSION } from "./stripe-deps.ts";

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

const openings = () => shop.stripe.requests.filter(({ line }) => line === "POST /checkout/sessions");
const stripeSession = (order: { provider_session_id: string | null }) =>
  shop.stripe.sessions.get(order.provider_session_id ?? "");

describe("[PAY-07] the session that Stripe is asked for", () => {
  test("is embedded, for what was ordered, and its secret reaches the buyer's browser", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 2, "faIR Modern Rock": 1 });
    expect(openings()).toHaveLength(1);
    expect(openings()[0]).toMatchObject({
      version: STRIPE_API_VERSION,
      idempotencyKey: `order-${order.id}-1-embedded-0`,
    });
    expect(openings()[0]?.form).toMatchObject({
      mode: "payment",
      ui_mode: "embedded_page",
      redirect_on_completion: "if_required",
      return_url: "http://shop.test/account?source=purchase",
      customer_email: `${customer.userId}@shop.test`,
      client_reference_id: order.id,
      metadata: { order_id: order.id, order_number: String(order.number) },
      payment_intent_data: { metadata: { order_id: order.id, order_number: String(order.number) } },
      expires_at: String(Math.floor(order.expires_at.getTime() / 1000)),
      locale: "en",
      adaptive_pricing: { enabled: "false" },
    });
    expect(stripeSession(order)).toMatchObject({ amount_total: order.total_minor, currency: "eur" });
    expect((await checkOut(customer.browser)).result).toEqual({
      session_id: order.provider_session_id,
      cart_url: `http://shop.test/payments/stripe/session/${order.id}`,
      opens_in: "tab",
      client_secret: stripeSession(order)?.client_secret,
      publishable_key: "pk_test_stand_in",
      order_id: order.id,
    });
  });

  test("[SAFE-12] in yen is for whole yen", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 2 }, { currency: "JPY" });
    expect(stripeSession(order)).toMatchObject({ amount_total: order.total_minor / 100, currency: "jpy" });
  });

  test("is in the language of the page that the shopper comes from", async () => {
    await customer.browser.call("addToCart", { product: PLUGIN });
    await checkOut(customer.browser, { landingPageUrl: "/ja/account?source=purchase" });
    expect(openings()[0]?.form).toMatchObject({ locale: "ja" });
  });

  test("of an order that could not be opened for 40 minutes ends later than the order, as Stripe demands", async () => {
    shop.stripe.failWith({ ...FAULTS.otherRequest });
    await customer.browser.call("addToCart", { product: PLUGIN });
    expect(await checkOut(customer.browser)).toMatchObject({ code: "checkout.paymentUnavailable" });
    shop.stripe.failWith(null);
    shop.clock.advance(40 * 60_000);
    const answer = await checkOut(customer.browser);
    expect(answer.result).toMatchObject({ session_id: expect.any(String) });
    expect(openings().at(-1)?.idempotencyKey).toMatch(/-1-embedded-1$/);
  });

  test("is one, though its response was lost: the repeat under the same key gets the same", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.db
      .updateTable("orders")
      .set({ provider_session_id: null, provider_session_url: null })
      .where("id", "=", order.id)
      .execute();
    const { result } = await checkOut(customer.browser);
    expect(result.session_id).toBe(order.provider_session_id);
    expect(openings()).toHaveLength(2);
  });

  test("[SAFE-25] can be opened after a fault of Stripe's own, which Stripe keeps under the order's key", async () => {
    shop.stripe.failWith(FAULTS.down);
    await customer.browser.call("addToCart", { product: PLUGIN });
    expect(await checkOut(customer.browser)).toMatchObject({ code: "checkout.paymentUnavailable" });
    shop.stripe.failWith(null);
    shop.clock.advance(60_000);
    const [first, second] = await Promise.all([1, 2].map(() => checkOut(customer.browser)));
    expect(first?.result).toMatchObject({ session_id: expect.any(String) });
    expect(second?.result.session_id).toBe(first?.result.session_id);
    const minute = Math.floor(shop.clock.nowMs() / 60_000);
    expect(openings().at(-1)?.idempotencyKey).toMatch(new RegExp(`-${minute}$`));
  });

  test.each(["badKey", "busyKey", "otherRequest"] as const)(
    "is unavailable (%s): the shopper gets the failure, the log says why without a key in it",
    async (fault) => {
      shop.logged.length = 0;
      shop.stripe.failWith(FAULTS[fault]);
      await customer.browser.call("addToCart", { product: PLUGIN });
      expect(await checkOut(customer.browser)).toMatchObject({
        valid: false,
        code: "checkout.paymentUnavailable",
      });
      expect(shop.logged).toContainEqual(
        expect.objectContaining({ act: "open a session", statusCode: FAULTS[fault].status }),
      );
      expect(JSON.stringify(shop.logged)).not.toMatch(/sk_|pk_|whsec_|_secret_/);
    },
  );
});
