import { randomUuid } from "@shop/kernel";
import { explainCart } from "@shop/pricing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listCartCoupons } from "../cart/cart-coupons.ts";
import { listSaleLines } from "../cart/cart-lines.ts";
import { findCart } from "../cart/carts.ts";
import {
  createTestApp,
  importTestContent,
  insertCampaign,
  insertCoupon,
  insertLicence,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { readPricingInput } from "./read-pricing-input.ts";
import { localTimeOf } from "./zoned-time.ts";

const FIRST_PURCHASE_WINDOW_MS = 7 * 24 * 60 * 60 * 1000;

const PACK = "faIR Modern Rock";
const BUNDLE = "Starter Bundle";
const HOUR_MS = 60 * 60 * 1000;

let shop: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  browser = await shop.newBrowser().start();
});

async function newCustomer(activatedAtMs?: number): Promise<string> {
  const userId = await insertUser(shop.deps, "Ada Example", activatedAtMs);
  await startSession(shop.deps, browser, userId);
  return userId;
}

async function grantEdu(userId: string, percent: number, endsInMs: number | null): Promise<void> {
  const nowMs = shop.clock.nowMs();
  await shop.db
    .insertInto("edu_grants")
    .values({
      ...{ user_id: userId, percent, time_zone: "UTC", starts_local: localTimeOf(nowMs, "UTC"), ends_local: null },
      starts_at: new Date(nowMs),
      ends_at: endsInMs === null ? null : new Date(nowMs + endsInMs),
    })
    .execute();
}

async function addedPrice(product = PACK): Promise<number> {
  return (await browser.call("addToCart", { product })).result.products[0].price_discount;
}

test("[PRICE-06] a new account's discount is in its cart to the last moment of its week, and its end comes with the user", async () => {
  const activatedAtMs = shop.clock.nowMs();
  await newCustomer(activatedAtMs);
  const endsAtMs = activatedAtMs + FIRST_PURCHASE_WINDOW_MS;
  expect((await browser.call("updateSession")).result.user.first_purchase_ends_at).toBe(
    new Date(endsAtMs).toISOString(),
  );
  shop.clock.advance(FIRST_PURCHASE_WINDOW_MS - 1);
  await browser.start();
  expect(await addedPrice()).toBe(3920);
  shop.clock.advance(1);
  expect((await browser.call("getCart")).result.products[0].price_discount).toBe(4165);
  expect((await browser.call("updateSession")).result.user.first_purchase_ends_at).toBeNull();
});

test("[PRICE-06] a customer who has paid an order has had the first purchase; one who has only begun an order has not", async () => {
  const userId = await newCustomer(shop.clock.nowMs());
  await insertOrder(userId, null);
  expect(await addedPrice()).toBe(3920);
  await insertOrder(userId, new Date(shop.clock.nowMs()));
  expect((await browser.call("getCart")).result.products[0].price_discount).toBe(4165);
});

test("[PRICE-08] an edu discount adds its points while it is granted, and the user's data says so", async () => {
  const userId = await newCustomer();
  expect((await browser.call("updateSession")).result.user.price_facts.eduPercent).toBe(0);
  await grantEdu(userId, 25, HOUR_MS);
  expect(await addedPrice()).toBe(2940);
  expect((await browser.call("updateSession")).result.user.price_facts.eduPercent).toBe(25);
  shop.clock.advance(HOUR_MS);
  expect((await browser.call("getCart")).result.products[0].price_discount).toBe(4165);
});

test("[CAT-09] of a bundle whose parts are owned in part the first costs what is missing, and strangers see nothing of it", async () => {
  const userId = await newCustomer();
  await insertLicence(shop.deps, userId, PACK);
  const { result } = await browser.call("addToCart", { product: BUNDLE, quantity: 2 });
  expect(result.pricing.lines[0].completion.parts).toEqual([
    { name: PACK, fullPriceMinor: 4900, isOwned: true },
    { name: "faAlign", fullPriceMinor: 4900, isOwned: false },
  ]);
  // Half of the bundle's 79 € is missing; 15 points off.
  expect(result.products[0].price_discount).toBe(3358);
  const stranger = await shop.newBrowser().start();
  const seen = (await stranger.call("addToCart", { product: BUNDLE })).result;
  const owned = seen.pricing.lines[0].completion.parts.map((part: { isOwned: boolean }) => part.isOwned);
  expect([owned, seen.products[0].price_discount]).toEqual([[false, false], 7900]);
});

