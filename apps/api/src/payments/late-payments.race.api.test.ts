import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buyNow } from "../checkout/buy-now.ts";
import { checkoutCart } from "../checkout/checkout-cart.ts";
import {
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  insertUser,
  newPayingCustomer,
  type PayingTestApp,
  waitersBecome,
} from "../testing/index.ts";

const PACK = "faIR Modern Rock";
const PLUGIN = "faAlign";
const URLS = { landingUrl: "/account?source=purchase", backlinkUrl: "/shop" };
const AGREEMENT = {
  ...{ totalMinor: 1_000_000, currency: "EUR" as const },
  ...{ startsNow: true, knowsWithdrawalEnds: true, textVersion: "2026-11-21.en" },
};

// An embedded database has one connection and so no races. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] an order beside a payment", () => {
  let shop: PayingTestApp;
  beforeAll(async () => {
    shop = await createPayingTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(async () => {
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
    await shop.close();
  });

  test("[PAY-08] that is just being taken in doesn't order once more what was paid", async () => {
    const customer = await newPayingCustomer(shop);
    const { browser, userId } = customer;
    const paid = await customer.orderCart({ [PLUGIN]: 1 });
    await browser.call("addToCart", { product: PACK });
    const { webhook, ordering } = await shop.db.transaction().execute(async (trx) => {
      // Locking the cart stops the payment after it has marked its order, before the change is visible.
      await trx.selectFrom("carts").select("id").where("user_id", "=", userId).forNoKeyUpdate().execute();
      const webhook = shop.sendWebhook(customer.eventOf(paid, "paid"));
      await waitersBecome(shop.db, 1);
      const ordering = checkoutCart(shop.deps, { userId, currency: "EUR", ...URLS, agreement: AGREEMENT });
      await waitersBecome(shop.db, 2);
      return { webhook, ordering };
    });
    expect([await webhook, (await ordering).isOk]).toEqual([200, true]);
    const ordered = await shop.db
      .selectFrom("orders")
      .innerJoin("order_lines", "order_lines.order_id", "orders.id")
      .select(["orders.status", "product_name as name"])
      .where("user_id", "=", userId)
      .orderBy("orders.number")
      .execute();
    expect(ordered).toEqual([
      { status: "paid", name: PLUGIN },
      { status: "pending", name: PACK },
    ]);
  });

  test("[PRICE-06] that comes late has the discount on the first purchase, and the order has it not", async () => {
    const userId = await insertUser(shop.deps, "Grace Late", shop.clock.nowMs());
    const customer = await newPayingCustomer(shop, userId);
    const late = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.sendWebhook(customer.eventOf(late, "expired"));
    const other = await newPayingCustomer(shop);
    await shop.sendWebhook(other.eventOf(await other.orderCart({ [PACK]: 1 }), "paid"));
    const { webhook, buying } = await shop.db.transaction().execute(async (trx) => {
      // Locking the year's invoice counter stops the payment after it has taken the discount.
      await trx.selectFrom("invoice_counters").select("year").forNoKeyUpdate().execute();
      const webhook = shop.sendWebhook(customer.eventOf(late, "paid"));
      await waitersBecome(shop.db, 1);
      const products = [{ name: PACK, quantity: 1 }];
      const asked = { userId, currency: "EUR" as const, ...URLS, agreement: AGREEMENT, stopOnError: true };
      const buying = buyNow(shop.deps, { ...asked, products });
      await waitersBecome(shop.db, 2);
      return { webhook, buying };
    });
    expect([await webhook, (await buying).isOk]).toEqual([200, true]);
    const first = shop.db.selectFrom("first_purchases").select("order_id").where("user_id", "=", userId);
    expect(await first.execute()).toEqual([{ order_id: late.id }]);
    const lines = shop.db
      .selectFrom("order_lines")
      .innerJoin("orders", "orders.id", "order_lines.order_id")
      .select("reasons");
    const [line] = await lines.where("user_id", "=", userId).where("status", "=", "pending").execute();
    expect(line?.reasons.map(({ rule }) => rule)).not.toContain("firstPurchase");
  });
});
