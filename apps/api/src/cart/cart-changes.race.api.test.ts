import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, importTestContent, insertCoupon, type TestApp } from "../testing/index.ts";

const COUPON_TRIES = { limit: 20, windowMs: 15 * 60 * 1000 };

const AT_ONCE = 50;

/** An embedded engine has one connection and hides every race. */
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("fifty at once", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    await importTestContent(shop.deps);
    await insertCoupon(shop.deps, { code: "SUMMER" });
  });
  afterAll(() => shop.close());

  function times<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
    return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
  }

  test.each(["without keys", "each with a key"])("[SAFE-06] [CART-07] of fifty undos one undoes (%s)", async (keys) => {
    const browser = await shop.newBrowser().start();
    await browser.call("addToCart", { product: "faAlign", quantity: 2 });
    await browser.call("addToCart", { product: "faAlign", quantity: 2 });
    const keyOf = (index: number) => (keys === "each with a key" ? { idempotencyKey: `undo-race-${index}` } : {});
    const responses = await times(AT_ONCE, (index) => browser.call("undoCartChange", {}, keyOf(index)));
    expect(responses.filter(({ valid }) => valid)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === "cart.nothingToUndo")).toHaveLength(AT_ONCE - 1);
    expect((await browser.call("getCart")).result.products).toMatchObject([{ quantity: 2 }]);
  });

  test("[SAFE-06] [CART-07] undos beside adds lose nothing: each takes back one add, or finds nothing to take back", async () => {
    const browser = await shop.newBrowser().start();
    await browser.call("addToCart", { product: "faIR Modern Rock" });
    const [adds, undos] = await Promise.all([
      times(AT_ONCE, (index) =>
        browser.call("addToCart", { product: "faAlign" }, { idempotencyKey: `beside-${index}` }),
      ),
      times(AT_ONCE, () => browser.call("undoCartChange")),
    ]);
    const added = adds.filter(({ valid }) => valid).length;
    const undone = undos.filter(({ valid }) => valid).length;
    const { products } = (await browser.call("getCart")).result;
    const units = products.reduce((sum: number, line: { quantity: number }) => sum + line.quantity, 0);
    expect(units).toBe(1 + added - undone);
    expect([...adds, ...undos].every(({ status }) => status === 200)).toBe(true);
  });

  test("[SAFE-06] [SAFE-20] a coupon that is added as often at once as may be tried is on the visitor's one cart once", async () => {
    const browser = await shop.newBrowser().start();
    const responses = await times(AT_ONCE, () => browser.call("addCoupon", { coupon: "SUMMER" }));
    expect(responses.filter(({ valid }) => valid)).toHaveLength(COUPON_TRIES.limit);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(AT_ONCE - COUPON_TRIES.limit);
    expect((await browser.call("getCart")).result.coupons).toEqual(["SUMMER"]);
  });
});
