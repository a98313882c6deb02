import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  newPayingCustomer,
  type PayingTestApp,
  waitersBecome,
} from "../testing/index.ts";
import { eraseAccount } from "./erase-account.ts";
import { eraseDueAccounts } from "./erase-due-accounts.ts";

const ROUNDS = 5;

// An embedded database has one connection and so no races. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("an erasure", () => {
  let shop: PayingTestApp;
  beforeAll(async () => {
    shop = await createPayingTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(async () => {
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
    await shop.close();
  });

  async function newDueCustomer() {
    const customer = await newPayingCustomer(shop);
    const due = { deletion_due_at: new Date(shop.clock.nowMs()) };
    await shop.db.updateTable("users").set(due).where("id", "=", customer.userId).execute();
    return customer;
  }

  test("[SAFE-27] by ten jobs at once happens once, and fails for none of them", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await newDueCustomer();
      await newDueCustomer();
      const runs = await Promise.all(Array.from({ length: 10 }, () => eraseDueAccounts(shop.deps)));
      const sum = (of: "erased" | "failed") => runs.reduce((total, run) => total + run[of], 0);
      expect([sum("erased"), sum("failed")]).toEqual([2, 0]);
    }
  });

  test("[ACCT-06] doesn't wait for a login that locks the account, and finds it taken back", async () => {
    const { userId } = await newDueCustomer();
    const during = await shop.db.transaction().execute(async (trx) => {
      await trx.updateTable("users").set({ deletion_due_at: null }).where("id", "=", userId).execute();
      return eraseAccount(shop.deps, userId);
    });
    expect([during, await eraseAccount(shop.deps, userId)]).toEqual(["notDue", "notDue"]);
  });

  test("[ACCT-06] beside a payment that is just being taken in waits for it, and neither is broken off", async () => {
    const customer = await newDueCustomer();
    const order = await customer.orderCart({ faAlign: 1 });
    const { webhook, erasure } = await shop.db.transaction().execute(async (trx) => {
      // Locking the cart stops the payment after it has marked its order.
      await trx.selectFrom("carts").select("id").where("user_id", "=", customer.userId).forNoKeyUpdate().execute();
      const webhook = shop.sendWebhook(customer.eventOf(order, "paid"));
      await waitersBecome(shop.db, 1);
      const erasure = eraseAccount(shop.deps, customer.userId);
      await waitersBecome(shop.db, 2);
      return { webhook, erasure };
    });
    expect([await webhook, await erasure]).toEqual([200, "erased"]);
    const { status, invoice_number, user_id } = await customer.readOrder(order);
    expect({ status, user_id, hasInvoice: invoice_number !== null }).toEqual({
      status: "paid",
      user_id: null,
      hasInvoice: true,
    });
  });
});
