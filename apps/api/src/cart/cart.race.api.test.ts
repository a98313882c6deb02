import { MAX_ITEM_QUANTITY } from "@shop/cart";
import { randomUuid } from "@shop/kernel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKnownVisitors } from "../http/known-visitors.ts";
import { hashSecret } from "../platform/secrets.ts";
import {
  createTestApp,
  importTestContent,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { makeCart } from "./carts.ts";
import { mergeVisitorCart } from "./merge-visitor-cart.ts";

const AT_ONCE = 50;

/** An embedded engine has one connection and hides every race. */
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("fifty at once", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    await importTestContent(shop.deps);
  });
  afterAll(() => shop.close());

  function times<Value>(act: (index: number) => Promise<Value>): Promise<Value[]> {
    return Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));
  }

  async function quantities(browser: TestBrowser): Promise<Record<string, number>> {
    const { result } = await browser.call("getCart");
    return Object.fromEntries(
      result.products.map((line: { name: string; quantity: number }) => [line.name, line.quantity]),
    );
  }

  test.each([
    ["faIR Modern Rock", 1, "cart.packAlreadyInCart", "without keys"],
    ["faIR Modern Rock", 1, "cart.packAlreadyInCart", "each with a key"],
    ["faAlign", MAX_ITEM_QUANTITY, "cart.itemLimitReached", "without keys"],
    ["faAlign", MAX_ITEM_QUANTITY, "cart.itemLimitReached", "each with a key"],
  ])(
    "[SAFE-06] of fifty first adds of %s, %i reach a visitor's one cart (%s, %s)",
    async (product, limit, code, keys) => {
      const browser = await shop.newBrowser().start();
      const keyOf = (index: number) => (keys === "each with a key" ? { idempotencyKey: `first-add-${index}` } : {});
      const responses = await times((index) => browser.call("addToCart", { product }, keyOf(index)));
      expect(responses.filter(({ valid }) => valid)).toHaveLength(limit);
      expect(responses.filter((answer) => answer.code === code)).toHaveLength(AT_ONCE - limit);
      expect(await quantities(browser)).toEqual({ [product]: limit });
      const key = hashSecret(browser.cookies.get("shop_cart") ?? "");
      expect(await shop.db.selectFrom("carts").select("id").where("key_hash", "=", key).execute()).toHaveLength(1);
    },
  );

  test("[SAFE-06] of fifty adds in fifty tabs of one user, a full line reaches the account's one cart", async () => {
    const userId = await insertUser(shop.deps);
    const tabs = await times(() => shop.newBrowser().start());
    for (const tab of tabs) await startSession(shop.deps, tab, userId);
    const responses = await Promise.all(tabs.map((tab) => tab.call("addToCart", { product: "faAlign" })));
    expect(responses.filter(({ valid }) => valid)).toHaveLength(MAX_ITEM_QUANTITY);
    expect(await shop.db.selectFrom("carts").select("id").where("user_id", "=", userId).execute()).toHaveLength(1);
  });

  test("[SAFE-06] a cart that only its cookie still knows isn't given to a visitor for whom another call is just making one", async () => {
    const before = await shop.newBrowser().start();
    await before.call("addToCart", { product: "faIR Modern Rock" });
    const after = await shop.newBrowser().start();
    const visitorId = (await createKnownVisitors(shop.deps).find(after.accessToken))?.visitorId ?? "";
    after.cookies.set("shop_cart", before.cookies.get("shop_cart") ?? "");
    const now = new Date(shop.clock.nowMs());
    const { adding } = await shop.db.transaction().execute(async (trx) => {
      const expiresAt = new Date(now.getTime() + 1000);
      const cart = { id: randomUuid(shop.deps.random), visitorId, userId: null, keyHash: null, now, expiresAt };
      await makeCart(trx, cart);
      const added = after.call("addToCart", { product: "faAlign" });
      await Promise.race([added, waitersBecome(1)]);
      return { adding: added };
    });
    expect(await adding).toMatchObject({ status: 200, valid: true });
    const carts = await shop.db.selectFrom("carts").select("id").where("visitor_id", "=", visitorId).execute();
    expect(carts).toHaveLength(1);
  });

  test("[SAFE-06] a cart that is read by its cookie while it is changed is waited for in the change's own order: cart, then visitor", async () => {
    const before = await shop.newBrowser().start();
    await before.call("addToCart", { product: "faAlign" });
    const key = before.cookies.get("shop_cart") ?? "";
    const after = await shop.newBrowser().start();
    after.cookies.set("shop_cart", key);
    const visitorId = (await createKnownVisitors(shop.deps).find(after.accessToken))?.visitorId ?? "";
    const { reading } = await shop.db.transaction().execute(async (trx) => {
      await trx.selectFrom("carts").select("id").where("key_hash", "=", hashSecret(key)).forUpdate().execute();
      const read = after.call("getCart");
      await Promise.race([read, waitersBecome(1)]);
      await trx.selectFrom("visitors").select("id").where("id", "=", visitorId).forUpdate().execute();
      return { reading: read };
    });
    expect(await reading).toMatchObject({ status: 200, valid: true, result: { products: [{ name: "faAlign" }] } });
  });

  test("[SAFE-06] fifty removals of one take out no more than there are", async () => {
    const browser = await shop.newBrowser().start();
    await browser.call("addToCart", { product: "faAlign", quantity: 3 });
    const responses = await times(() => browser.call("removeFromCart", { product: "faAlign" }));
    expect(responses.filter(({ valid }) => valid)).toHaveLength(3);
    expect(responses.filter(({ code }) => code === "cart.notInCart")).toHaveLength(AT_ONCE - 3);
  });

  test("[SAFE-06] [CART-11] fifty logins at once merge a visitor's cart once, and no add beside them is lost or counted twice", async () => {
    const userId = await insertUser(shop.deps);
    const visitor = await shop.newBrowser().start();
    await visitor.call("addToCart", { product: "faIR Modern Rock" });
    await visitor.call("addToCart", { product: "faAlign", quantity: 2 });
    const cartKey = visitor.cookies.get("shop_cart") ?? null;
    const user = await shop.newBrowser().start();
    await startSession(shop.deps, user, userId);
    await user.call("addToCart", { product: "faAlign" });

    const merged = times(() => mergeVisitorCart(shop.deps, { visitorId: null, cartKey, userId }));
    const added = times(() => visitor.call("addToCart", { product: "Licence Transfer" }));
    await merged;
    const accepted = (await added).filter(({ valid }) => valid);
    const refused = (await added).filter(({ code }) => code === "cart.itemLimitReached");

    expect(accepted.length + refused.length).toBe(AT_ONCE);
    const { "Licence Transfer": ofUser = 0, ...others } = await quantities(user);
    const { "Licence Transfer": ofVisitor = 0 } = await quantities(visitor);
    expect(others).toEqual({ "faIR Modern Rock": 1, faAlign: 3 });
    expect(ofUser + ofVisitor).toBe(accepted.length);
  });

  test("[SAFE-06] [CART-11] what is added while a merge is under way is kept", async () => {
    const userId = await insertUser(shop.deps);
    const user = await shop.newBrowser().start();
    await startSession(shop.deps, user, userId);
    await user.call("addToCart", { product: "faAlign" });
    const visitor = await shop.newBrowser().start();
    await visitor.call("addToCart", { product: "faAlign" });
    const cartKey = visitor.cookies.get("shop_cart") ?? null;

    // Locking the user's line stops the merge just after it has read the visitor's cart.
    const { merged, added } = await shop.db.transaction().execute(async (trx) => {
      const ofUser = trx.selectFrom("carts").select("id").where("user_id", "=", userId);
      await trx.selectFrom("cart_lines").selectAll().where("cart_id", "in", ofUser).forUpdate().execute();
      const merging = mergeVisitorCart(shop.deps, { visitorId: null, cartKey, userId });
      await waitersBecome(1);
      const adding = visitor.call("addToCart", { product: "faAlign" });
      await Promise.race([adding, waitersBecome(2)]);
      return { merged: merging, added: adding };
    });
    await merged;
    expect((await added).valid).toBe(true);
    expect([await quantities(user), await quantities(visitor)]).toEqual([{ faAlign: 2 }, { faAlign: 1 }]);
  });

  /** Settles when so many connections of this database wait for a lock. */
  async function waitersBecome(count: number): Promise<void> {
    const waiting = sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (((await waiting.execute(shop.db)).rows[0]?.count ?? 0) < count);
  }
});
