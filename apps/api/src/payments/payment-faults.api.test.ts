import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentProvider } from "../ports/payment-provider.ts";
import {
  ACCEPTED_CARD,
  checkOut,
  createPayingTestApp,
  importTestContent,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
  postForm,
} from "../testing/index.ts";

const PAYMENT_TIMEOUT_MS = 8_000;

const PLUGIN = "faAlign";

let shop: PayingTestApp;
let customer: PayingCustomer;
/** What a test uses as the provider; null: the provider itself. */
let createSession: PaymentProvider["createSession"] | null;

beforeAll(async () => {
  shop = await createPayingTestApp({
    wrap: (provider) => ({
      ...provider,
      createSession: (request) => (createSession ?? provider.createSession)(request),
    }),
  });
  await importTestContent(shop.deps);
});
beforeEach(async () => {
  createSession = null;
  customer = await newPayingCustomer(shop);
  await customer.browser.call("addToCart", { product: PLUGIN, quantity: 2 });
});
afterAll(() => shop.close());

describe("[SAFE-25] the shopper gets the catalogue's words, keeps the cart, and pays the same order later, where the provider", () => {
  test.each<[string, PaymentProvider["createSession"]]>([
    ["is down", async () => ({ isOk: false, failure: { code: "checkout.paymentUnavailable" } })],
    ["responds with a fault", async () => ({ isOk: false, failure: { code: "payment.status500" } })],
    ["responds with a page", () => Promise.reject(new SyntaxError("Unexpected token '<'"))],
    ["cuts the line", () => Promise.reject(new Error("socket hang up"))],
  ])("%s", async (_how, answer) => {
    createSession = answer;
    expect(await checkOut(customer.browser)).toMatchObject({
      ...{ status: 200, valid: false, code: "checkout.paymentUnavailable" },
      error: "Payment is not available at the moment. Nothing was charged: please try again in a few minutes.",
    });
    expect(await customer.cartNames()).toEqual([[PLUGIN, 2]]);

    createSession = null;
    const { result } = await checkOut(customer.browser);
    await postForm(customer.browser, result.cart_url, ACCEPTED_CARD);
    expect(await customer.licences()).toHaveLength(2);
    const orders = await shop.db.selectFrom("orders").select("status").where("user_id", "=", customer.userId).execute();
    expect(orders).toEqual([{ status: "paid" }]);
  });

  test("hangs; and meanwhile all other calls get a response, for nothing waits with a transaction open", async () => {
    let noteAsked = () => {};
    const wasAsked = new Promise<void>((resolve) => {
      noteAsked = resolve;
    });
    createSession = () => {
      noteAsked();
      return new Promise(() => {});
    };
    const waiting = checkOut(customer.browser);
    await wasAsked;
    const other = await newPayingCustomer(shop);
    expect(await other.browser.call("addToCart", { product: PLUGIN })).toMatchObject({ valid: true });
    expect(await customer.browser.call("getAllProducts")).toMatchObject({ valid: true });
    expect(await customer.cartNames()).toEqual([[PLUGIN, 2]]);
    shop.clock.advance(PAYMENT_TIMEOUT_MS);
    expect(await waiting).toMatchObject({ valid: false, code: "checkout.paymentUnavailable" });
  });
});
