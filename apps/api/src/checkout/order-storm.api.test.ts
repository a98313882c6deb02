import { expect, test } from "vitest";
import {
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  insertCoupon,
  runOrderStorm,
} from "../testing/index.ts";

const ORDERS = 60;
/** Never the measure of anything: for a machine that has much else to do. */
const TIMEOUT_MS = 120_000;

test(
  "[PAY-08] [SAFE-11] sixty orders, whose payments are reported one to five times and shuffled while buyers come back, are fulfilled once each",
  async () => {
    const shop = await createPayingTestApp();
    await importTestContent(shop.deps);
    await insertCoupon(shop.deps, { code: "STORM", percent: 10, maxUses: ORDERS / 3 - 1 });
    const report = await runOrderStorm(shop, { orders: ORDERS, seed: 4, atOnce: 12, couponCode: "STORM" });

    expect(report).toMatchObject({ orders: ORDERS, statuses: { 200: report.webhooks }, halfDone: 0 });
    expect(report.webhooks).toBeGreaterThan(2 * ORDERS);
    expect(report.looks).toBeGreaterThan(0);
    const fulfilled = shop.db.selectFrom("orders").select("id").where("fulfilled_at", "is not", null);
    expect(await fulfilled.execute()).toHaveLength(ORDERS);
    const coupon = shop.db.selectFrom("coupons").select("uses").where("code", "=", "STORM");
    expect(await coupon.executeTakeFirstOrThrow()).toEqual({ uses: ORDERS / 3 - 1 });
    const flags = await shop.db.selectFrom("orders").select("flags").execute();
    expect(flags.flatMap((order) => order.flags)).toEqual([]);
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
    await shop.close();
  },
  TIMEOUT_MS,
);
