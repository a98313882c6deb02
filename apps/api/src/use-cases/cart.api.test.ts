import { CART_LIFE_MS } from "@shop/cart";
import { priceCart } from "@shop/pricing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteExpired } from "../jobs/delete-expired.ts";
import { hashSecret } from "../secrets.ts";
import {
  createTestApp,
  importTestContent,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { mergeVisitorCart } from "./merge-visitor-cart.ts";

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

const PACK = "faIR Modern Rock";
const PLUGIN = "faAlign";

let adds = 0;

/** With a key of its own, as the shop's client does it. */
function add(product: string, quantity = 1, by = browser) {
  adds += 1;
  return by.call("addToCart", { product, quantity }, { idempotencyKey: `add-number-${adds}` });
}

async function visitorOf({ accessToken }: TestBrowser): Promise<string> {
  const tokens = shop.db.selectFrom("access_tokens").where("token_hash", "=", hashSecret(accessToken));
  return (await tokens.select("visitor_id").executeTakeFirstOrThrow()).visitor_id;
}

async function quantities(by = browser): Promise<Record<string, number>> {
  const { result } = await by.call("getCart");
  return Object.fromEntries(
    result.products.map((line: { name: string; quantity: number }) => [line.name, line.quantity]),
  );
}

test("a cart that nothing was put into is empty, and is no row", async () => {
  expect((await browser.call("getCart")).result).toEqual({
    products: [],
    total_regular: 0,
    total_discount: 0,
    currency: "EUR",
    coupons: [],
    lastRemovedProduct: null,
    pricing: { currency: "EUR", isLoggedIn: false, lines: [], coupons: [] },
    can_undo: false,
  });
  expect(
    await shop.db
      .selectFrom("carts")
      .select("id")
      .where("visitor_id", "=", await visitorOf(browser))
      .execute(),
  ).toEqual([]);
});

test("[CART-01] [PAY-09] [PRICE-07] the cart answers its products, priced by the server's own catalogue, its totals, and what these depend on", async () => {
  await add(PACK);
  const { result } = await add(PLUGIN, 2);
  expect(result).toEqual({
    products: [
      { id: expect.any(String), name: PACK, quantity: 1, price: 4900, price_discount: 4900 },
      { id: expect.any(String), name: PLUGIN, quantity: 2, price: 4900, price_discount: 3185 },
    ],
    total_regular: 14_700,
    // 4900, and 15 % off each of the others: 2707.25, by the cent.
    total_discount: 10_314,
    multi_buy_discount: 956,
    currency: "EUR",
    coupons: [],
    lastRemovedProduct: null,
    pricing: {
      currency: "EUR",
      isLoggedIn: false,
      lines: [
        { name: PACK, quantity: 1, fullPriceMinor: 4900, salePercent: null },
        { name: PLUGIN, quantity: 2, fullPriceMinor: 4900, salePercent: 35 },
      ],
      coupons: [],
    },
    can_undo: true,
  });
  expect(priceCart(result.pricing).totalMinor).toBe(result.total_discount);
  expect((await browser.call("getCart")).result).toEqual(result);
});

test("[CART-02] an IR pack is in the cart once, and two at once are refused", async () => {
  expect(await add(PACK, 2)).toMatchObject({ valid: false, code: "cart.itemLimitReached" });
  await add(PACK);
  expect(await add(PACK)).toMatchObject({
    status: 200,
    valid: false,
    code: "cart.packAlreadyInCart",
    error: "You already have that IR Pack in your cart.",
  });
  expect(await quantities()).toEqual({ [PACK]: 1 });
});

test("[CART-03] a sixth of the same item is refused, and so is what would lead over five at once", async () => {
  await add(PLUGIN, 4);
  expect(await add(PLUGIN, 2)).toMatchObject({ valid: false, code: "cart.itemLimitReached" });
  expect((await add(PLUGIN)).valid).toBe(true);
  expect(await add(PLUGIN)).toMatchObject({
    valid: false,
    code: "cart.itemLimitReached",
    error: "Reached cart limit for this item.",
  });
  expect(await quantities()).toEqual({ [PLUGIN]: 5 });
});

test("[CART-04] a free product can't be added", async () => {
  expect(await add("faDelay")).toMatchObject({
    valid: false,
    code: "cart.freeProduct",
    error: "Error: Can't add a free product. Go to the account page for free products.",
  });
});

test("[CART-01] removing some or all of a product keeps in mind what was removed last", async () => {
  await add(PLUGIN, 4);
  expect((await browser.call("removeFromCart", { product: PLUGIN, quantity: 1 })).result).toMatchObject({
    products: [{ name: PLUGIN, quantity: 3 }],
    lastRemovedProduct: { name: PLUGIN, quantity: 1 },
  });
  expect((await browser.call("removeFromCart", { product: PLUGIN, quantity: 5 })).result).toMatchObject({
    products: [],
    lastRemovedProduct: { name: PLUGIN, quantity: 3 },
  });
  expect((await browser.call("getCart")).result.lastRemovedProduct).toEqual({ name: PLUGIN, quantity: 3 });
});

test("removing what isn't in the cart is refused, with a cart and without one", async () => {
  expect(await browser.call("removeFromCart", { product: PACK })).toMatchObject({
    valid: false,
    code: "cart.notInCart",
  });
  await add(PLUGIN);
  expect(await browser.call("removeFromCart", { product: PACK })).toMatchObject({
    valid: false,
    code: "cart.notInCart",
  });
});

test("a cleared cart is empty, and one that never was can be cleared", async () => {
  expect((await browser.call("clearCart")).result.products).toEqual([]);
  await add(PLUGIN, 2);
  expect((await browser.call("clearCart")).result).toMatchObject({ products: [], total_discount: 0 });
  expect(await quantities()).toEqual({});
});

test("[PRICE-11] the cart is priced in the caller's currency, and logged-in customers pay the loyalty price", async () => {
  await add(PACK);
  const inYen = await browser.call("getCart", {}, { headers: { "shop-currency": "JPY" } });
  expect(inYen.result).toMatchObject({ currency: "JPY", total_discount: 790_000 });

  await startSession(shop.deps, browser, await insertUser(shop.deps));
  await add(PACK);
  const { result } = await add(PLUGIN);
  expect(result.products).toMatchObject([
    { name: PACK, price: 4900, price_discount: 4165 },
    { name: PLUGIN, price: 4900, price_discount: 2450 },
  ]);
});

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

test("[CART-11] a cart whose cookie was lost with the answer is given it at the next look", async () => {
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
  const visitorId = await visitorOf(browser);
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
  await mergeVisitorCart(shop.deps, { visitorId: await visitorOf(browser), cartKey, userId });
}

function cartsOf(userId: string) {
  return shop.db.selectFrom("carts").select("id").where("user_id", "=", userId).execute();
}

test("[CART-11] at login the visitor's cart joins the account's within the limits, once, and is gone", async () => {
  const userId = await insertUser(shop.deps);
  const other = await shop.newBrowser().start();
  await startSession(shop.deps, other, userId);
  await add(PLUGIN, 4, other);
  await add(PACK, 1, other);
  await add(PACK);
  await add(PLUGIN, 3);
  await add("Licence Transfer", 2);

  await merge(userId);
  await merge(userId);

  expect(await quantities(other)).toEqual({ [PLUGIN]: 5, [PACK]: 1, "Licence Transfer": 2 });
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

describe("with a catalogue that changes", () => {
  afterEach(() => importTestContent(shop.deps));

  test("[CART-05] what isn't known, isn't sold or was taken out can't be added", async () => {
    await shop.db.updateTable("products").set({ is_for_sale: false }).where("name", "=", PACK).execute();
    await shop.db
      .updateTable("products")
      .set({ removed_at: new Date(0) })
      .where("name", "=", PLUGIN)
      .execute();
    for (const product of ["No such thing", PACK, PLUGIN]) {
      expect(await add(product)).toMatchObject({
        valid: false,
        code: "cart.couldNotAdd",
        error: "Error. Could not add item to cart.",
      });
    }
  });

  test("a product that is no longer sold is neither shown nor counted in a cart that has it", async () => {
    await add(PACK);
    await add(PLUGIN);
    await shop.db.updateTable("products").set({ is_for_sale: false }).where("name", "=", PACK).execute();
    expect((await browser.call("getCart")).result).toMatchObject({
      products: [{ name: PLUGIN }],
      total_regular: 4900,
      total_discount: 3185,
    });
  });
});
