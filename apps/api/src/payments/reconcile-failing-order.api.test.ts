import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
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

let shop: PayingTestApp;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
  // The provider's webhooks get lost.
  shop.wire.deliver = async () => new Response(null, { status: 503 });
});
afterAll(() => shop.close());

async function payWithoutWebhook() {
  const customer = await newPayingCustomer(shop);
  const order = await customer.orderCart({ faAlign: 1 });
  await postForm(customer.browser, order.provider_session_url ?? "", ACCEPTED_CARD);
  return { ...customer, order };
}

test("[SAFE-22] an order that can't be taken in is logged, delays no other, and is tried again", async () => {
  const [stuck, other] = [await payWithoutWebhook(), await payWithoutWebhook()];
  shop.clock.advance(RECONCILE_AFTER_MS);
  // Simulates any fault in one order's rows.
  await sql`alter table licences add constraint in_the_way check (user_id <> ${sql.lit(stuck.userId)})`.execute(
    shop.db,
  );
  expect(await reconcileOrders(shop.deps)).toMatchObject({ alarming: 1, fulfilled: 1 });
  expect([await stuck.licences(), await other.licences()]).toEqual([[], [expect.anything()]]);
  const logged = { level: "error", message: "an order could not be compared", orderId: stuck.order.id };
  expect(shop.logged).toContainEqual(expect.objectContaining(logged));
  await sql`alter table licences drop constraint in_the_way`.execute(shop.db);
  expect(await reconcileOrders(shop.deps)).toMatchObject({ alarming: 0, fulfilled: 1 });
  expect(await stuck.licences()).toHaveLength(1);
});
