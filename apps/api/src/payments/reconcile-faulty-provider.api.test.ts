import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentProvider } from "../ports/payment-provider.ts";
import { ACCEPTED_CARD, newPayingCustomer, type PayingCustomer, postForm } from "../testing/index.ts";
import { createReconcileShop, NOTHING_RECONCILED, type ReconcileShop } from "../testing/reconcile-shop.ts";
import { reconcileOrders } from "./reconcile-orders.ts";

const MAX_UNANSWERED_IN_A_ROW = 3;
const ORDER_LIFE_MS = 60 * 60 * 1000;
const PAYMENT_TIMEOUT_MS = 8_000;
const RECONCILE_AFTER_MS = 2 * 60 * 1000;

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

describe("[SAFE-25] a provider that", () => {
  const faultyAnswers: ReadonlyArray<[string, () => ReturnType<PaymentProvider["readSession"]>]> = [
    ["is down", async () => ({ isOk: false, failure: { code: "checkout.paymentUnavailable" } })],
    ["throws", () => Promise.reject(new Error("socket hang up"))],
  ];
  test.each(faultyAnswers)("%s is asked about three orders in a row and left in peace", async (_how, answer) => {
    let asked = 0;
    for (let count = 0; count < MAX_UNANSWERED_IN_A_ROW + 2; count += 1) {
      customer = await newPayingCustomer(shop);
      await pay(await customer.orderCart({ [PLUGIN]: 1 }));
    }
    shop.faults.readSession = () => {
      asked += 1;
      return answer();
    };
    shop.clock.advance(RECONCILE_AFTER_MS);
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, unanswered: MAX_UNANSWERED_IN_A_ROW });
    expect(asked).toBe(MAX_UNANSWERED_IN_A_ROW);
    shop.faults = {};
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, fulfilled: MAX_UNANSWERED_IN_A_ROW + 2 });
  });

  test("hangs delays the run by eight seconds an order, and one that it doesn't know is closed when overdue", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    let noteAsked = () => {};
    const wasAsked = new Promise<void>((resolve) => {
      noteAsked = resolve;
    });
    shop.faults.readSession = () => {
      noteAsked();
      return new Promise(() => {});
    };
    shop.clock.advance(ORDER_LIFE_MS);
    const run = reconcileOrders(shop.deps);
    await wasAsked;
    shop.clock.advance(PAYMENT_TIMEOUT_MS);
    expect(await run).toEqual({ ...NOTHING_RECONCILED, unanswered: 1 });

    shop.faults.readSession = async () => ({ isOk: false, failure: { code: "payment.unknownSession" } });
    expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, closed: 1 });
    expect(await customer.readOrder(order)).toMatchObject({ status: "closed" });
  });
});

test("orders about which the provider never says anything delay no others, and each gets its turn", async () => {
  const sessions: string[] = [];
  for (let count = 0; count < MAX_UNANSWERED_IN_A_ROW + 2; count += 1) {
    customer = await newPayingCustomer(shop);
    const order = await customer.orderCart({ [PLUGIN]: 1 });
    await pay(order);
    sessions.push(order.provider_session_id ?? "");
  }
  const [first, second, third, fourth, good] = sessions;
  let asked: string[] = [];
  shop.faults.readSession = async (id) => {
    asked.push(id);
    if (id === good) return shop.provider.readSession(id);
    return { isOk: false, failure: { code: "checkout.paymentUnavailable" } };
  };
  const run = async () => {
    asked = [];
    shop.clock.advance(RECONCILE_AFTER_MS);
    const { fulfilled } = await reconcileOrders(shop.deps);
    return { asked, fulfilled };
  };
  expect(await run()).toEqual({ asked: [first, second, third], fulfilled: 0 });
  expect(await run()).toEqual({ asked: [fourth, good, first, second, third], fulfilled: 1 });
  expect(await run()).toEqual({ asked: [first, second, third], fulfilled: 0 });
  expect(await run()).toEqual({ asked: [fourth, first, second], fulfilled: 0 });
  expect(await run()).toEqual({ asked: [third, first, second], fulfilled: 0 });
});
