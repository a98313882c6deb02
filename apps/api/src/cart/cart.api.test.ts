import { priceCart } from "@shop/pricing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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
      .where("visitor_id", "=", await visitorIdOf(shop, browser))
      .execute(),
  ).toEqual([]);
});

test("[CART-01] [PAY-09] [PRICE-07] [PRICE-11] the cart returns its products, priced by the server's own catalogue, its totals, and what these depend on", async () => {
  await add(PACK);
  const { result } = await add(PLUGIN, 2);
  expect(result).toEqual({
    products: [
      { id: expect.any(String), name: PACK, type: "samplepack", quantity: 1, price: 4900, price_discount: 4900 },
      { id: expect.any(String), name: PLUGIN, type: "plugin", quantity: 2, price: 4900, price_discount: 3185 },
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

test.each([6, 1_000_000])(
  "[CART-03] %d of an item in one call are refused with HTTP 200 and the text",
  async (quantity) => {
    const refused = { status: 200, valid: false, code: "cart.itemLimitReached" };
    expect(await add(PLUGIN, quantity)).toMatchObject({ ...refused, error: "Reached cart limit for this item." });
    expect(await quantities()).toEqual({});
  },
);

test("[CART-06] taking out more of an item than a cart may contain takes out all of it", async () => {
  await add(PLUGIN, 2);
  expect(await browser.call("removeFromCart", { product: PLUGIN, quantity: 1_000_000 })).toMatchObject({ valid: true });
  expect(await quantities()).toEqual({});
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
  await add(PLUGIN, 3);
  expect((await browser.call("removeFromCart", { product: PLUGIN, quantity: 1 })).result).toMatchObject({
    products: [{ name: PLUGIN, quantity: 2 }],
    lastRemovedProduct: { name: PLUGIN, quantity: 1 },
  });
  expect((await browser.call("removeFromCart", { product: PLUGIN, quantity: 5 })).result).toMatchObject({
    products: [],
    lastRemovedProduct: { name: PLUGIN, quantity: 2 },
  });
  expect((await browser.call("getCart")).result.lastRemovedProduct).toEqual({ name: PLUGIN, quantity: 2 });
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

test("[PRICE-01] [PRICE-05] the cart is priced in the caller's currency, and logged-in customers pay the loyalty price", async () => {
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
