import { MAX_ITEM_QUANTITY } from "@shop/cart";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  buyAtOnce,
  checkOut,
  createPayingTestApp,
  importTestContent,
  insertUser,
  type PayingTestApp,
  RETURN_URLS,
  startSession,
  type TestBrowser,
} from "../testing/index.ts";

const ORDER_LIFE_MS = 60 * 60 * 1000;

const PACK = "faIR Modern Rock";
const PLUGIN = "faAlign";
const FIVE_MINUTES_MS = 5 * 60 * 1000;

let shop: PayingTestApp;
let browser: TestBrowser;
let userId: string;

beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
beforeEach(async () => {
  browser = await shop.newBrowser().start();
  userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
});
afterAll(() => shop.close());

const orders = () => shop.db.selectFrom("orders").selectAll().where("user_id", "=", userId).orderBy("number").execute();
const lines = async () =>
  shop.db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "in", ["00000000-0000-4000-8000-000000000000", ...(await orders()).map((order) => order.id)])
    .orderBy("position")
    .execute();

describe("checking out the cart", () => {
  test("[PAY-09] the order is written before payment, from the server's own prices, with its reasons and VAT", async () => {
    await browser.call("addToCart", { product: PLUGIN, quantity: 2 });
    await browser.call("addToCart", { product: PACK });
    const answer = await checkOut(browser);

    expect(answer).toMatchObject({ status: 200, valid: true });
    const [order] = await orders();
    expect(order).toMatchObject({
      user_id: userId,
      kind: "cart",
      status: "pending",
      currency: "EUR",
      total_regular_minor: 14_700,
      subtotal_minor: 9065,
      multi_buy_minor: 734,
      total_minor: 8331,
      vat_minor: 1330,
      vat_country: "DE",
      seller: shop.deps.settings.seller,
      buyer_name: "Ada Example",
      buyer_email: `${userId}@shop.test`,
      landing_url: "http://shop.test/account?source=purchase",
      provider_session_id: answer.result.session_id,
      paid_at: null,
    });
    expect(await lines()).toMatchObject([
      {
        product_name: PLUGIN,
        quantity: 2,
        unit_regular_minor: 4900,
        unit_price_minor: 2450,
        subtotal_minor: 4900,
        multi_buy_minor: 734,
        total_minor: 4166,
        vat_minor: 665,
        net_minor: 3501,
      },
      { product_name: PACK, unit_price_minor: 4165, multi_buy_minor: 0, vat_minor: 665, net_minor: 3500 },
    ]);
    const rules = (await lines()).map((line) => line.reasons.map(({ rule, resultMinor }) => `${rule} ${resultMinor}`));
    expect(rules).toEqual([
      ["regular 4900", "sale 4900", "loyalty 4900", "points 2450", "multiBuy 2083"],
      ["regular 4900", "loyalty 4900", "points 4165"],
    ]);
  });

  test("[PAY-02] the response names the session, by its id and in the address of the provider's page", async () => {
    await browser.call("addToCart", { product: PACK });
    const { result } = await checkOut(browser);
    expect(result.cart_url).toBe(`http://shop.test/test-provider/session/${result.session_id}`);
    expect((await browser.call("getPaymentSession")).result).toEqual(result);
  });

  test("[PAY-04] the cart is kept while nothing is paid", async () => {
    await browser.call("addToCart", { product: PACK });
    await checkOut(browser);
    expect((await browser.call("getCart")).result.products).toHaveLength(1);
  });

  test("the same cart checked out again, in whatever tab, is the same order and session", async () => {
    await browser.call("addToCart", { product: PACK });
    const first = await checkOut(browser);
    const second = await checkOut(browser);
    expect(second.result).toEqual(first.result);
    expect(await orders()).toHaveLength(1);
  });

  test("a changed cart is another order: the old one is closed, and its session can't be paid any more", async () => {
    await browser.call("addToCart", { product: PACK });
    const first = await checkOut(browser);
    await browser.call("addToCart", { product: PLUGIN });
    expect(await browser.call("getPaymentSession")).toMatchObject({ valid: false, code: "checkout.noSession" });
    const second = await checkOut(browser);
    expect(second.result.session_id).not.toBe(first.result.session_id);
    expect((await browser.call("getPaymentSession")).result).toEqual(second.result);
    expect((await orders()).map((order) => order.status)).toEqual(["closed", "pending"]);
    expect(await shop.provider.readSession(first.result.session_id)).toMatchObject({ value: { type: "expired" } });
  });

  test("an order that ran out unpaid is closed, and the next checkout writes a new one", async () => {
    await browser.call("addToCart", { product: PACK });
    const first = await checkOut(browser);
    shop.clock.advance(ORDER_LIFE_MS);
    expect(await browser.call("getPaymentSession")).toMatchObject({ valid: false, code: "checkout.noSession" });
    await browser.call("regenerateToken");
    const second = await checkOut(browser);
    expect(second.result.session_id).not.toBe(first.result.session_id);
    expect((await orders()).map((order) => order.status)).toEqual(["closed", "pending"]);
  });

  test("an order with minutes left continues; one with less than five is replaced by a new one with a whole hour", async () => {
    await browser.call("addToCart", { product: PACK });
    const first = await checkOut(browser);
    shop.clock.advance(ORDER_LIFE_MS - FIVE_MINUTES_MS - 1);
    expect((await checkOut(browser)).result).toEqual(first.result);
    shop.clock.advance(1);
    const second = await checkOut(browser);
    expect(second.result.session_id).not.toBe(first.result.session_id);
    const [left, whole] = await orders();
    expect([left?.status, whole?.status]).toEqual(["closed", "pending"]);
    expect(whole?.expires_at.getTime()).toBe(shop.clock.nowMs() + ORDER_LIFE_MS);
    expect(await shop.provider.readSession(first.result.session_id)).toMatchObject({ value: { type: "expired" } });
  });

  test("[PRICE-10] yen are charged as whole yen in hundredths", async () => {
    await browser.call("addToCart", { product: PLUGIN });
    await checkOut(browser, { currency: "JPY" });
    expect(await orders()).toMatchObject([{ currency: "JPY", total_minor: 395_000, vat_minor: 63_100 }]);
  });

  test("an empty cart can't be checked out", async () => {
    expect(await checkOut(browser)).toMatchObject({
      status: 200,
      valid: false,
      code: "cart.empty",
    });
  });

  test("a product that went off sale is neither shown nor charged", async () => {
    await browser.call("addToCart", { product: PACK });
    await browser.call("addToCart", { product: PLUGIN });
    const plugin = shop.db.updateTable("products").where("name", "=", PLUGIN);
    await plugin.set({ is_for_sale: false }).execute();
    const { result } = await browser.call("getCart");
    await checkOut(browser);
    await plugin.set({ is_for_sale: true }).execute();
    expect(await orders()).toMatchObject([{ total_minor: result.total_discount }]);
    expect(await lines()).toMatchObject([{ product_name: PACK }]);
  });

  test("[AUTH-19] nobody checks out without a session", async () => {
    const stranger = await shop.newBrowser().start();
    expect(await stranger.call("checkout", RETURN_URLS)).toMatchObject({ status: 401, code: "api.loginRequired" });
    expect(await stranger.call("getPaymentSession")).toMatchObject({ status: 401, code: "api.loginRequired" });
  });

  test.each([
    ["landing", { ...RETURN_URLS, landing_page_url: "https://evil.example/" }],
    ["way back", { ...RETURN_URLS, backlink_url: "//evil.example/" }],
  ])("[SAFE-14] an address of another origin is refused as %s, and no order is written", async (_, urls) => {
    await browser.call("addToCart", { product: PACK });
    expect(await browser.call("checkout", urls)).toMatchObject({ valid: false, code: "checkout.urlNotAllowed" });
    expect(await orders()).toEqual([]);
  });
});

