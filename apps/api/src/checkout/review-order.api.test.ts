import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  agreeTo,
  checkOut,
  createPayingTestApp,
  importTestContent,
  insertCoupon,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
  RETURN_URLS,
} from "../testing/index.ts";

const PACK = "faIR Modern Rock";
const PLUGIN = "faAlign";
const BUSINESS = { country: "FR", company: "Studio SARL", vat_id: "FR 40 303 265 045" };

let shop: PayingTestApp;
let customer: PayingCustomer;

beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
  await insertCoupon(shop.deps, { code: "TENTH", percent: 10 });
});
beforeEach(async () => {
  customer = await newPayingCustomer(shop);
});
afterAll(() => shop.close());

const orders = () => shop.db.selectFrom("orders").selectAll().where("user_id", "=", customer.userId).execute();

describe("the review", () => {
  test("[LAW-01] shows goods, discounts, VAT and the total as the cart shows it, and writes nothing", async () => {
    const { browser } = customer;
    await browser.call("addToCart", { product: PLUGIN, quantity: 2 });
    await browser.call("addToCart", { product: PACK });
    await browser.call("addCoupon", { coupon: "TENTH" });
    const { result: cart } = await browser.call("getCart");
    const { result } = await browser.call("reviewOrder");
    expect(result).toMatchObject({
      ...{ currency: "EUR", total_regular: 14_700, subtotal: 9065, multi_buy: 734, total: cart.total_discount },
      coupons: [{ code: "TENTH", amount: 832 }],
      lines: [
        { name: PLUGIN, type: "plugin", quantity: 2, price: 4900, price_discount: 2450, multi_buy: 734 },
        { name: PACK, quantity: 1 },
      ],
      tax: { country: "DE", is_reverse_charge: false, rates: [{ rate_basis_points: 1900, gross: result.total }] },
      buyer: { name: "Ada Example", email: `${customer.userId}@shop.test` },
      countries: ["DE", "EE", "FR", "US"],
    });
    expect(result.tax.net + result.tax.vat).toBe(result.total);
    expect(result.lines[0].trail.map((step: { rule: string }) => step.rule)).toContain("multiBuy");
    expect(await orders()).toEqual([]);
  });

  test.each([
    ["France: its rate", { country: "FR" }, { rate_basis_points: 2000, gross: 4165, vat: 694, net: 3471 }],
    ["Estonia: the rate of today", { country: "EE" }, { rate_basis_points: 2400, gross: 4165, vat: 806, net: 3359 }],
    ["an export: none", { country: "US" }, { rate_basis_points: 0, gross: 4165, vat: 0, net: 4165 }],
    ["a business elsewhere in the EU: net", BUSINESS, { rate_basis_points: 0, gross: 3471, vat: 0, net: 3471 }],
  ])("[LAW-07] VAT of %s", async (_what, place, rate) => {
    const products = [{ name: PACK, quantity: 1 }];
    const { result } = await customer.browser.call("reviewOrder", { products, ...place });
    expect(result).toMatchObject({ total: rate.gross, tax: { country: place.country, rates: [rate] } });
  });

  test("[LAW-01] without a country it is priced for that of the customer's last paid order, and says so", async () => {
    const { browser } = customer;
    const products = [{ name: PACK, quantity: 1 }];
    expect((await browser.call("reviewOrder", { products })).result).toMatchObject({
      ...{ tax: { country: "DE" }, last_country: null },
    });
    await insertCoupon(shop.deps, { code: "ALLOFIT", percent: 100 });
    await browser.call("addToCart", { product: PLUGIN });
    await browser.call("addCoupon", { coupon: "ALLOFIT" });
    expect(await checkOut(browser, { place: { country: "FR" } })).toMatchObject({ result: { is_paid: true } });
    expect((await browser.call("reviewOrder", { products })).result).toMatchObject({
      ...{ tax: { country: "FR" }, last_country: "FR" },
    });
    expect((await browser.call("reviewOrder", { products, country: "EE" })).result).toMatchObject({
      ...{ tax: { country: "EE" }, last_country: "FR" },
    });
  });

  test.each([
    ["a country that isn't served", { country: "XX" }, "checkout.countryUnknown"],
    ["an id that can't be", { ...BUSINESS, vat_id: "FR1" }, "checkout.vatIdInvalid"],
  ])("refuses %s", async (_what, place, code) => {
    const products = [{ name: PACK, quantity: 1 }];
    expect(await customer.browser.call("reviewOrder", { products, ...place })).toMatchObject({ valid: false, code });
  });

  test("of an empty cart, or of a product that isn't sold, is refused as the order would be", async () => {
    const { browser } = customer;
    expect(await browser.call("reviewOrder")).toMatchObject({ valid: false, code: "cart.empty" });
    const products = [{ name: "faDelay", quantity: 1 }];
    expect(await browser.call("reviewOrder", { products })).toMatchObject({ code: "cart.freeProduct" });
  });
});

describe("[CART-04] checkout refuses what an add refuses:", () => {
  const freePlugin = (full_price_minor: number) =>
    shop.db
      .updateTable("product_prices")
      .set({ full_price_minor })
      .where("currency", "=", "EUR")
      .where("product_id", "=", shop.db.selectFrom("products").select("id").where("name", "=", PLUGIN))
      .execute();
  afterEach(() => freePlugin(4900));

  test("a product in the cart that has become free is neither reviewed nor ordered; then it leaves the cart", async () => {
    const { browser } = customer;
    await browser.call("addToCart", { product: PLUGIN, quantity: 2 });
    await browser.call("addToCart", { product: PACK });
    const review = await agreeTo(browser);
    await freePlugin(0);
    expect(await browser.call("reviewOrder")).toMatchObject({ valid: false, code: "cart.freeProduct" });
    expect(await browser.call("checkout", { ...RETURN_URLS, review })).toMatchObject({ code: "cart.freeProduct" });
    expect(await orders()).toEqual([]);
    expect((await browser.call("getCart")).result).toMatchObject({ free_products: [PLUGIN] });
    expect((await browser.call("reviewOrder")).result.lines).toMatchObject([{ name: PACK }]);
  });

  test("nor is it bought at once", async () => {
    const products = [{ name: PLUGIN, quantity: 2 }];
    const review = await agreeTo(customer.browser, { products });
    await freePlugin(0);
    const answer = await customer.browser.call("buyNow", { products, ...RETURN_URLS, review: { ...review, total: 0 } });
    expect(answer).toMatchObject({ code: "cart.freeProduct" });
    expect(await orders()).toEqual([]);
  });

  test("[PAY-10] a coupon that covers everything stays allowed", async () => {
    await insertCoupon(shop.deps, { code: "WHOLE", percent: 100 });
    await customer.browser.call("addToCart", { product: PLUGIN });
    await customer.browser.call("addCoupon", { coupon: "WHOLE" });
    expect(await checkOut(customer.browser)).toMatchObject({ valid: true, result: { is_paid: true } });
  });
});
