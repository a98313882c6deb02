import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteExpired } from "../personal-data/delete-expired.ts";
import {
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  insertCoupon,
  logIn,
  newPayingCustomer,
  type PayingTestApp,
  signUp,
  type TestBrowser,
} from "../testing/index.ts";
import { visitorIdOf } from "../testing/use-cart.ts";
import { type CouponHolder, grantCoupon, listCoupons } from "./index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PACK = "faIR Modern Rock";
const PLUGIN = "faAlign";

let shop: PayingTestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  await shop.db.deleteFrom("rate_limits").execute();
  browser = await shop.newBrowser().start();
});

const visitorOf = async (of: TestBrowser) => {
  await of.call("addToCart", { product: PACK });
  return visitorIdOf(shop, of);
};

function grant(holder: CouponHolder, values: { percent?: number; once?: string; productNames?: string[] } = {}) {
  const endsAt = new Date(shop.clock.nowMs() + 7 * DAY_MS);
  return grantCoupon(shop.db, shop.deps, { origin: "wheel", percent: 25, endsAt, holder, ...values });
}

test("[ENGAGE-03] [PRICE-09] a visitor's coupon counts on this visitor's cart, and the price says what it is", async () => {
  const { code } = await grant({ guestId: await visitorOf(browser) });
  expect(code).toMatch(/^WHEEL-/);
  const { valid, result } = await browser.call("addCoupon", { coupon: code.toLowerCase() });
  expect({ valid, total: result.total_discount, off: result.coupon_discounts }).toEqual({
    valid: true,
    total: 3675,
    off: [{ code, amount: 1225 }],
  });
  const { result: grown } = await browser.call("addToCart", { product: PLUGIN });
  expect(grown.coupons).toEqual([code]);
  expect(grown.refused_coupons).toBeUndefined();
  expect((await browser.call("getCart")).result).toEqual(grown);
});

test("[PRICE-09] for anyone else a granted coupon is unknown, for visitors as for customers", async () => {
  const { code } = await grant({ guestId: await visitorOf(browser) });
  const stranger = await shop.newBrowser().start();
  const customer = await newPayingCustomer(shop);
  for (const other of [stranger, customer.browser]) {
    await other.call("addToCart", { product: PACK });
    expect(await other.call("addCoupon", { coupon: code })).toMatchObject({ valid: false, code: "cart.couponUnknown" });
  }
  const { code: ofCustomer } = await grant({ userId: customer.userId });
  expect(await browser.call("addCoupon", { coupon: ofCustomer })).toMatchObject({ code: "cart.couponUnknown" });
});

test("[PRICE-09] it is used once, by its holder's order, and ends after 7 days", async () => {
  const customer = await newPayingCustomer(shop);
  const { code } = await grant({ userId: customer.userId });
  await customer.browser.call("addToCart", { product: PLUGIN });
  await customer.browser.call("addCoupon", { coupon: code });
  const order = await customer.orderCart({});
  expect(order.coupons).toMatchObject([{ code }]);
  await shop.sendWebhook(customer.eventOf(order, "paid"));
  await customer.browser.call("addToCart", { product: PACK });
  expect(await customer.browser.call("addCoupon", { coupon: code })).toMatchObject({ code: "cart.couponUsedUp" });
  const { code: late } = await grant({ userId: customer.userId });
  shop.clock.advance(7 * DAY_MS - 1);
  const afterwards = await newPayingCustomer(shop, customer.userId);
  expect(await afterwards.browser.call("addCoupon", { coupon: late })).toMatchObject({ valid: true });
  shop.clock.advance(1);
  expect((await afterwards.browser.call("getCart")).result.refused_coupons).toEqual([
    { coupon: late, code: "cart.couponExpired" },
  ]);
});

test("[PRICE-09] [PRICE-10] granted coupons are combined with each other and with what can be combined, and with nothing else", async () => {
  const holder = { guestId: await visitorOf(browser) };
  const codes = [await grant(holder), await grant(holder, { percent: 10 })].map(({ code }) => code);
  await insertCoupon(shop.deps, { code: "JOINS", isCombinable: true });
  await insertCoupon(shop.deps, { code: "ALONE" });
  const tried = [];
  for (const coupon of [...codes, "JOINS", "ALONE"]) tried.push((await browser.call("addCoupon", { coupon })).code);
  expect(tried).toEqual([null, null, null, "cart.couponStandsAlone"]);
});

test("[ENGAGE-03] a visitor who logs in keeps the coupon, on the cart too, and it is the account's from then on", async () => {
  const customer = await shop.newBrowser().start();
  await signUp(shop, customer);
  const { code } = await grant({ guestId: await visitorOf(customer) });
  await customer.call("addCoupon", { coupon: code });
  await logIn(customer);
  const { result } = await customer.call("getCart");
  expect([result.coupons, result.refused_coupons]).toEqual([[code], undefined]);
  await customer.call("logout");
  await customer.call("addToCart", { product: PACK });
  expect(await customer.call("addCoupon", { coupon: code })).toMatchObject({ code: "cart.couponUnknown" });
});

test("[ENGAGE-07] what a holder is granted once is the same coupon again", async () => {
  const holder = { guestId: await visitorOf(browser) };
  const first = await grant(holder, { once: "welcome" });
  expect(await grant(holder, { once: "welcome", percent: 50 })).toEqual(first);
  expect((await grant(holder, { once: "another" })).code).not.toBe(first.code);
});

test("[PRICE-09] a granted coupon can be for some products", async () => {
  const { code } = await grant({ guestId: await visitorOf(browser) }, { productNames: [PLUGIN] });
  expect(await browser.call("addCoupon", { coupon: code })).toMatchObject({ code: "cart.couponNotForCart" });
});

test("the operator's list names no granted coupon", async () => {
  const { code } = await grant({ guestId: await visitorOf(browser) });
  const listed = await listCoupons(shop.db);
  expect(listed.map((coupon) => coupon.code)).not.toContain(code);
});

test("[SAFE-27] one that was never used is deleted 30 days after its end, one on a cart or in an order isn't", async () => {
  await insertCoupon(shop.deps, {
    code: "FOREVER",
    startDate: "2020-01-01T00:00",
    endDate: "2020-02-01T00:00",
    timeZone: "UTC",
  });
  const { code } = await grant({ guestId: await visitorOf(browser) });
  const isThere = async (of: string) =>
    (await shop.db.selectFrom("coupons").select("code").where("code", "=", of).executeTakeFirst()) !== undefined;
  shop.clock.advance(37 * DAY_MS);
  await deleteExpired(shop.deps);
  expect(await isThere(code)).toBe(true);
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  expect([await isThere(code), await isThere("FOREVER")]).toEqual([false, true]);
});
