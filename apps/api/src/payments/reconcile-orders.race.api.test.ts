import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  ACCEPTED_CARD,
  createPayingTestApp,
  importTestContent,
  newPayingCustomer,
  type PayingTestApp,
  postForm,
} from "../testing/index.ts";
import { reconcileOrders } from "./reconcile-orders.ts";

const RECONCILE_AFTER_MS = 2 * 60 * 1000;

const AT_ONCE = 25;
const PLUGIN = "faAlign";

// An embedded database has one connection and so no races. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] at the same moment", () => {
  let shop: PayingTestApp;
  beforeAll(async () => {
    shop = await createPayingTestApp();
    await importTestContent(shop.deps);
    shop.wire.deliver = async () => new Response(null, { status: 503 });
  });
  afterAll(() => shop.close());

  test("[SAFE-22] the reconciliations of many processes and the webhook fulfil an order once", async () => {
    const customer = await newPayingCustomer(shop);
    const order = await customer.orderCart({ [PLUGIN]: 2 });
    await postForm(customer.browser, order.provider_session_url ?? "", ACCEPTED_CARD);
    const { payment_id } = await shop.db
      .selectFrom("test_payment_sessions")
      .select("payment_id")
      .where("id", "=", order.provider_session_id ?? "")
      .executeTakeFirstOrThrow();
    await customer.browser.call("addToCart", { product: PLUGIN, quantity: 2 });
    shop.clock.advance(RECONCILE_AFTER_MS);

    const acts = Array.from({ length: AT_ONCE }, () => [
      reconcileOrders(shop.deps),
      shop.sendWebhook(customer.eventOf(order, "paid", { payment_id })),
    ]);
    await Promise.all(acts.flat());

    expect(await customer.licences()).toHaveLength(2);
    expect(await customer.mails()).toHaveLength(1);
    expect(await customer.readOrder(order)).toMatchObject({ status: "paid", flags: [] });
    expect(await customer.cartNames()).toEqual([[PLUGIN, 2]]);
  });
});
