import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, importTestContent, insertCoupon, type TestApp } from "../../testing/index.ts";
import { up } from "./migrations/0015-whole-prices.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(() => importTestContent(shop.deps));
afterAll(() => shop.close());

const setPrices = (currency: "EUR" | "JPY", full_price_minor: number, stated_price_minor: number | null) =>
  shop.db
    .updateTable("product_prices")
    .set({ full_price_minor, stated_price_minor })
    .where("currency", "=", currency)
    .execute();

const setCoupon = (amount_jpy_minor: number) => shop.db.updateTable("coupons").set({ amount_jpy_minor }).execute();

describe("[CAT-02] the database", () => {
  test("rejects a stated price above the full price", async () => {
    await expect(setPrices("EUR", 4900, 4901)).rejects.toThrow(/product_prices_stated_within_full/);
    await setPrices("EUR", 4900, 4900);
  });

  test.each([
    [650_050, null],
    [650_000, 649_999],
  ])("rejects fractions of a yen: a full price of %i, a stated one of %j", async (full, stated) => {
    await expect(setPrices("JPY", full, stated)).rejects.toThrow(/product_prices_whole_yen/);
  });

  test("rejects a coupon of half a yen", async () => {
    await insertCoupon(shop.deps, { code: "YEN", amount: { JPY: 100 } });
    await expect(setCoupon(50)).rejects.toThrow(/coupons_whole_yen/);
  });
});

test("[CAT-02] prices of an older release are put right: whole yen, rounded up, and no stated price above the full one", async () => {
  await sql`alter table product_prices drop constraint product_prices_stated_within_full, drop constraint product_prices_whole_yen`.execute(
    shop.db,
  );
  await sql`alter table coupons drop constraint coupons_whole_yen`.execute(shop.db);
  await setPrices("EUR", 4900, 5900);
  await setPrices("JPY", 650_001, 640_050);
  await insertCoupon(shop.deps, { code: "YEN", amount: { JPY: 100 } });
  await setCoupon(50);
  await up(shop.db as never);
  const prices = await shop.db.selectFrom("product_prices").selectAll().where("currency", "<>", "USD").execute();
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) {
    expect(price).toMatchObject(
      price.currency === "EUR"
        ? { full_price_minor: 4900, stated_price_minor: 4900 }
        : { full_price_minor: 650_100, stated_price_minor: 640_100 },
    );
  }
  expect(await shop.db.selectFrom("coupons").select("amount_jpy_minor").where("code", "=", "YEN").execute()).toEqual([
    { amount_jpy_minor: 100 },
  ]);
});
