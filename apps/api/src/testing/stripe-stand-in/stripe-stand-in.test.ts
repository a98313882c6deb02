import { createFakeClock } from "@shop/kernel/testing";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { createStripeClient } from "../../stripe/stripe-client.ts";
import { STRIPE_API } from "../../stripe/stripe-deps.ts";
import { createStripeStandIn } from "./create-stripe-stand-in.ts";
import { parseFormBody } from "./form-body.ts";

const clock = createFakeClock();
const IN_AN_HOUR = Math.floor(clock.nowMs() / 1000) + 3600;
const GOOD: Stripe.Checkout.SessionCreateParams = {
  mode: "payment",
  ui_mode: "embedded_page",
  return_url: "https://shop.example/account",
  customer_email: "ada@shop.test",
  expires_at: IN_AN_HOUR,
  line_items: [{ quantity: 2, price_data: { currency: "jpy", unit_amount: 6500, product_data: { name: "A" } } }],
};

function createWorld(secretKey = "sk_test_1") {
  const standIn = createStripeStandIn({
    ...{ clock, secretKey: "sk_test_1", webhookSecret: "whsec_1", pageOrigin: "https://checkout.stripe.test" },
    deliver: async () => new Response(),
  });
  const fetch: typeof globalThis.fetch = async (input, init) => standIn.app.fetch(new Request(input, init));
  return { standIn, stripe: createStripeClient({ secretKey, api: STRIPE_API, fetch }) };
}

test("the stand-in reads forms as Stripe does", () => {
  expect(parseFormBody("a=1&b[0][c]=x+y&b[1][c]=%5Bz%5D")).toEqual({ a: "1", b: { 0: { c: "x y" }, 1: { c: "[z]" } } });
});

test("the stand-in opens a session that the SDK can read, with Stripe's own sum", async () => {
  const { stripe } = createWorld();
  expect(await stripe.checkout.sessions.create(GOOD)).toMatchObject({
    object: "checkout.session",
    amount_total: 13_000,
    currency: "jpy",
    status: "open",
    url: null,
    client_secret: expect.stringContaining("_secret_"),
  });
});

test.each([
  ["that ends too soon", { expires_at: IN_AN_HOUR - 1801 }, "expires_at"],
  ["that ends too late", { expires_at: IN_AN_HOUR + 24 * 3600 }, "expires_at"],
  ["embedded, with a success_url", { success_url: "https://shop.example" }, "success_url"],
  ["hosted, with a return_url", { ui_mode: "hosted_page", success_url: "https://shop.example" }, "return_url"],
  ["with a mode of old", { ui_mode: "embedded" }, "ui_mode"],
  ["with half a cent", { line_items: [line({ unit_amount: 0.5 })] }, "unit_amount"],
  ["with two currencies", { line_items: [line({}), line({ currency: "usd" })] }, "currency"],
  ["without an address", { customer_email: "" }, "customer_email"],
] as const)("the stand-in refuses a session %s, as Stripe does", async (_what, change, param) => {
  const { stripe } = createWorld();
  const refused = stripe.checkout.sessions.create({ ...GOOD, ...change } as Stripe.Checkout.SessionCreateParams);
  await expect(refused).rejects.toMatchObject({ type: "StripeInvalidRequestError", param, statusCode: 400 });
});

test("the stand-in treats a repeated key as Stripe does: the first response again, and no other request under it", async () => {
  const { stripe, standIn } = createWorld();
  const first = await stripe.checkout.sessions.create(GOOD, { idempotencyKey: "k1" });
  const again = await stripe.checkout.sessions.create(GOOD, { idempotencyKey: "k1" });
  expect(again.id).toBe(first.id);
  expect(standIn.sessions.size).toBe(1);
  const other = stripe.checkout.sessions.create({ ...GOOD, expires_at: IN_AN_HOUR - 1 }, { idempotencyKey: "k1" });
  await expect(other).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  expect((await stripe.checkout.sessions.create(GOOD, { idempotencyKey: "k2" })).id).not.toBe(first.id);
});

test("the stand-in knows its key, and ends open sessions alone", async () => {
  const { stripe } = createWorld();
  const { id } = await stripe.checkout.sessions.create(GOOD);
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired" });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
  await expect(stripe.checkout.sessions.retrieve("cs_none")).rejects.toMatchObject({ code: "resource_missing" });
  await expect(createWorld("sk_test_2").stripe.checkout.sessions.create(GOOD)).rejects.toMatchObject({
    type: "StripeAuthenticationError",
  });
});

function line(price: Partial<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>) {
  return { quantity: 1, price_data: { currency: "eur", unit_amount: 100, product_data: { name: "A" }, ...price } };
}
