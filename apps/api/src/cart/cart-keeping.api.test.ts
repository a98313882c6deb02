import { MAX_ITEM_QUANTITY } from "@shop/cart";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteExpired } from "../personal-data/delete-expired.ts";
import {
  createTestApp,
  importTestContent,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import {
  addKeyed,
  cartQuantities,
  CART_PACK as PACK,
  CART_PLUGIN as PLUGIN,
  visitorIdOf,
} from "../testing/use-cart.ts";
import { mergeVisitorCart } from "./merge-visitor-cart.ts";

const CART_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

let shop: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());

/** Each test has a visitor, and so a cart, of its own. */
beforeEach(async () => {
  browser = await shop.newBrowser().start();
});

const add = (product: string, quantity = 1, by = browser) => addKeyed(shop, by, product, quantity);
const quantities = (by = browser) => cartQuantities(by);

test("[CART-11] a visitor's cart is found again by its cookie after the access token has ended", async () => {
  await add(PLUGIN, 2);
  shop.clock.advance(3 * 60 * 60 * 1000);
  await browser.start();
  expect(await quantities()).toEqual({ [PLUGIN]: 2 });
  browser.cookies.clear();
  expect(await quantities()).toEqual({ [PLUGIN]: 2 });
});

test("[CART-11] a visitor's cart is found by the access token alone, and its cookie is given again", async () => {
  await add(PLUGIN);
  const key = browser.cookies.get("shop_cart");
  browser.cookies.clear();
  await add(PLUGIN);
  expect(await quantities()).toEqual({ [PLUGIN]: 2 });
  expect(browser.cookies.get("shop_cart")).toBe(key);
});

test("[CART-11] a cart whose cookie was lost with the response gets it with the next call", async () => {
  await browser.call("addToCart", { product: PLUGIN }, { idempotencyKey: "lost-answer" });
  const key = browser.cookies.get("shop_cart");
  browser.cookies.clear();
  await browser.call("addToCart", { product: PLUGIN }, { idempotencyKey: "lost-answer" });
  expect(await quantities()).toEqual({ [PLUGIN]: 1 });
  expect(browser.cookies.get("shop_cart")).toBe(key);
});

test("[CART-11] a cart lives for 30 days after its last change, to the millisecond", async () => {
  await add(PLUGIN);
  shop.clock.advance(CART_LIFE_MS - 1);
  await browser.start();
  expect(await quantities()).toEqual({ [PLUGIN]: 1 });
  await add(PLUGIN);
  shop.clock.advance(CART_LIFE_MS - 1);
  await browser.start();
  expect(await quantities()).toEqual({ [PLUGIN]: 2 });
  shop.clock.advance(1);
  await browser.start();
  expect(await quantities()).toEqual({});
  expect((await add(PACK)).result.products).toMatchObject([{ name: PACK, quantity: 1 }]);
});

test("[CART-11] an expired cart makes room for a new one of the same user", async () => {
  const userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
  await add(PLUGIN);
  shop.clock.advance(CART_LIFE_MS);
  await browser.start();
  await startSession(shop.deps, browser, userId);
  expect((await add(PACK)).result.products).toMatchObject([{ name: PACK }]);
});

test("a cart that has ended is cleared away, and one that has not stays", async () => {
  await add(PLUGIN);
  const visitorId = await visitorIdOf(shop, browser);
  const carts = () => shop.db.selectFrom("carts").select("id").where("visitor_id", "=", visitorId).execute();
  shop.clock.advance(CART_LIFE_MS - 1);
  await deleteExpired(shop.deps);
  expect(await carts()).toHaveLength(1);
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  expect(await carts()).toEqual([]);
});

test("a made-up cart cookie opens nothing", async () => {
  await add(PLUGIN);
  const stranger = await shop.newBrowser().start();
  stranger.cookies.set("shop_cart", "made up");
  expect(await quantities(stranger)).toEqual({});
});

test("[SAFE-03] a user's cart is the session's: after it has ended, neither token nor cookie opens it", async () => {
  await startSession(shop.deps, browser, await insertUser(shop.deps));
  await add(PLUGIN, 2);
  expect(browser.cookies.has("shop_cart")).toBe(false);
  browser.cookies.delete("shop_session");
  expect(await quantities()).toEqual({});
});

async function merge(userId: string): Promise<void> {
  const cartKey = browser.cookies.get("shop_cart") ?? null;
  await mergeVisitorCart(shop.deps, { visitorId: await visitorIdOf(shop, browser), cartKey, userId });
}

function cartsOf(userId: string) {
  return shop.db.selectFrom("carts").select("id").where("user_id", "=", userId).execute();
}

test("[CART-11] at login the visitor's cart joins the account's within the limits, once, and is gone", async () => {
  const userId = await insertUser(shop.deps);
  const other = await shop.newBrowser().start();
  await startSession(shop.deps, other, userId);
  await add(PLUGIN, MAX_ITEM_QUANTITY - 1, other);
  await add(PACK, 1, other);
  await add(PACK);
  await add(PLUGIN, 2);
  await add("Licence Transfer", 2);

  await merge(userId);
  await merge(userId);

  expect(await quantities(other)).toEqual({ [PLUGIN]: MAX_ITEM_QUANTITY, [PACK]: 1, "Licence Transfer": 2 });
  expect(await quantities()).toEqual({});
  expect(await cartsOf(userId)).toHaveLength(1);
});

test("[CART-11] a login without a visitor's cart makes no cart and changes none", async () => {
  const userId = await insertUser(shop.deps);
  await merge(userId);
  expect(await cartsOf(userId)).toEqual([]);
});

test("[CART-11] the cookie of a merged cart gives a visitor nothing after logout", async () => {
  await add(PLUGIN);
  const key = browser.cookies.get("shop_cart") ?? "";
  await merge(await insertUser(shop.deps));
  const visitor = await shop.newBrowser().start();
  visitor.cookies.set("shop_cart", key);
  expect(await quantities(visitor)).toEqual({});
});
