import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buyNow } from "../checkout/buy-now.ts";
import { checkoutCart } from "../checkout/checkout-cart.ts";
import {
  createPayingTestApp,
  fillCart,
  findBrokenInvariants,
  importTestContent,
  insertCoupon,
  insertUser,
  type PayingTestApp,
  raceLastCoupon,
  racePaymentSession,
} from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";

const PRODUCTS = ["faAlign", "Starter Bundle", "Licence Transfer"] as const;
const URLS = { landingUrl: "/account?source=purchase", backlinkUrl: "/shop" };
const AGREEMENT = {
  ...{ totalMinor: 1_000_000, currency: "EUR" as const },
  ...{ startsNow: true, knowsWithdrawalEnds: true, textVersion: "2026-11-21.en" },
};
const onceEach = Array.from({ length: ROUNDS }, () => 1);

// An embedded database has one connection and so no races. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] fifty at a time, round after round", () => {
  let shop: PayingTestApp;

  beforeAll(async () => {
    shop = await createPayingTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(async () => {
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
    await shop.close();
  });

  test("[PRICE-09] the last use of a coupon goes to one buyer; the others are shown the higher price", {
    timeout: RACE_TIMEOUT_MS,
  }, async () => {
    const { winners, refusals } = await raceLastCoupon(shop.deps, { atOnce: AT_ONCE, rounds: ROUNDS });
    expect(winners).toEqual(onceEach);
    expect([...refusals]).toEqual(["checkout.priceRisen"]);
  });

  test("one cart is one order with one payment session", { timeout: RACE_TIMEOUT_MS }, async () => {
    const { winners, refusals } = await racePaymentSession(shop.deps, { atOnce: AT_ONCE, rounds: ROUNDS });
    expect(winners).toEqual(onceEach);
    expect([...refusals]).toEqual([]);
  });
});

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("[SAFE-06] fifty orders of one new account at once", () => {
  let shop: PayingTestApp;

  beforeAll(async () => {
    shop = await createPayingTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(() => shop.close());

  test("[PRICE-06] of different contents: one stays open, and it has the discount on the first purchase", async () => {
    const userId = await insertUser(shop.deps, "Grace New", shop.clock.nowMs());
    const contents = PRODUCTS.flatMap((name) => [1, 2, 3].map((quantity) => ({ name, quantity })));
    const asked = { userId, currency: "EUR" as const, ...URLS, agreement: AGREEMENT, stopOnError: true };
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        buyNow(shop.deps, {
          ...asked,
          products: [contents[index % contents.length] ?? { name: PRODUCTS[0], quantity: 1 }],
        }),
      ),
    );
    const codes = new Set(responses.flatMap((answer) => (answer.isOk ? [] : [answer.failure.code])));
    expect([...codes].filter((code) => code !== "checkout.noSession")).toEqual([]);
    const open = await shop.db.selectFrom("orders").select("id").where("status", "=", "pending").execute();
    expect(open).toHaveLength(1);
    const first = await shop.db
      .selectFrom("first_purchases")
      .select("order_id")
      .where("user_id", "=", userId)
      .execute();
    expect(first.map(({ order_id }) => order_id)).toEqual(open.map(({ id }) => id));
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
  });

  test("[PAY-10] of nothing: one is written and fulfilled", async () => {
    await insertCoupon(shop.deps, { code: "GIFT", percent: 100 });
    const userId = await insertUser(shop.deps);
    await fillCart(shop.deps, userId, { faAlign: 1 }, ["GIFT"]);
    const asked = { userId, currency: "EUR" as const, ...URLS, agreement: AGREEMENT };
    const responses = await Promise.all(Array.from({ length: 50 }, () => checkoutCart(shop.deps, asked)));
    expect(responses.filter((answer) => answer.isOk)).toHaveLength(1);
    expect(new Set(responses.flatMap((answer) => (answer.isOk ? [] : [answer.failure.code])))).toEqual(
      new Set(["cart.empty"]),
    );
    const licences = await shop.db.selectFrom("licences").select("id").where("user_id", "=", userId).execute();
    expect(licences).toHaveLength(1);
  });

  test("[PRICE-09] fifty that change one coupon for the other, and payments that come in between, never wait in a ring", async () => {
    for (const code of ["A-1", "B-2"]) await insertCoupon(shop.deps, { code, percent: 10 });
    const users: string[] = [];
    for (let index = 0; index < 50; index += 1) {
      const userId = await insertUser(shop.deps);
      await fillCart(shop.deps, userId, { faAlign: 1 }, [index % 2 === 0 ? "A-1" : "B-2"]);
      users.push(userId);
    }
    const order = (userId: string) =>
      checkoutCart(shop.deps, { userId, currency: "EUR", ...URLS, agreement: AGREEMENT });
    await Promise.all(users.map(order));
    const orders = await shop.db.selectFrom("orders").selectAll().where("user_id", "in", users).execute();
    await shop.db
      .updateTable("cart_coupons")
      .set({ code: sql<string>`case code when 'A-1' then 'B-2' else 'A-1' end` })
      .where("code", "in", ["A-1", "B-2"])
      .execute();
    const news = orders.slice(0, 20).map((row, index) => ({
      id: `ring ${row.id}`,
      type: index % 2 === 0 ? "paid" : "expired",
      data: {
        ...{ session_id: row.provider_session_id, order_reference: row.id, payment_id: `ring ${row.id}` },
        ...{ amount_minor: row.total_minor, currency: row.currency },
      },
    }));
    const [responses, statuses] = await Promise.all([
      Promise.all(users.map(order)),
      Promise.all(news.map((event) => shop.sendWebhook(event))),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refusals = responses.flatMap((answer) => (answer.isOk ? [] : [answer.failure.code]));
    expect(refusals.filter((code) => code !== "cart.empty" && code !== "checkout.noSession")).toEqual([]);
    expect(await findBrokenInvariants(shop.db)).toEqual([]);
  });
});
