import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reconcileOrders } from "../payments/reconcile-orders.ts";
import {
  checkOut,
  createPayingTestApp,
  findBrokenInvariants,
  importTestContent,
  insertCoupon,
  insertUser,
  newPayingCustomer,
  type PayingCustomer,
  type PayingTestApp,
} from "../testing/index.ts";

const ORDER_LIFE_MS = 60 * 60 * 1000;

const PACK = "faIR Modern Rock";
const PLUGIN = "faAlign";

let shop: PayingTestApp;
let customer: PayingCustomer;
let code: string;
let codes = 0;

beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
beforeEach(async () => {
  customer = await newPayingCustomer(shop);
  codes += 1;
  code = `ONCE-${codes}`;
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const uses = async (of = code) =>
  (await shop.db.selectFrom("coupons").select("uses").where("code", "=", of).executeTakeFirstOrThrow()).uses;
const statesOf = async (of = code) =>
  (await shop.db.selectFrom("coupon_uses").select("state").where("code", "=", of).orderBy("held_at").execute()).map(
    ({ state }) => state,
  );
const orderWithCoupon = async (buyer = customer) => {
  await buyer.browser.call("addToCart", { product: PLUGIN });
  await buyer.browser.call("addCoupon", { coupon: code });
  return buyer.orderCart({});
};

describe("[PRICE-09] a use of a coupon", () => {
  beforeEach(() => insertCoupon(shop.deps, { code, percent: 10, maxUses: 1 }));

  test("is reserved when the order is written, and used when it is paid; the coupon leaves the cart", async () => {
    const order = await orderWithCoupon();
    expect(order).toMatchObject({ total_minor: 2205, coupons: [{ code, amountMinor: 245 }] });
    expect([await uses(), await statesOf()]).toEqual([1, ["held"]]);
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    expect([await uses(), await statesOf()]).toEqual([1, ["used"]]);
    expect((await customer.browser.call("getCart")).result).toMatchObject({
      products: [],
      coupons: [],
      can_undo: false,
    });
  });

  test("isn't taken a second time by the same order in another tab, nor lost by the next one", async () => {
    const first = await orderWithCoupon();
    const again = await checkOut(customer.browser);
    expect(again.result.session_id).toBe(first.provider_session_id);
    expect(await uses()).toBe(1);
    const second = await customer.orderCart({ [PACK]: 1 });
    expect(second.coupons).toMatchObject([{ code }]);
    expect(await uses()).toBe(1);
    expect((await statesOf()).sort()).toEqual(["held", "released"]);
  });

  test.each([
    ["the session ends", (order: { id: string }, send: () => Promise<unknown>) => send().then(() => order)],
    [
      "the order runs out and no news comes",
      async (order: { id: string }) => {
        shop.clock.advance(ORDER_LIFE_MS);
        await reconcileOrders(shop.deps);
        return order;
      },
    ],
  ])("is released where %s, and somebody else's then", async (_what, end) => {
    const order = await orderWithCoupon();
    await end(order, () => shop.sendWebhook(customer.eventOf(order, "expired")));
    expect(await customer.readOrder(order)).toMatchObject({ status: "closed" });
    expect([await uses(), await statesOf()]).toEqual([0, ["released"]]);
    const other = await orderWithCoupon(await newPayingCustomer(shop));
    expect(other.coupons).toMatchObject([{ code }]);
    expect(await uses()).toBe(1);
  });

  test("that is gone when the order is written makes the price rise, and no order", async () => {
    await orderWithCoupon();
    const late = await newPayingCustomer(shop);
    await late.browser.call("addToCart", { product: PLUGIN });
    const agreement = { total: 2205 };
    await shop.db.updateTable("coupons").set({ max_uses: 2 }).where("code", "=", code).execute();
    await late.browser.call("addCoupon", { coupon: code });
    await shop.db.updateTable("coupons").set({ max_uses: 1 }).where("code", "=", code).execute();
    expect(await checkOut(late.browser, { agreement })).toMatchObject({ valid: false, code: "checkout.priceRisen" });
    expect(await uses()).toBe(1);
  });

  test("of a payment that comes after all: the order is fulfilled, and flagged where its use has gone", async () => {
    const order = await orderWithCoupon();
    await shop.sendWebhook(customer.eventOf(order, "expired"));
    const other = await newPayingCustomer(shop);
    const taken = await orderWithCoupon(other);
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    expect((await customer.readOrder(order)).flags.sort()).toEqual(["couponOver", "paidLate"]);
    expect(await customer.licences()).toHaveLength(1);
    await shop.sendWebhook(other.eventOf(taken, "paid"));
    expect(await uses()).toBe(1);
    expect((await statesOf()).sort()).toEqual(["over", "used"]);
  });

  test("of a payment that comes after all is taken again where it is still there", async () => {
    const order = await orderWithCoupon();
    await shop.sendWebhook(customer.eventOf(order, "expired"));
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    expect(await customer.readOrder(order)).toMatchObject({ flags: ["paidLate"] });
    expect([await uses(), await statesOf()]).toEqual([1, ["used"]]);
  });

  test("isn't given back by a refund", async () => {
    const order = await orderWithCoupon();
    await shop.sendWebhook(customer.eventOf(order, "paid"));
    await shop.sendWebhook(customer.eventOf(order, "refunded"));
    expect([await uses(), await statesOf()]).toEqual([1, ["used"]]);
  });
});

test("[PRICE-09] a coupon that an account may use once isn't its a second time, and still another's", async () => {
  await insertCoupon(shop.deps, { code, percent: 10, maxUsesPerUser: 1 });
  const order = await orderWithCoupon();
  await shop.sendWebhook(customer.eventOf(order, "paid"));
  await customer.browser.call("addToCart", { product: PLUGIN });
  expect(await customer.browser.call("addCoupon", { coupon: code })).toMatchObject({ code: "cart.couponUsedBefore" });
  expect((await orderWithCoupon(await newPayingCustomer(shop))).coupons).toMatchObject([{ code }]);
});

describe("[PRICE-06] the discount on the first purchase", () => {
  beforeEach(async () => {
    const weekOld = await insertUser(shop.deps, "Grace New", shop.clock.nowMs());
    customer = await newPayingCustomer(shop, weekOld);
  });
  const firstOf = async () =>
    (await shop.db.selectFrom("first_purchases").selectAll().where("user_id", "=", customer.userId).execute()).map(
      ({ order_id }) => order_id,
    );

  test("belongs to the newest unpaid order, and for good to the one that is paid", async () => {
    const first = await customer.orderCart({ [PACK]: 1 });
    expect(first.total_minor).toBe(3920);
    const second = await customer.orderCart({ [PLUGIN]: 1 });
    expect(await firstOf()).toEqual([second.id]);
    await shop.sendWebhook(customer.eventOf(second, "paid"));
    const third = await customer.orderCart({ [PACK]: 1 });
    expect(third.total_minor).toBe(4165);
    expect(await firstOf()).toEqual([second.id]);
  });

  test("that was paid twice, by a session that had been closed, is flagged", async () => {
    const first = await customer.orderCart({ [PACK]: 1 });
    const second = await customer.orderCart({ [PLUGIN]: 1 });
    await shop.sendWebhook(customer.eventOf(second, "paid"));
    await shop.sendWebhook(customer.eventOf(first, "paid"));
    expect((await customer.readOrder(first)).flags.sort()).toEqual(["firstPurchaseTwice", "paidLate"]);
    expect(await firstOf()).toEqual([second.id]);
  });
});

describe("[SAFE-06] a buyer's open order", () => {
  test("of another content is closed by a new one, at the provider too, whichever kind it is", async () => {
    const first = await customer.orderCart({ [PACK]: 1 });
    const second = await customer.orderCart({ [PLUGIN]: 1 });
    expect(await customer.readOrder(first)).toMatchObject({ status: "closed" });
    expect(await shop.provider.readSession(first.provider_session_id ?? "")).toMatchObject({
      value: { type: "expired" },
    });
    expect(await customer.readOrder(second)).toMatchObject({ status: "pending" });
  });

  test("that was closed while the provider was down is closed there by reconciliation, before its hour is over", async () => {
    const first = await customer.orderCart({ [PACK]: 1 });
    await shop.db
      .updateTable("orders")
      .set({ status: "closed", closed_at: new Date(shop.clock.nowMs()) })
      .where("id", "=", first.id)
      .execute();
    await reconcileOrders(shop.deps, { isComplete: true });
    expect(await shop.provider.readSession(first.provider_session_id ?? "")).toMatchObject({
      value: { type: "expired" },
    });
  });
});
