import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
} from "../testing/index.ts";

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
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const list = async () => (await customer.browser.call("listOrders")).result;

test("[ACCT-01] an order that ended unpaid is in the list's closed orders, and its page can be read", async () => {
  const order = await customer.orderCart({ [PACK]: 1 });
  expect((await list()).closed_orders).toEqual([]);
  await shop.sendWebhook(customer.eventOf(order, "expired"));
  expect(await list()).toMatchObject({
    orders: [],
    closed_orders: [{ number: order.number, status: "closed", products: [{ name: PACK, quantity: 1 }], total: 4165 }],
  });
  const { result } = await customer.browser.call("getOrder", { order: String(order.number) });
  expect(result).toMatchObject({ status: "closed", invoice_number: null, payment_url: null });
});

test("[ACCT-01] an order that another one replaced is among them, the newest first", async () => {
  const first = await customer.orderCart({ [PACK]: 1 });
  const second = await customer.orderCart({ [PLUGIN]: 1 });
  const third = await customer.orderCart({ [PLUGIN]: 1 });
  const { orders, closed_orders } = await list();
  expect(orders).toMatchObject([{ number: third.number, status: "pending" }]);
  expect(closed_orders).toMatchObject([{ number: second.number }, { number: first.number }]);
});

test("[SAFE-03] nobody else's closed orders are listed", async () => {
  const order = await customer.orderCart({ [PACK]: 1 });
  await shop.sendWebhook(customer.eventOf(order, "expired"));
  customer = await newPayingCustomer(shop);
  expect(await list()).toEqual({ orders: [], closed_orders: [] });
});

test("a list has the newest fifty of the orders that were closed unpaid", async () => {
  const order = await customer.orderCart({ [PACK]: 1 });
  await shop.sendWebhook(customer.eventOf(order, "expired"));
  await sql`insert into orders overriding system value select copy.* from orders, generate_series(1, 50) as turn,
    jsonb_populate_record(orders, jsonb_build_object('id', gen_random_uuid(), 'number', 900000 + turn,
      'provider_session_id', null)) as copy where orders.id = ${order.id}`.execute(shop.db);
  const numbers = (await list()).closed_orders.map(({ number }: { number: number }) => number);
  await shop.db.deleteFrom("orders").where("number", ">", 900_000).execute();
  expect(numbers).toHaveLength(50);
  expect([numbers[0], numbers.at(-1)]).toEqual([900_050, 900_001]);
});