test("[PRICE-11] what an order is priced by is what its cart was priced by, with every kind of discount at once", async () => {
  const userId = await newCustomer(shop.clock.nowMs());
  await grantEdu(userId, 5, null);
  await insertLicence(shop.deps, userId, PACK);
  const nowMs = shop.clock.nowMs();
  const bounds = { startDate: localTimeOf(nowMs, "UTC"), endDate: localTimeOf(nowMs + HOUR_MS, "UTC") };
  await insertCampaign(shop.deps, { id: "all", ...bounds, discount: 20, loyaltyDiscount: 35 });
  await insertCoupon(shop.deps, { code: "TEN", isCombinable: true, productTypes: ["bundle"] });
  await insertCoupon(shop.deps, { code: "OFF", isCombinable: true, amount: { EUR: 333 } });
  for (const [index, product] of [BUNDLE, "faAlign", "Licence Transfer"].entries()) {
    await browser.call("addToCart", { product, quantity: 2 }, { idempotencyKey: `all-kinds-${index}` });
  }
  for (const coupon of ["OFF", "TEN"]) await browser.call("addCoupon", { coupon });
  const { result: cart } = await browser.call("getCart");

  const found = await findCart(shop.db, { userId }, new Date(shop.clock.nowMs()));
  const items = await listSaleLines(shop.db, found?.id ?? "", "EUR");
  const codes = await listCartCoupons(shop.db, found?.id ?? "");
  const read = await readPricingInput(shop.deps, { userId, currency: "EUR", items, codes });
  expect(read.input).toEqual(cart.pricing);
  expect(read.coupons).toEqual(codes.map((code) => ({ code, refusal: null })));
  expect([...read.ownedPartIds.values()].flat()).toHaveLength(1);
  const explained = explainCart(read.input);
  expect(explained.totalMinor).toBe(cart.total_discount);
  const rules = new Set(explained.lines.flatMap(({ trail }) => trail.map(({ rule }) => rule)));
  expect(
    ["completion", "campaign", "firstPurchase", "edu", "multiBuy", "percentCoupon", "fixedCoupon"].filter(
      (rule) => ![...rules].includes(rule as never),
    ),
  ).toEqual([]);
  await shop.db.deleteFrom("campaigns").execute();
});

async function insertOrder(userId: string, paidAt: Date | null): Promise<void> {
  const at = new Date(shop.clock.nowMs());
  const amounts = { total_regular_minor: 0, total_minor: 0, vat_minor: 0, vat_country: "DE" };
  const buyer = { buyer_name: "", buyer_email: "", landing_url: "", backlink_url: "" };
  await shop.db
    .insertInto("orders")
    .values({
      ...amounts,
      ...buyer,
      ...{ id: randomUuid(shop.deps.random), user_id: userId, cart_id: null, kind: "cart", currency: "EUR" },
      ...{ status: paidAt ? "paid" : "pending", content_hash: String(paidAt), provider: "test", paid_at: paidAt },
      ...{ provider_session_id: null, provider_session_url: null, created_at: at, expires_at: at },
    })
    .execute();
}

test("[CART-09] a cart with a bundle and its part says so to a visitor, with what the whole cart costs less without the part", async () => {
  const alone = (await browser.call("addToCart", { product: BUNDLE })).result;
  expect(alone.doubled_parts).toBeUndefined();
  const { result } = await browser.call("addToCart", { product: PACK });
  const saved = result.total_discount - alone.total_discount;
  expect(result.doubled_parts).toEqual([{ name: PACK, bundle: BUNDLE, quantity: 1, saved }]);
  expect(saved).toBe(4165);
  expect((await browser.call("getCart", {})).result.doubled_parts).toEqual(result.doubled_parts);
});
