import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeOverCart } from "../cart/take-over-cart.ts";
import { hashSecret } from "../platform/secrets.ts";
import { lockCoupons } from "../sales/coupon-uses.ts";
import {
  buildContent,
  createTestApp,
  importTestContent,
  insertUser,
  startSession,
  type TestApp,
  waitersBecome,
} from "../testing/index.ts";

// An embedded database has one connection and so no locks to wait for. Only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("nobody waits in a ring", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(() => shop.close());

  test("[CART-07] an undo doesn't wait for an order that has named its cart and may want to change it next", async () => {
    const browser = await shop.newBrowser().start();
    const userId = await insertUser(shop.deps);
    await startSession(shop.deps, browser, userId);
    await browser.call("addToCart", { product: "faAlign" });
    await shop.db.transaction().execute(async (trx) => {
      // The lock that the order's reference to its cart takes.
      await trx.selectFrom("carts").select("id").where("user_id", "=", userId).forKeyShare().execute();
      let isDone = false;
      const undoing = browser.call("undoCartChange").finally(() => {
        isDone = true;
      });
      await waitersBecome(shop.db, 1, () => isDone);
      expect(isDone).toBe(true);
      expect((await undoing).result.products).toEqual([]);
    });
  });

  test("an arriving cart and the browser's own are locked in the same order, whichever arrives", async () => {
    const carts = await Promise.all([0, 1].map(() => newVisitorsCart()));
    const [low, high] = carts.sort((a, b) => (a.id < b.id ? -1 : 1));
    const { arriving } = await shop.db.transaction().execute(async (trx) => {
      const lock = (id = "") =>
        trx.selectFrom("carts").select("id").where("id", "=", id).forUpdate().noWait().execute();
      await lock(low?.id);
      const arrival = { cartKey: high?.key ?? "", userId: null, visitorId: null, ownCartKey: low?.key ?? "" };
      const arriving = takeOverCart(shop.deps, arrival);
      await waitersBecome(shop.db, 1);
      expect(await lock(high?.id)).toHaveLength(1);
      return { arriving };
    });
    expect(await arriving).toBe(high?.key);
  });

  test("an import locks coupons in the order in which orders lock them, however the content lists them", async () => {
    const coupons = ["ZETA", "ALPHA"].map((code) => ({ code, percent: 10 }));
    await importTestContent(shop.deps, buildContent({ coupons }));
    const { importing } = await shop.db.transaction().execute(async (trx) => {
      await lockCoupons(trx, ["ALPHA"]);
      const importing = importTestContent(shop.deps, buildContent({ coupons }));
      await waitersBecome(shop.db, 1);
      const zeta = trx.selectFrom("coupons").select("code").where("code", "=", "ZETA").forNoKeyUpdate().noWait();
      expect(await zeta.execute()).toHaveLength(1);
      return { importing };
    });
    await importing;
  });

  async function newVisitorsCart(): Promise<{ id: string; key: string }> {
    const browser = await shop.newBrowser().start();
    const { result } = await browser.call("addToCart", { product: "faAlign" });
    expect(result.products).toHaveLength(1);
    const key = browser.cookies.get("shop_cart") ?? "";
    const row = shop.db.selectFrom("carts").select("id").where("key_hash", "=", hashSecret(key));
    return { id: (await row.executeTakeFirstOrThrow()).id, key };
  }
});
