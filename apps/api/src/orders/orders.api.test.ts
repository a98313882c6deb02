import { randomUuid } from "@shop/kernel";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { up as limitAnOrder } from "../platform/database/migrations/0025-limit-of-an-order.ts";
import {
  checkOut,
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  insertCoupon,
  insertLicence,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
} from "../testing/index.ts";

const IDEMPOTENCY_TAKEOVER_MS = 60 * 1000;
const ORDER_LIFE_MS = 60 * 60 * 1000;

const PACK = "faIR Modern Rock";
const PLUGIN = "faAlign";
const BUNDLE = "Starter Bundle";

let shop: PayingTestApp;
let customer: PayingCustomer;

beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
  await insertCoupon(shop.deps, { code: "GIFT", percent: 100 });
});
beforeEach(async () => {
  customer = await newPayingCustomer(shop);
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const get = (order: string | number) => customer.browser.call("getOrder", { order: String(order) });
const list = async () => (await customer.browser.call("listOrders")).result.orders;
const numbersOf = (orders: ReadonlyArray<{ number: number }>) => orders.map(({ number }) => number);

test("[CART-03] the database itself refuses more of an item in an order than its line allows", async () => {
  const order = await customer.orderCart({ [PLUGIN]: 1 });
  const line = await shop.db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  const addLineOf = (quantity: number) => {
    const { id: _id, owned_parts, reasons, max_quantity: _max, ...columns } = line;
    const lists = { owned_parts: JSON.stringify(owned_parts), reasons: JSON.stringify(reasons) };
    const own = { id: randomUuid(shop.deps.random), position: 1, quantity, max_quantity: 2 };
    const copy = { ...columns, ...lists, ...own };
    return shop.db.insertInto("order_lines").values(copy).execute();
  };
  await expect(addLineOf(3)).rejects.toThrow("order_lines_quantity_check");
  await expect(addLineOf(0)).rejects.toThrow("order_lines_quantity_check");
});

test("[CART-03] the lines of an older release's orders stay as they were written", async () => {
  const order = await customer.orderCart({ [PLUGIN]: 2 });
  await sql`alter table order_lines drop constraint order_lines_quantity_check, drop column max_quantity`.execute(
    shop.db,
  );
  await sql`alter table order_lines add constraint order_lines_quantity_check check (quantity >= 1)`.execute(shop.db);
  await limitAnOrder(shop.db as never);
  const lines = shop.db.selectFrom("order_lines").select(["quantity", "max_quantity"]).where("order_id", "=", order.id);
  expect(await lines.execute()).toEqual([{ quantity: 2, max_quantity: null }]);
});

describe("an order's page", () => {
  test("[LAW-07] is its invoice once it is paid: numbers, seller, buyer, lines, VAT, licences, consents", async () => {
    const order = await customer.orderCart({ [PLUGIN]: 2 }, { place: { country: "FR", company: "Studio" } });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    const { result } = await get(order.number);
    expect(result).toMatchObject({
      ...{ id: order.id, number: order.number, status: "paid", currency: "EUR", payment_url: null },
      ...{ total_regular: 9800, subtotal: 4900, multi_buy: 367, coupons: [], total: 4533 },
      tax: { country: "FR", company: "Studio", rates: [{ rate_basis_points: 2000, gross: 4533, vat: 756, net: 3777 }] },
      buyer: { name: "Ada Example" },
      seller: { name: "Test Shop GmbH", address: ["Hall 1", "12345 Berlin", "Germany"], vat_id: "DE136695976" },
      lines: [{ name: PLUGIN, quantity: 2, total: 4533, owned_parts: [] }],
      licences: [{ product: PLUGIN, is_revoked: false }, { product: PLUGIN }],
      consents: [{ kind: "startsNow" }, { kind: "knowsWithdrawalEnds" }],
    });
    expect(result.invoice_number).toMatch(/^2026-\d{6}$/);
    expect((await get(order.id)).result).toEqual(result);
    const [mail] = await customer.mails();
    expect(mail?.text_body).toContain(result.invoice_number);
    expect(mail?.text_body).toContain("12345 Berlin\nGermany\n");
    expect(mail?.text_body).toContain(`/account/orders/${order.number}`);
  });

  test("[LAW-02] shows the wording that the buyer agreed to, as its mail does, whatever the language of the account", async () => {
    const order = await customer.orderCart({ [PACK]: 1 }, { agreement: { text_version: "2026-11-21.de" } });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    const startsNow =
      "Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist mit der Bereitstellung der digitalen Inhalte beginnen.";
    const knowsWithdrawalEnds =
      "Mir ist bekannt, dass ich durch diese Zustimmung mit Beginn der Bereitstellung mein Widerrufsrecht verliere.";
    expect((await get(order.number)).result.consents).toMatchObject([
      { kind: "startsNow", text: startsNow, language: "de" },
      { kind: "knowsWithdrawalEnds", text: knowsWithdrawalEnds, language: "de" },
    ]);
    const [mail] = await customer.mails();
    expect(mail?.text_body).toContain(`– ${startsNow}\n– ${knowsWithdrawalEnds}`);
  });

  test("leads back to the payment while it can be paid, and no longer", async () => {
    const order = await customer.orderCart({ [PACK]: 1 });
    expect((await get(order.number)).result).toMatchObject({
      ...{ status: "pending", invoice_number: null, licences: [], payment_url: order.provider_session_url },
    });
    expect(numbersOf(await list())).toEqual([order.number]);
    shop.clock.advance(ORDER_LIFE_MS);
    await customer.browser.call("regenerateToken");
    expect((await get(order.number)).result).toMatchObject({ payment_url: null });
    expect(await list()).toEqual([]);
  });

  test("[SAFE-03] is its buyer's alone: another's order gets the same response as none", async () => {
    const order = await customer.orderCart({ [PACK]: 1 });
    const { browser } = await newPayingCustomer(shop);
    const none = await browser.call("getOrder", { order: "999999" });
    expect(none).toMatchObject({ status: 200, valid: false, code: "order.notFound" });
    for (const reference of [String(order.number), order.id, order.id.toUpperCase(), "0", "-1", "1e3", "' or 1=1"]) {
      expect(await browser.call("getOrder", { order: reference })).toEqual(none);
    }
    const stranger = await shop.newBrowser().start();
    expect(await stranger.call("getOrder", { order: order.id })).toMatchObject({ code: "api.loginRequired" });
    expect(await stranger.call("listOrders")).toMatchObject({ code: "api.loginRequired" });
  });

  test("is in the list with the newest first, without those that were closed", async () => {
    const first = await customer.orderCart({ [PACK]: 1 });
    await shop.sendWebhook(customer.eventOf(first, "paid"));
    await customer.orderCart({ [PLUGIN]: 1 });
    const third = await customer.orderCart({ [PACK]: 1 });
    expect(await list()).toMatchObject([
      { number: third.number, status: "pending", products: [{ name: PLUGIN, quantity: 1 }, { name: PACK }] },
      { number: first.number, status: "paid", products: [{ name: PACK, quantity: 1 }], total: 4165 },
    ]);
  });
});

describe("a refund", () => {
  test("[SAFE-11] takes the invoice back by one of the next number, and the mail says that the licences are gone", async () => {
    const order = await customer.orderCart({ [PACK]: 1 });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    const refund = customer.eventOf(order, "refunded");
    await shop.sendWebhook(refund);
    await shop.sendWebhook({ ...refund, id: `${refund.id} again` });
    const { result } = await get(order.number);
    expect(result).toMatchObject({ status: "refunded", licences: [{ is_revoked: true }] });
    expect(Number(result.credit_note_number.slice(5))).toBe(Number(result.invoice_number.slice(5)) + 1);
    const mails = (await customer.mails()).filter(({ kind }) => kind === "creditNote");
    expect(mails).toHaveLength(1);
    for (const part of [result.credit_note_number, result.invoice_number, result.licences[0].key]) {
      expect(mails[0]?.text_body).toContain(part);
    }
  });

  test("of what was never fulfilled has no invoice, and so none that takes it back", async () => {
    const order = await customer.orderCart({ [PACK]: 1 });
    await shop.sendWebhook(customer.eventOf(order, "refunded"));
    expect(await customer.readOrder(order)).toMatchObject({ invoice_number: null, credit_note_number: null });
    expect(await customer.mails()).toEqual([]);
  });
});

test("[PAY-10] an order of zero is fulfilled at once, without a provider, as any other is", async () => {
  const { browser } = customer;
  await browser.call("addToCart", { product: PLUGIN });
  await browser.call("addCoupon", { coupon: "GIFT" });
  const { result } = await checkOut(browser);
  expect(result).toEqual({ order_id: expect.any(String), is_paid: true });
  expect(await customer.licences()).toMatchObject([{ name: PLUGIN, source: "purchase" }]);
  expect(await customer.mails()).toMatchObject([{ kind: "orderConfirmation" }]);
  expect(await customer.cartNames()).toEqual([]);
  const page = (await get(result.order_id)).result;
  expect(page).toMatchObject({ status: "paid", total: 0, coupons: [{ code: "GIFT", amount: 2450 }] });
  expect(page.invoice_number).toMatch(/^2026-/);
  const sessions = shop.db.selectFrom("test_payment_sessions").select("id");
  expect(await sessions.where("order_reference", "=", result.order_id).execute()).toEqual([]);
  const { uses } = await shop.db
    .selectFrom("coupons")
    .select("uses")
    .where("code", "=", "GIFT")
    .executeTakeFirstOrThrow();
  expect(uses).toBe(1);
});

test("[PAY-10] [SAFE-05] the repeat of an order of zero whose response was lost with its process gets that response, within the hour", async () => {
  const { browser } = customer;
  await insertCoupon(shop.deps, { code: "GIFT-AGAIN", percent: 100 });
  await browser.call("addToCart", { product: PLUGIN });
  await browser.call("addCoupon", { coupon: "GIFT-AGAIN" });
  const idempotencyKey = "order-of-nothing";
  const { result } = await checkOut(browser, { idempotencyKey });
  const kept = shop.db.updateTable("idempotency_keys").where("key", "=", idempotencyKey);
  await kept.set({ status: null, answer: null }).execute();
  shop.clock.advance(IDEMPOTENCY_TAKEOVER_MS + 1);
  expect(await checkOut(browser, { idempotencyKey })).toMatchObject({ valid: true, result });
  expect(await customer.licences()).toHaveLength(1);
  shop.clock.advance(ORDER_LIFE_MS);
  await browser.call("regenerateToken");
  expect(await checkOut(browser)).toMatchObject({ valid: false, code: "cart.empty" });
});

describe("[CAT-09] completing a bundle", () => {
  const licencesOf = async () =>
    (await customer.licences()).map(({ name, source, unit_number: unit }) => `${name} ${source} ${unit}`);

  test("costs and gives what is missing, with the bundle's own licence", async () => {
    await insertLicence(shop.deps, customer.userId, PLUGIN);
    const order = await customer.orderCart({ [BUNDLE]: 1 });
    expect(order.total_minor).toBeLessThan(6715);
    expect((await get(order.number)).result.lines).toMatchObject([{ name: BUNDLE, owned_parts: [PLUGIN] }]);
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    expect(await licencesOf()).toEqual([`${BUNDLE} purchase 1`, `${PLUGIN} operator null`, `${PACK} purchase 1`]);
    expect((await customer.mails())[0]?.text_body).toContain(`not charged for: ${PLUGIN}`);
  });

  test("gives everything with a second unit, which costs in full", async () => {
    await insertLicence(shop.deps, customer.userId, PLUGIN);
    const order = await customer.orderCart({ [BUNDLE]: 2 });
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    expect(await licencesOf()).toEqual([
      ...[`${BUNDLE} purchase 1`, `${BUNDLE} purchase 2`],
      ...[`${PLUGIN} purchase 2`, `${PLUGIN} operator null`],
      ...[`${PACK} purchase 1`, `${PACK} purchase 2`],
    ]);
  });

  test("gives everything where all of it is owned already, for it costs everything", async () => {
    for (const part of [PLUGIN, PACK]) await insertLicence(shop.deps, customer.userId, part);
    const order = await customer.orderCart({ [BUNDLE]: 1 });
    expect(order.total_minor).toBe(6715);
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    expect((await licencesOf()).filter((licence) => licence.includes("purchase"))).toHaveLength(3);
  });
});
