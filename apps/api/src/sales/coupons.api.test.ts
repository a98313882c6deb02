import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mergeVisitorCart } from "../cart/merge-visitor-cart.ts";
import {
  createTestApp,
  importTestContent,
  insertCoupon,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const COUPON_TRIES = { limit: 20, windowMs: 15 * 60 * 1000 };
const MAX_CART_COUPONS = 5;

const PACK = "faIR Modern Rock";
const PLUGIN = "faAlign";

let shop: TestApp;
let browser: TestBrowser;
let calls = 0;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("cart_coupons").execute();
  await shop.db.deleteFrom("coupons").execute();
  await shop.db.deleteFrom("rate_limits").execute();
  browser = await shop.newBrowser().start();
});

function addCoupon(coupon: string, by = browser) {
  calls += 1;
  return by.call("addCoupon", { coupon }, { idempotencyKey: `coupon-${calls}` });
}

test("[CART-06] [PRICE-09] a coupon is put on the cart however it is written, and its amount is in the total", async () => {
  await insertCoupon(shop.deps, { code: "SUMMER" });
  await browser.call("addToCart", { product: PACK });
  const { valid, result } = await addCoupon("  summer ");
  expect({ valid, coupons: result.coupons, total: result.total_discount }).toEqual({
    valid: true,
    coupons: ["SUMMER"],
    total: 4410,
  });
  expect(result.pricing.coupons).toEqual([{ code: "SUMMER", percent: 10, productNames: null }]);
  expect((await browser.call("getCart")).result).toEqual(result);
});

test("[CART-06] the same coupon again is no failure and changes nothing, not even what an undo takes back", async () => {
  await insertCoupon(shop.deps, { code: "SUMMER" });
  await addCoupon("SUMMER");
  await browser.call("addToCart", { product: PACK });
  expect(await addCoupon("summer")).toMatchObject({ valid: true, result: { coupons: ["SUMMER"] } });
  expect((await browser.call("undoCartChange")).result).toMatchObject({ products: [], coupons: ["SUMMER"] });
});

test("[CART-06] a coupon is taken off; one that isn't on the cart is no failure", async () => {
  await insertCoupon(shop.deps, { code: "SUMMER" });
  await browser.call("addToCart", { product: PACK });
  await addCoupon("SUMMER");
  const { result } = await browser.call("removeCoupon", { coupon: "summer" });
  expect([result.coupons, result.total_discount]).toEqual([[], 4900]);
  expect((await browser.call("removeCoupon", { coupon: "SUMMER" })).valid).toBe(true);
});

test.each([
  ["nobody gave out", {}, "cart.couponUnknown", "NOPE"],
  ["has not begun", { startDate: "2026-02-01T00:00", timeZone: "UTC" }, "cart.couponNotYet", "OF"],
  ["has ended", { endDate: "2026-01-01T00:00", timeZone: "UTC" }, "cart.couponExpired", "OF"],
  ["is for other products", { productTypes: ["bundle" as const] }, "cart.couponNotForCart", "OF"],
  ["has no amount in euro", { amount: { JPY: 100_000 } }, "cart.couponNotForCurrency", "OF"],
])(
  "[PRICE-09] a coupon that %s is refused with its reason, and isn't on the cart",
  async (_what, values, code, typed) => {
    await insertCoupon(shop.deps, { code: "OF", ...values });
    await browser.call("addToCart", { product: PACK });
    expect(await addCoupon(typed)).toMatchObject({ status: 200, valid: false, code, error: expect.any(String) });
    expect((await browser.call("getCart")).result.coupons).toEqual([]);
  },
);

test("[PRICE-09] one of which every use is gone is refused", async () => {
  await insertCoupon(shop.deps, { code: "LAST", maxUses: 2 });
  await shop.db.updateTable("coupons").set({ uses: 2 }).where("code", "=", "LAST").execute();
  await browser.call("addToCart", { product: PACK });
  expect(await addCoupon("LAST")).toMatchObject({ valid: false, code: "cart.couponUsedUp" });
});

