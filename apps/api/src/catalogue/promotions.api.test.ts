import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestApp, importTestContent, insertCampaign, type TestApp, type TestBrowser } from "../testing/index.ts";

let shop: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
  browser = await shop.newBrowser().start();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.deps.db.deleteFrom("campaigns").execute();
  shop.logged.length = 0;
  shop.clock.advance(1000);
});

const LONG = { startDate: "2020-01-01T00:00", endDate: "2040-01-01T00:00" };
const promotions = async () => (await browser.call("getPromotions")).result;
const named = async () =>
  (await promotions()).products.map((item: Record<string, unknown>) => [
    item.product_name,
    item.discount,
    item.discount_with_login,
  ]);

test("[ENGAGE-01] a running promotion names its product, its page, its end and both discounts, with the server's time", async () => {
  const texts = { title: "Quiet and loud", description: "Two ends of the wall.", de: { title: "Leise und laut" } };
  await insertCampaign(shop.deps, { id: "quiet", ...LONG, ...texts, discount: 25, products: ["faIR Modern Rock"] });
  expect(await promotions()).toEqual({
    products: [
      {
        product_name: "faIR Modern Rock",
        description: "Two ends of the wall.",
        end_date: "2040-01-01T00:00:00.000Z",
        time_zone: "UTC",
        id: "quiet",
        title: "Quiet and loud",
        translations: { de: { title: "Leise und laut" } },
        path: "/products/guitar-cabinet-impulse-responses/fair-modern-rock",
        discount: 25,
        discount_with_login: 40,
      },
    ],
    server_time: new Date(shop.clock.nowMs()).toISOString(),
  });
});

test("[PRICE-05] a campaign comes with its product, with its end and the time zone in which that is written", async () => {
  const zoned = { ...LONG, endDate: "2039-12-01T00:00", timeZone: "Europe/Berlin" };
  await insertCampaign(shop.deps, { id: "quiet", ...zoned, discount: 25, products: ["faIR Modern Rock"] });
  shop.clock.advance(60_000);
  const { result } = await browser.call("getProductData", { name: "faIR Modern Rock" });
  expect(result.result.campaigns).toEqual([
    expect.objectContaining({ id: "quiet", ends_at: "2039-11-30T23:00:00.000Z", time_zone: "Europe/Berlin" }),
  ]);
  expect((await promotions()).products).toEqual([expect.objectContaining({ time_zone: "Europe/Berlin" })]);
});

test("[ENGAGE-01] with a login it is 15 points more, 50 at most, or what a window gives to customers", async () => {
  await insertCampaign(shop.deps, { id: "a", ...LONG, discount: 40, products: ["faIR Modern Rock"] });
  const window = { kind: "salesWindow" as const, discount: 36, loyaltyDiscount: 45 };
  await insertCampaign(shop.deps, { id: "b", ...LONG, ...window, products: ["faAlign"] });
  expect(await named()).toEqual([
    ["faIR Modern Rock", 40, 50],
    // Its own sale of 35 and loyalty make 50, which is more than the window's 45.
    ["faAlign", 36, 50],
  ]);
});

test("[ENGAGE-01] campaigns of everything or of a type, those to come and those over, and free products are left out", async () => {
  await insertCampaign(shop.deps, { id: "everything", ...LONG });
  await insertCampaign(shop.deps, { id: "type", ...LONG, productTypes: ["plugin"] });
  await insertCampaign(shop.deps, { id: "free", ...LONG, products: ["faDelay"] });
  const products = ["faIR Modern Rock"];
  await insertCampaign(shop.deps, { id: "over", startDate: "2020-01-01T00:00", endDate: "2020-02-01T00:00", products });
  await insertCampaign(shop.deps, {
    id: "later",
    startDate: "2039-01-01T00:00",
    endDate: "2040-01-01T00:00",
    products,
  });
  expect(await named()).toEqual([]);
});

test("[ENGAGE-01] while a better campaign runs for the product, the promotion shows its figures, and ends no later", async () => {
  await insertCampaign(shop.deps, { id: "named", ...LONG, discount: 10, products: ["faIR Modern Rock"] });
  await insertCampaign(shop.deps, { id: "all", ...LONG, endDate: "2030-01-01T00:00", discount: 30 });
  expect((await promotions()).products).toMatchObject([
    { id: "named", discount: 30, discount_with_login: 45, end_date: "2030-01-01T00:00:00.000Z" },
  ]);
});

test("[ENGAGE-01] a promotion is gone the moment it ends", async () => {
  const endMs = shop.clock.nowMs() + 120_000;
  const endDate = new Date(Math.floor(endMs / 60_000) * 60_000).toISOString().slice(0, 16);
  await insertCampaign(shop.deps, { id: "short", ...LONG, endDate, products: ["faIR Modern Rock"] });
  expect(await named()).toHaveLength(1);
  shop.clock.advance(Date.parse(`${endDate}:00Z`) - shop.clock.nowMs() - 1);
  expect(await named()).toHaveLength(1);
  shop.clock.advance(1);
  expect(await named()).toEqual([]);
});

test("[ENGAGE-11] a promotion whose product isn't found only logs a warning, once, and costs the others nothing", async () => {
  const products = ["faGone", "faIR Modern Rock"];
  await insertCampaign(shop.deps, { id: "half", ...LONG, products });
  expect(await named()).toEqual([["faIR Modern Rock", 20, 35]]);
  await promotions();
  expect(shop.logged.filter(({ level }) => level === "warn")).toEqual([
    expect.objectContaining({
      message: "a promotion's product isn't in the catalogue",
      campaign: "half",
      product: "faGone",
    }),
  ]);
});
