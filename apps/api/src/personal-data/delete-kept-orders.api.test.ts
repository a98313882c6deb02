import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createPayingTestApp,
  findInDump,
  importTestContent,
  MARKER,
  newFullAccount,
  newOwner,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
  prepareForFullAccounts,
  validLicences,
} from "../testing/index.ts";
import { deleteKeptOrders } from "./delete-kept-orders.ts";
import { eraseAccount } from "./erase-account.ts";

const YEARS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

let shop: PayingTestApp;
let customer: PayingCustomer;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
  await prepareForFullAccounts(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await newPayingCustomer(shop);
});

async function buy(products: Record<string, number>) {
  const order = await customer.orderCart(products);
  await shop.sendWebhook(customer.eventOf(order, "paid"));
  return order;
}

async function erase(userId: string): Promise<void> {
  const nowMs = shop.clock.nowMs();
  await shop.db
    .updateTable("users")
    .set({ deletion_due_at: new Date(nowMs) })
    .where("id", "=", userId)
    .execute();
  expect(await eraseAccount(shop.deps, userId)).toBe("erased");
}

/** The last moment of the retention period for an event of now: so many years from the end of its year. */
function advanceToLastMoment(years = YEARS): void {
  const year = new Date(shop.clock.nowMs()).getUTCFullYear();
  shop.clock.advance(Date.UTC(year + years + 1, 0, 1) + DAY_MS - 1 - shop.clock.nowMs());
}

const isThere = async (id: string) =>
  (await shop.db.selectFrom("orders").select("id").where("id", "=", id).execute()).length === 1;

test("[SAFE-27] when its years are over a kept order goes with everything that hangs on it, and not a moment before", async () => {
  const { customer: ada } = await newFullAccount(shop, `${MARKER}ada@customer.example`);
  const { customer: grace } = await newFullAccount(shop, "grace@customer.example");
  const ofAda = await shop.db.selectFrom("orders").select("id").where("user_id", "=", ada.userId).execute();
  const ofGrace = await shop.db.selectFrom("orders").select("id").where("user_id", "=", grace.userId).execute();
  shop.clock.advance(2 * DAY_MS);
  await erase(ada.userId);
  expect(await findInDump(shop.db, MARKER)).toEqual(["orders.buyer_email"]);

  advanceToLastMoment();
  expect(await deleteKeptOrders(shop.deps)).toBe(0);
  shop.clock.advance(1);
  expect(await deleteKeptOrders(shop.deps)).toBe(ofAda.length);
  expect(await findInDump(shop.db, MARKER)).toEqual([]);
  // The test provider's books are its own and contain no personal data.
  const books = (column: string) => column.startsWith("test_payment_sessions.");
  for (const { id } of ofAda) expect((await findInDump(shop.db, id)).filter((column) => !books(column))).toEqual([]);
  // An existing account keeps its orders, however old.
  for (const { id } of ofGrace) expect(await isThere(id)).toBe(true);
  expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
  expect(shop.logged).toContainEqual({ level: "info", message: "kept orders deleted", orders: ofAda.length });
  expect(await deleteKeptOrders(shop.deps)).toBe(0);
});

test("[SAFE-27] the years of an order that was refunded count from the refund, and its credit note's mail goes with it", async () => {
  const order = await buy({ faAlign: 1 });
  await erase(customer.userId);
  shop.clock.advance(400 * DAY_MS);
  await shop.sendWebhook(customer.eventOf(order, "refunded"));
  const mails = shop.db.selectFrom("mails").select("id").where("dedupe_key", "=", `creditNote:${order.id}`);
  expect(await mails.execute()).toHaveLength(1);
  advanceToLastMoment();
  await deleteKeptOrders(shop.deps);
  expect([await isThere(order.id), await mails.execute()]).toEqual([true, [expect.anything()]]);
  shop.clock.advance(1);
  await deleteKeptOrders(shop.deps);
  expect([await isThere(order.id), await mails.execute()]).toEqual([false, []]);
});

test("[SAFE-27][ACCT-11] a licence that was transferred stays valid when the order that it was bought with is deleted", async () => {
  await buy({ "Licence Transfer": 1, faAlign: 1 });
  const second = await newOwner(shop);
  const bought = (await customer.licences()).find(({ name }) => name === "faAlign");
  const transfer = { product: "faAlign", license_id: bought?.id, recipient_email: second.email };
  expect(await customer.browser.call("transferLicence", transfer)).toMatchObject({ valid: true });
  await erase(customer.userId);
  advanceToLastMoment();
  shop.clock.advance(1);
  expect(await deleteKeptOrders(shop.deps)).toBe(1);
  expect(await validLicences(shop, second.userId)).toEqual(["Licence Transfer", "faAlign", "faAlign"]);
});

test("[SAFE-27] an order that can't be deleted is logged and delays no other", async () => {
  const [first, other] = [await buy({ faAlign: 1 }), await buy({ faAlign: 1 })];
  await erase(customer.userId);
  advanceToLastMoment();
  shop.clock.advance(1);
  // Simulates any fault in one order's rows.
  await sql`create table in_the_way (order_id uuid references orders(id))`.execute(shop.db);
  await sql`insert into in_the_way values (${first.id})`.execute(shop.db);
  expect(await deleteKeptOrders(shop.deps)).toBe(1);
  expect([await isThere(first.id), await isThere(other.id)]).toEqual([true, false]);
  expect(shop.logged).toContainEqual(expect.objectContaining({ level: "error", orderId: first.id }));
  await sql`drop table in_the_way`.execute(shop.db);
  expect(await deleteKeptOrders(shop.deps)).toBe(1);
});

test("[SAFE-27] nothing but this deletes an order's lines, and it those of its order alone", async () => {
  const [mine, other] = [await buy({ faAlign: 1 }), await buy({ faAlign: 1 })];
  const lines = (id: string) => shop.db.deleteFrom("order_lines").where("order_id", "=", id);
  await expect(lines(mine.id).execute()).rejects.toThrow(/never changed or deleted/);
  await expect(
    shop.db.transaction().execute(async (trx) => {
      await sql`select set_config('shop.deletes_order', ${mine.id}, true)`.execute(trx);
      await trx.deleteFrom("order_lines").where("order_id", "=", other.id).execute();
    }),
  ).rejects.toThrow(/never changed or deleted/);
  const dearer = shop.db.updateTable("order_lines").set({ total_minor: 1 }).where("order_id", "=", mine.id);
  await expect(dearer.execute()).rejects.toThrow(/never changed or deleted/);
});