test("[PRICE-09] a coupon joins another only where both allow it, and no more than the cart takes", async () => {
  const codes = Array.from({ length: MAX_CART_COUPONS + 1 }, (_, index) => `C${index}`);
  for (const code of codes) await insertCoupon(shop.deps, { code, percent: 1, isCombinable: true });
  await insertCoupon(shop.deps, { code: "ALONE" });
  await browser.call("addToCart", { product: PACK });
  const responses = [];
  for (const code of ["C0", "ALONE", ...codes.slice(1)]) responses.push((await addCoupon(code)).code);
  expect(responses).toEqual([
    null,
    "cart.couponStandsAlone",
    ...Array(MAX_CART_COUPONS - 1).fill(null),
    "cart.tooManyCoupons",
  ]);
});

test("[PRICE-09] a coupon that no longer applies stays on the cart, doesn't count, and the cart says why", async () => {
  await insertCoupon(shop.deps, { code: "PLUGINS", productTypes: ["plugin"] });
  await browser.call("addToCart", { product: PACK });
  await browser.call("addToCart", { product: PLUGIN });
  await addCoupon("PLUGINS");
  const { result } = await browser.call("removeFromCart", { product: PLUGIN });
  expect(result).toMatchObject({
    coupons: ["PLUGINS"],
    refused_coupons: [{ coupon: "PLUGINS", code: "cart.couponNotForCart" }],
    total_discount: 4900,
    pricing: { coupons: [] },
  });
  await browser.call("addToCart", { product: PLUGIN });
  await shop.db
    .updateTable("coupons")
    .set({ removed_at: new Date(shop.clock.nowMs()) })
    .execute();
  expect((await browser.call("getCart")).result.refused_coupons).toEqual([
    { coupon: "PLUGINS", code: "cart.couponExpired" },
  ]);
});

test("[PRICE-09] an amount is taken in the currency in which the cart is looked at", async () => {
  await insertCoupon(shop.deps, { code: "OFF", amount: { EUR: 1000, JPY: 150_000 } });
  await browser.call("addToCart", { product: PACK });
  await addCoupon("OFF");
  const totalIn = async (currency: string) => {
    const { result } = await browser.call("getCart", {}, { headers: { "shop-currency": currency } });
    return [result.total_discount, result.refused_coupons?.[0]?.code];
  };
  expect([await totalIn("EUR"), await totalIn("JPY"), await totalIn("USD")]).toEqual([
    [3900, undefined],
    [640_000, undefined],
    [5490, "cart.couponNotForCurrency"],
  ]);
});

test("[SAFE-20] tries are counted in the database by visitor, whatever they find, and by address across visitors", async () => {
  for (let tries = 0; tries < COUPON_TRIES.limit; tries += 1) {
    expect(await addCoupon(`GUESS${tries}`)).toMatchObject({ code: "cart.couponUnknown" });
  }
  expect(await addCoupon("GUESS")).toMatchObject({ status: 429, code: "api.tooManyCalls" });
  expect((await addCoupon("GUESS", await shop.newBrowser().start())).code).toBe("cart.couponUnknown");
  await shop.db.updateTable("rate_limits").set({ points: 1000 }).where("key", "like", "coupon-address:%").execute();
  expect((await addCoupon("GUESS", await shop.newBrowser().start())).status).toBe(429);
  const elsewhere = await shop.newBrowser({ address: "198.51.100.9" }).start();
  expect((await addCoupon("GUESS", elsewhere)).code).toBe("cart.couponUnknown");
  shop.clock.advance(COUPON_TRIES.windowMs);
  expect((await addCoupon("GUESS")).code).toBe("cart.couponUnknown");
});

test("[CART-11] [PRICE-09] at login the visitor's coupons come along behind the account's own, and each says whether it counts", async () => {
  await insertCoupon(shop.deps, { code: "OWN" });
  await insertCoupon(shop.deps, { code: "BROUGHT" });
  const user = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  await startSession(shop.deps, user, userId);
  await addCoupon("OWN", user);
  await browser.call("addToCart", { product: PACK });
  await addCoupon("BROUGHT");
  await mergeVisitorCart(shop.deps, { visitorId: null, cartKey: browser.cookies.get("shop_cart") ?? null, userId });
  expect((await user.call("getCart")).result).toMatchObject({
    products: [{ name: PACK }],
    coupons: ["OWN", "BROUGHT"],
    refused_coupons: [{ coupon: "BROUGHT", code: "cart.couponStandsAlone" }],
    can_undo: false,
  });
});
