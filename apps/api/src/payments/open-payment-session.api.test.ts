import { fail } from "@shop/kernel";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentProvider } from "../ports/payment-provider.ts";
import {
  checkOut,
  createPayingTestApp,
  importTestContent,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
} from "../testing/index.ts";

const PAYMENT_TIMEOUT_MS = 8_000;

const down = { code: "payment.down" };

let shop: PayingTestApp;
let customer: PayingCustomer;
/** The provider's response in a test. */
let createSession: PaymentProvider["createSession"];

beforeAll(async () => {
  shop = await createPayingTestApp({
    wrap: (provider) => ({ ...provider, createSession: (request) => createSession(request) }),
  });
  await importTestContent(shop.deps);
});
beforeEach(async () => {
  customer = await newPayingCustomer(shop);
});
afterAll(() => shop.close());

const orders = () =>
  shop.db.selectFrom("orders").selectAll().where("user_id", "=", customer.userId).orderBy("number").execute();

describe("when the provider", () => {
  test("is down, the shopper gets the failure, the order waits, and the next try continues with it", async () => {
    const responses = [fail(down), { isOk: true as const, value: { id: "s1", url: "http://pay.test/session/s1" } }];
    const keys: string[] = [];
    createSession = async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return responses.shift() ?? fail(down);
    };
    await customer.browser.call("addToCart", { product: "faIR Modern Rock" });
    expect(await checkOut(customer.browser)).toMatchObject({
      valid: false,
      code: "checkout.paymentUnavailable",
    });
    expect(await checkOut(customer.browser)).toMatchObject({
      valid: true,
      result: { session_id: "s1" },
    });
    expect(await orders()).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
  });

  test("[SAFE-06] responds with another order's session, no order gets it a second time", async () => {
    createSession = async () => ({ isOk: true, value: { id: "same", url: "http://pay.test/session/same" } });
    await customer.browser.call("addToCart", { product: "faIR Modern Rock" });
    expect(await checkOut(customer.browser)).toMatchObject({ result: { session_id: "same" } });
    await customer.browser.call("addToCart", { product: "faAlign" });
    expect(await checkOut(customer.browser)).toMatchObject({
      valid: false,
      code: "checkout.paymentUnavailable",
    });
    expect((await orders()).map((order) => order.provider_session_id)).toEqual(["same", null]);
  });

  test("opens two sessions for one order all the same, the one noted first counts", async () => {
    const payments: string[] = [];
    createSession = async () => {
      const session = payments.length === 0 ? "first" : "second";
      payments.push(session);
      if (session === "first") await checkOut(customer.browser);
      return { isOk: true, value: { id: session, url: `http://pay.test/session/${session}` } };
    };
    await customer.browser.call("addToCart", { product: "faIR Modern Rock" });
    expect(await checkOut(customer.browser)).toMatchObject({ result: { session_id: "second" } });
    expect(await orders()).toMatchObject([{ provider_session_id: "second" }]);
    expect(shop.logged).toContainEqual(
      expect.objectContaining({ message: "the payment provider opened a second session for one order" }),
    );
  });

  test("throws, the shopper gets the shop's own words", async () => {
    createSession = () => Promise.reject(new Error("socket hang up"));
    await customer.browser.call("addToCart", { product: "faIR Modern Rock" });
    expect(await checkOut(customer.browser)).toMatchObject({
      status: 200,
      valid: false,
      code: "checkout.paymentUnavailable",
    });
  });

  test("doesn't respond, the shopper waits eight seconds and no longer", async () => {
    let noteAsked = () => {};
    const wasAsked = new Promise<void>((resolve) => {
      noteAsked = resolve;
    });
    createSession = () => {
      noteAsked();
      return new Promise(() => {});
    };
    await customer.browser.call("addToCart", { product: "faIR Modern Rock" });
    const answer = checkOut(customer.browser);
    await wasAsked;
    shop.clock.advance(PAYMENT_TIMEOUT_MS);
    expect(await answer).toMatchObject({ valid: false, code: "checkout.paymentUnavailable" });
  });

  test("responds in the last of the eight seconds, the shopper can pay", async () => {
    let noteAsked: (give: () => void) => void = () => {};
    const wasAsked = new Promise<() => void>((resolve) => {
      noteAsked = resolve;
    });
    createSession = () =>
      new Promise((resolve) => {
        noteAsked(() => resolve({ isOk: true, value: { id: "late", url: "http://pay.test/session/late" } }));
      });
    await customer.browser.call("addToCart", { product: "faIR Modern Rock" });
    const answer = checkOut(customer.browser);
    const give = await wasAsked;
    shop.clock.advance(PAYMENT_TIMEOUT_MS - 1);
    give();
    expect(await answer).toMatchObject({ valid: true, result: { session_id: "late" } });
  });
});
