import { MAX_ITEM_QUANTITY } from "@shop/cart";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, importTestContent, insertCoupon, type TestApp, type TestBrowser } from "../testing/index.ts";

const PACK = "faIR Modern Rock";
const PLUGIN = "faAlign";

let shop: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
  await insertCoupon(shop.deps, { code: "SUMMER", isCombinable: true });
  await insertCoupon(shop.deps, { code: "WINTER", isCombinable: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  browser = await shop.newBrowser().start();
  await browser.call("addToCart", { product: PACK });
  await browser.call("addToCart", { product: PLUGIN, quantity: 2 }, { idempotencyKey: "some-of-it" });
  await browser.call("addCoupon", { coupon: "WINTER" });
});

interface Contents {
  readonly products: Readonly<Record<string, number>>;
  readonly coupons: readonly string[];
}

const BEFORE: Contents = { products: { [PACK]: 1, [PLUGIN]: 2 }, coupons: ["WINTER"] };

function contentsOf({ result }: Awaited<ReturnType<TestBrowser["call"]>>): Contents {
  const lines = result.products.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity]);
  return { products: Object.fromEntries(lines), coupons: result.coupons };
}

test.each([
  ["an addition", () => browser.call("addToCart", { product: PLUGIN, quantity: MAX_ITEM_QUANTITY - 2 })],
  [
    "an addition in one statement",
    () => browser.call("addToCart", { product: PLUGIN }, { idempotencyKey: "at-once-1" }),
  ],
  ["a removal of some", () => browser.call("removeFromCart", { product: PLUGIN })],
  ["a removal of all", () => browser.call("removeFromCart", { product: PLUGIN, quantity: 5 })],
  ["an emptying", () => browser.call("clearCart")],
  ["an added coupon", () => browser.call("addCoupon", { coupon: "SUMMER" })],
  ["a removed coupon", () => browser.call("removeCoupon", { coupon: "WINTER" })],
])("[CART-07] %s is undone once, and then there is nothing to undo", async (_what, change) => {
  const changed = await change();
  expect([changed.valid, changed.result.can_undo]).toEqual([true, true]);
  expect(contentsOf(changed)).not.toEqual(BEFORE);
  const undone = await browser.call("undoCartChange");
  expect(contentsOf(undone)).toEqual(BEFORE);
  expect(undone.result.can_undo).toBe(false);
  expect(await browser.call("undoCartChange")).toMatchObject({
    valid: false,
    code: "cart.nothingToUndo",
    error: "No previous action to undo",
  });
});

test("[CART-07] [SAFE-05] an undo that is repeated with its key undoes once and returns the same", async () => {
  await browser.call("clearCart");
  const first = await browser.call("undoCartChange", {}, { idempotencyKey: "undo-number-1" });
  expect(await browser.call("undoCartChange", {}, { idempotencyKey: "undo-number-1" })).toEqual(first);
  expect(contentsOf(first)).toEqual(BEFORE);
});

test("[CART-07] what was refused isn't the last change: a full line keeps what was there to undo", async () => {
  await browser.call("removeCoupon", { coupon: "WINTER" });
  const refused = await browser.call("addToCart", { product: PACK }, { idempotencyKey: "a-second-pack" });
  expect(refused).toMatchObject({ valid: false, code: "cart.packAlreadyInCart" });
  expect(contentsOf(await browser.call("undoCartChange"))).toEqual(BEFORE);
});

test("[CART-07] [CART-04] what is no longer sold stays out, and an undo of which nothing is left says so and ends the offer", async () => {
  await browser.call("removeFromCart", { product: PLUGIN, quantity: 5 });
  const setForSale = (isForSale: boolean) =>
    shop.db.updateTable("products").set({ is_for_sale: isForSale }).where("name", "=", PLUGIN).execute();
  await setForSale(false);
  try {
    expect(await browser.call("undoCartChange")).toMatchObject({
      valid: false,
      code: "cart.undoFailed",
      error: "Error undoing last action",
    });
  } finally {
    await setForSale(true);
  }
  expect((await browser.call("getCart")).result).toMatchObject({ products: [{ name: PACK }], can_undo: false });
});

test("[CART-07] a visitor without a cart has nothing to undo, and a cart without a change says so", async () => {
  const stranger = await shop.newBrowser().start();
  expect(await stranger.call("undoCartChange")).toMatchObject({ valid: false, code: "cart.nothingToUndo" });
  expect((await stranger.call("getCart")).result.can_undo).toBe(false);
});

test("[CART-07] [CART-01] an undone removal is no longer what was removed last", async () => {
  await browser.call("removeFromCart", { product: PLUGIN });
  expect((await browser.call("undoCartChange")).result.lastRemovedProduct).toBeNull();
});
