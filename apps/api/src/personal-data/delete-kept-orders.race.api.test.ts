import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lockLicences } from "../licences/licence-ends.ts";
import { transferLicence } from "../licences/transfer-licence.ts";
import {
  createPayingTestApp,
  importTestContent,
  newOwner,
  newPayingCustomer,
  type PayingTestApp,
  waitersBecome,
} from "../testing/index.ts";
import { deleteKeptOrders } from "./delete-kept-orders.ts";
import { eraseAccount } from "./erase-account.ts";

const ELEVEN_YEARS_MS = 12 * 366 * 24 * 60 * 60 * 1000;

// An embedded database has one connection and so no races. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("the deletion of kept orders", () => {
  let shop: PayingTestApp;
  beforeAll(async () => {
    shop = await createPayingTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(() => shop.close());

  /** Of an account that bought, transferred and was erased, long ago. */
  async function newKeptOrder() {
    const customer = await newPayingCustomer(shop);
    const order = await customer.orderCart({ "Licence Transfer": 1, faAlign: 1 });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    const second = await newOwner(shop);
    const licence = (await customer.licences()).find(({ name }) => name === "faAlign");
    const transfer = { product: "faAlign", license_id: licence?.id, recipient_email: second.email };
    expect(await customer.browser.call("transferLicence", transfer)).toMatchObject({ valid: true });
    const due = { deletion_due_at: new Date(shop.clock.nowMs()) };
    await shop.db.updateTable("users").set(due).where("id", "=", customer.userId).execute();
    expect(await eraseAccount(shop.deps, customer.userId)).toBe("erased");
    const received = shop.db.selectFrom("licences").select("id").where("user_id", "=", second.userId);
    const { id: currentId } = await received.where("source", "=", "transfer").executeTakeFirstOrThrow();
    return { customer, order, second, currentId };
  }

  test("[SAFE-27] by ten jobs at once happens once, and fails for none of them", async () => {
    await newKeptOrder();
    await newKeptOrder();
    shop.clock.advance(ELEVEN_YEARS_MS);
    const runs = await Promise.all(Array.from({ length: 10 }, () => deleteKeptOrders(shop.deps)));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("[SAFE-27] doesn't wait for a refund that comes in at that moment, and keeps the order for the years from then", async () => {
    const { customer, order, currentId } = await newKeptOrder();
    shop.clock.advance(ELEVEN_YEARS_MS);
    const { refund, during } = await shop.db.transaction().execute(async (trx) => {
      // Stops the refund after it has marked its order.
      await lockLicences(trx, [currentId]);
      const refund = shop.sendWebhook(customer.eventOf(order, "refunded"));
      await waitersBecome(shop.db, 1);
      return { refund, during: await deleteKeptOrders(shop.deps) };
    });
    expect([await refund, during, await deleteKeptOrders(shop.deps)]).toEqual([200, 0, 0]);
    expect(await customer.readOrder(order)).toMatchObject({ status: "refunded" });
  });

  test("[SAFE-27][ACCT-11] and the next transfer of a licence of such an order wait for each other, and neither is broken off", async () => {
    const { second, currentId } = await newKeptOrder();
    const third = await newOwner(shop);
    shop.clock.advance(ELEVEN_YEARS_MS);
    const asked = { userId: second.userId, product: "faAlign", licenceId: currentId, recipientEmail: third.email };
    const [transferred, deleted] = await shop.db.transaction().execute(async (trx) => {
      await lockLicences(trx, [currentId]);
      const acts = [transferLicence(shop.deps, asked), deleteKeptOrders(shop.deps)] as const;
      await waitersBecome(shop.db, 2);
      return acts;
    });
    // The refunded order of the previous test may be due too.
    expect([(await transferred).isOk, (await deleted) >= 1]).toEqual([true, true]);
    expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
  });
});