describe("buying now", () => {
  const agreement = { total: 10_000 };

  test("[PAY-05] the named products become an order and a session, and the cart isn't touched", async () => {
    await browser.call("addToCart", { product: PACK });
    const answer = await buyAtOnce(browser, [{ name: PLUGIN, quantity: 2 }]);
    expect(answer.result.cart_url).toContain(`/session/${answer.result.session_id}`);
    expect(await orders()).toMatchObject([{ kind: "buyNow", cart_id: null, total_minor: 4533 }]);
    expect((await browser.call("getCart")).result.products).toMatchObject([{ name: PACK, quantity: 1 }]);
  });

  test("[PAY-05] one product that can't be bought refuses the order, unless it isn't to stop on errors", async () => {
    const products = [
      { name: "faDelay", quantity: 1 },
      { name: PACK, quantity: 1 },
    ];
    expect(await buyAtOnce(browser, products, { agreement })).toMatchObject({ valid: false, code: "cart.freeProduct" });
    expect(await orders()).toEqual([]);
    expect(await buyAtOnce(browser, products, { agreement, stopOnError: false })).toMatchObject({ valid: true });
    expect(await lines()).toMatchObject([{ product_name: PACK, quantity: 1 }]);
  });

  test("[CART-03] more of an item than a cart may contain, bought at once, are refused with HTTP 200 and the text", async () => {
    const products = [{ name: PLUGIN, quantity: MAX_ITEM_QUANTITY + 1 }];
    const refused = { status: 200, valid: false, error: "Reached cart limit for this item." };
    expect(await buyAtOnce(browser, products, { agreement })).toMatchObject(refused);
    expect(await orders()).toEqual([]);
  });

  test("[PAY-09] a price that the browser sends along is refused, not used", async () => {
    const answer = await browser.call("buyNow", { products: [{ name: PACK, quantity: 1, price: 1 }], ...RETURN_URLS });
    expect(answer).toMatchObject({ status: 400, code: "api.badRequest" });
    expect(await orders()).toEqual([]);
  });
});
