import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createPayingTestApp,
  importTestContent,
  insertCampaign,
  insertCoupon,
  insertEvent,
  newPayingCustomer,
  newReader,
  type PayingTestApp,
} from "../testing/index.ts";
import { runOperatorCommand } from "./run-operator-command.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: PayingTestApp;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
  await buyInJanuary();
});
afterAll(() => shop.close());

/** Pays for a product, as somebody without an earlier purchase's discount. */
async function buy(products: Readonly<Record<string, number>>, { coupon = "", country = "DE" } = {}) {
  const buyer = await newPayingCustomer(shop);
  for (const [product, quantity] of Object.entries(products))
    await buyer.browser.call("addToCart", { product, quantity });
  if (coupon !== "") expect(await buyer.browser.call("addCoupon", { coupon })).toMatchObject({ valid: true });
  const order = await buyer.orderCart({}, { place: { country } });
  expect(await shop.sendWebhook(buyer.eventOf(order, "paid"))).toBe(200);
  return { buyer, order };
}

async function buyInJanuary(): Promise<void> {
  await buy({ faAlign: 2 });
  await buy({ "faIR Modern Rock": 1 }, { country: "FR" });
  const { buyer, order } = await buy({ "faIR Modern Rock": 1 });
  await shop.sendWebhook(buyer.eventOf(order, "refunded"));
  await insertCoupon(shop.deps, { code: "TENOFF" });
  const window = { startDate: "2026-01-01T00:00", endDate: "2036-01-01T00:00" };
  await insertCampaign(shop.deps, {
    id: "packs",
    title: "Packs, all of them",
    products: ["faIR Modern Rock"],
    ...window,
  });
  await buy({ "faIR Modern Rock": 1 }, { coupon: "TENOFF" });
  const reader = await newReader(shop);
  for (const type of ["product-view", "product-view", "cart-add", "refund", "login"])
    await insertEvent(shop, reader, type);
  await insertEvent(shop, await newReader(shop), "product-view");
  const counted = { path: "/shop", views: 5, visits: 2 };
  const days = ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"].map((day) => ({ day, ...counted }));
  await shop.db.insertInto("page_views_daily").values(days).execute();
  shop.clock.advance(40 * DAY_MS);
  await buy({ faAlign: 1 });
}

async function run(...parameters: string[]): Promise<readonly string[] | string> {
  const done = await runOperatorCommand({ ...shop.deps, readTextFile: async () => null }, [
    "figures",
    "show",
    ...parameters,
  ]);
  return done.isOk ? done.value : String(done.failure.params?.reason);
}
const JANUARY = ["--from", "2026-01-01", "--to", "2026-01-31"];

test("[TRACK-06] the figures of a month are the shop's own sales, by product, country, campaign and coupon", async () => {
  const columns = "name                count  units  currency  charged    VAT    net";
  expect(await run(...JANUARY)).toEqual([
    "Visits (visitors who allow statistics; days of universal time)",
    columns,
    "visits                  4",
    "page views             10",
    "",
    "Funnel (accounts that allow marketing)",
    columns,
    "view                    2",
    "cart                    1",
    "checkout                0",
    "paid                    0",
    "refunded                1",
    "",
    "Orders paid",
    columns,
    "paid                    3              EUR   115.65  18.76  96.89",
    "refunded                1              EUR    41.65   6.65  35.00",
    "",
    "By product",
    columns,
    "faAlign                 1      2       EUR    45.33   7.24  38.09",
    "faIR Modern Rock        2      2       EUR    70.32  11.52  58.80",
    "",
    "By country",
    columns,
    "DE                      2      3       EUR    74.00  11.82  62.18",
    "FR                      1      1       EUR    41.65   6.94  34.71",
    "",
    "By campaign",
    columns,
    "Packs, all of them      1      1       EUR    28.67   4.58  24.09",
    "none                    2      3       EUR    86.98  14.18  72.80",
    "",
    "By coupon (whole orders)",
    columns,
    "TENOFF                  1              EUR    28.67   4.58  24.09",
    "",
  ]);
});

test("[TRACK-06] as CSV the figures are one table", async () => {
  expect(await run(...JANUARY, "--csv")).toEqual([
    "section,name,count,units,currency,charged,vat,net",
    "visits,visits,4,,,,,",
    "visits,page views,10,,,,,",
    "funnel,view,2,,,,,",
    "funnel,cart,1,,,,,",
    "funnel,checkout,0,,,,,",
    "funnel,paid,0,,,,,",
    "funnel,refunded,1,,,,,",
    "orders,paid,3,,EUR,115.65,18.76,96.89",
    "orders,refunded,1,,EUR,41.65,6.65,35.00",
    "product,faAlign,1,2,EUR,45.33,7.24,38.09",
    "product,faIR Modern Rock,2,2,EUR,70.32,11.52,58.80",
    "country,DE,2,3,EUR,74.00,11.82,62.18",
    "country,FR,1,1,EUR,41.65,6.94,34.71",
    'campaign,"Packs, all of them",1,1,EUR,28.67,4.58,24.09',
    "campaign,none,2,3,EUR,86.98,14.18,72.80",
    "coupon,TENOFF,1,,EUR,28.67,4.58,24.09",
  ]);
});

test("[TRACK-06] a whole day is included, in the zone that is named", async () => {
  // The clock is at 2026-01-15T12:00Z, when January's orders were paid.
  const ordersOf = async (...options: string[]) =>
    [...(await run(...options, "--csv"))].filter((line) => line.startsWith("orders,paid")).length;
  expect(await ordersOf("--from", "2026-01-15", "--to", "2026-01-15")).toBe(1);
  expect(await ordersOf("--from", "2026-01-16", "--to", "2026-01-31")).toBe(0);
  expect(await ordersOf("--from", "2026-01-16", "--to", "2026-01-16", "--zone", "Pacific/Kiritimati")).toBe(1);
});

test.each([
  [[], "from: is not a day as YYYY-MM-DD."],
  [["--from", "2026-01-01"], "to: is not a day as YYYY-MM-DD."],
  [["--from", "2026-02-30", "--to", "2026-03-01"], "from: is not a day as YYYY-MM-DD."],
  [["--from", "2026-01-02", "--to", "2026-01-01"], "to: is before from."],
  [["--from", "2026-01-01", "--to", "2026-01-31", "--zone", "Mars"], "zone: is not a time zone like Europe/Berlin."],
])("figures that can't be given are refused: %j", async (parameters, reason) => {
  expect(await run(...parameters)).toBe(reason);
});
