import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  agreeTo,
  buyAtOnce,
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
const pricePlugin = (salePercent: number) =>
  shop.db.updateTable("products").set({ discount_percent: salePercent }).where("name", "=", PLUGIN).execute();

describe("an order", () => {
  test("[LAW-01] isn't written without a review", async () => {
    await customer.browser.call("addToCart", { product: PACK });
    expect(await customer.browser.call("checkout", RETURN_URLS)).toMatchObject({ code: "checkout.reviewNeeded" });
    const products = [{ name: PACK, quantity: 1 }];
    expect(await customer.browser.call("buyNow", { products, ...RETURN_URLS })).toMatchObject({
      code: "checkout.reviewNeeded",
    });
    expect(await orders()).toEqual([]);
  });

  test.each([{ starts_now: false }, { knows_withdrawal_ends: false }])(
    "[LAW-02] isn't written where a box isn't ticked: %o",
    async (agreement) => {
      await customer.browser.call("addToCart", { product: PACK });
      expect(await checkOut(customer.browser, { agreement })).toMatchObject({ code: "checkout.consentNeeded" });
      expect(await orders()).toEqual([]);
    },
  );

  test("[LAW-02] has both consents with their wording's version", async () => {
    const order = await customer.orderCart({ [PACK]: 1 }, { agreement: { text_version: "2026-11-21.de" } });
    const consents = await shop.db.selectFrom("consents").selectAll().where("order_id", "=", order.id).execute();
    expect(consents.map(({ kind }) => kind).sort()).toEqual(["knowsWithdrawalEnds", "startsNow"]);
    for (const consent of consents) {
      expect(consent).toMatchObject({ user_id: customer.userId, text_version: "2026-11-21.de", is_granted: true });
    }
  });

  test("[LAW-02] isn't written for a wording that was never published", async () => {
    await customer.browser.call("addToCart", { product: PACK });
    const agreement = { text_version: "2026-11-22.en" };
    expect(await checkOut(customer.browser, { agreement })).toMatchObject({ code: "checkout.reviewNeeded" });
    const products = [{ name: PACK, quantity: 1 }];
    expect(await buyAtOnce(customer.browser, products, { agreement })).toMatchObject({ code: "checkout.reviewNeeded" });
    expect(await orders()).toEqual([]);
  });

  test("[PRICE-04] that would cost more than was shown is refused; one that costs less is charged less", async () => {
    const { browser } = customer;
    await browser.call("addToCart", { product: PLUGIN });
    const review = await agreeTo(browser);
    await pricePlugin(20);
    expect(await browser.call("checkout", { ...RETURN_URLS, review })).toMatchObject({ code: "checkout.priceRisen" });
    expect(await orders()).toEqual([]);
    await pricePlugin(35);
    const dearer = { ...review, total: review.total + 1 };
    expect(await browser.call("checkout", { ...RETURN_URLS, review: dearer })).toMatchObject({ valid: true });
    expect(await orders()).toMatchObject([{ total_minor: review.total }]);
  });

  test("[LAW-01] reviewed in another currency is to be reviewed again", async () => {
    const { browser } = customer;
    await browser.call("addToCart", { product: PLUGIN });
    const review = await agreeTo(browser, { currency: "JPY" });
    const answer = await browser.call("checkout", { ...RETURN_URLS, review });
    expect(answer).toMatchObject({ code: "checkout.reviewNeeded" });
  });

  test("[LAW-07] of a business elsewhere in the EU is charged net, and keeps company and VAT id", async () => {
    const order = await customer.orderCart({ [PACK]: 1 }, { place: BUSINESS });
    expect(order).toMatchObject({
      ...{ subtotal_minor: 4165, total_minor: 3471, vat_minor: 0, vat_country: "FR", is_reverse_charge: true },
      ...{ buyer_company: "Studio SARL", buyer_vat_id: "FR40303265045" },
    });
    expect(await shop.provider.readSession(order.provider_session_id ?? "")).toMatchObject({ isOk: true });
    const session = shop.db.selectFrom("test_payment_sessions").select("amount_minor");
    expect(await session.where("order_reference", "=", order.id).execute()).toEqual([{ amount_minor: 3471 }]);
  });

  test("[LAW-07] keeps what the register said of the VAT id, and stays the same order when it is asked for again", async () => {
    const order = await customer.orderCart({ [PACK]: 1 }, { place: BUSINESS });
    expect(order.vat_id_check).toEqual({
      outcome: "valid",
      checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      consultationNumber: expect.stringMatching(/^WAPI\d+$/),
      name: "Studio SARL",
    });
    const again = await checkOut(customer.browser, { place: BUSINESS });
    expect(again.result.session_id).toBe(order.provider_session_id);
    expect(await orders()).toHaveLength(1);
    expect((await customer.browser.call("getPaymentSession")).result.session_id).toBe(order.provider_session_id);
  });

  test("[LAW-07] contains the tax where the register says that the id is invalid", async () => {
    const invented = { ...BUSINESS, vat_id: "FR83404833048" };
    const review = await customer.browser.call("reviewOrder", {
      products: [{ name: PACK, quantity: 1 }],
      ...invented,
    });
    expect(review.result).toMatchObject({
      total: 4165,
      tax: { is_reverse_charge: false, vat_id: "FR83404833048", vat_id_check: "invalid", vat: 694 },
    });
    const order = await customer.orderCart({ [PACK]: 1 }, { place: invented });
    expect(order).toMatchObject({ total_minor: 4165, vat_minor: 694, is_reverse_charge: false });
    expect(order.vat_id_check).toMatchObject({ outcome: "invalid", name: null });
  });

  test("[LAW-07] contains the tax while the register doesn't respond, says so, and its mail offers a refund on proof", async () => {
    shop.vatIds.setSilent(true);
    const order = await customer.orderCart({ [PACK]: 1 }, { place: BUSINESS });
    shop.vatIds.setSilent(false);
    expect(order).toMatchObject({ total_minor: 4165, vat_minor: 694, is_reverse_charge: false });
    expect(order.vat_id_check).toMatchObject({ outcome: "unavailable", consultationNumber: null });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    const { result } = await customer.browser.call("getOrder", { order: order.id });
    expect(result.tax).toMatchObject({ vat_id_check: "unavailable", is_reverse_charge: false });
    const [mail] = await customer.mails();
    expect(mail?.text_body).toContain("We couldn't confirm your VAT ID FR40303265045, so this order includes VAT.");
  });

  test("[LAW-07] that was reviewed as net is reviewed again where the register has gone silent meanwhile", async () => {
    await customer.browser.call("addToCart", { product: PACK });
    const review = await agreeTo(customer.browser, { place: BUSINESS });
    shop.vatIds.setSilent(true);
    const answer = await customer.browser.call("checkout", { ...RETURN_URLS, review });
    shop.vatIds.setSilent(false);
    expect(answer).toMatchObject({ code: "checkout.priceRisen" });
    expect(await orders()).toEqual([]);
  });

  test("[LAW-07] asks the register neither for a buyer at home, nor outside the EU, nor without both boxes", async () => {
    const before = shop.vatIds.asked.length;
    await customer.orderCart({ [PACK]: 1 }, { place: { country: "DE", vat_id: "DE136695976" } });
    await customer.orderCart({}, { place: { country: "US", vat_id: "12-3456789" } });
    const review = await agreeTo(customer.browser);
    const unticked = { ...review, ...BUSINESS, starts_now: false };
    await customer.browser.call("checkout", { ...RETURN_URLS, review: unticked });
    expect(shop.vatIds.asked).toHaveLength(before);
  });

  test("another country is another order", async () => {
    await customer.orderCart({ [PACK]: 1 });
    await customer.orderCart({}, { place: { country: "FR" } });
    expect((await orders()).map(({ status }) => status).sort()).toEqual(["closed", "pending"]);
  });
});
