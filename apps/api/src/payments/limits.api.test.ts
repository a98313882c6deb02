import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ACCEPTED_CARD, newPayingCustomer, type PayingCustomer, postForm } from "../testing/index.ts";
import { createReconcileShop, NOTHING_RECONCILED, type ReconcileShop } from "../testing/reconcile-shop.ts";
import { reconcileOrders } from "./reconcile-orders.ts";

const DAY_MS = 86_400_000;

let shop: ReconcileShop;
let customer: PayingCustomer;
beforeAll(async () => {
  shop = await createReconcileShop();
  shop.wire.deliver = async () => new Response(null, { status: 503 });
});
beforeEach(async () => {
  customer = await newPayingCustomer(shop);
});
afterAll(() => shop.close());

test("[SAFE-22] a closed order is asked about for seven days, for it may have been paid in its last moment", async () => {
  const order = await customer.orderCart({ faAlign: 1 });
  await postForm(customer.browser, order.provider_session_url ?? "", ACCEPTED_CARD);
  expect(order.expires_at).toEqual(new Date(shop.clock.nowMs() + 3_600_000));
  const closedAgo = async (ms: number) => {
    const closed_at = new Date(shop.clock.nowMs() - ms);
    await shop.db.updateTable("orders").set({ status: "closed", closed_at }).where("id", "=", order.id).execute();
  };
  shop.clock.advance(120_000);
  await closedAgo(7 * DAY_MS);
  expect(await reconcileOrders(shop.deps)).toEqual(NOTHING_RECONCILED);
  await closedAgo(7 * DAY_MS - 1);
  expect(await reconcileOrders(shop.deps)).toEqual({ ...NOTHING_RECONCILED, fulfilled: 1 });
});
