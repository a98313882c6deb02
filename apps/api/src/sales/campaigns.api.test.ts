import { normaliseProduct, priceIn } from "@shop/catalog";
import { priceUnit } from "@shop/pricing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  buildContent,
  createTestApp,
  importTestContent,
  insertCampaign,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { localTimeOf } from "./zoned-time.ts";

const PACK = "faIR Modern Rock";
const MINUTE_MS = 60_000;

let shop: TestApp;
/** The clock only moves forward: each test has ten minutes of its own, which are in the future when it starts. */
let startMs: number;
let endMs: number;
let bounds: { startDate: string; endDate: string };
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await importTestContent(shop.deps);
  await shop.db.deleteFrom("campaigns").execute();
  startMs = Math.ceil(shop.clock.nowMs() / MINUTE_MS + 1) * MINUTE_MS;
  endMs = startMs + 10 * MINUTE_MS;
  bounds = { startDate: localTimeOf(startMs, "UTC"), endDate: localTimeOf(endMs, "UTC") };
  browser = await shop.newBrowser().start();
});

function goTo(ms: number): void {
  shop.clock.advance(ms - shop.clock.nowMs());
}

async function productOf(name: string) {
  const { result } = await browser.call("getAllProducts");
  return { answer: result, product: result.result.find((product: { name: string }) => product.name === name) };
}

async function cartTotal(): Promise<number> {
  return (await browser.call("getCart")).result.total_discount;
}

test("[PRICE-05] a campaign applies from its start, which is in it, to its end, which isn't, on the shelf and in the cart alike", async () => {
  await insertCampaign(shop.deps, { id: "ten-minutes", ...bounds, discount: 30, products: [PACK] });
  await browser.call("addToCart", { product: PACK });
  const seen = [];
  for (const atMs of [startMs - 1, startMs, endMs - 1, endMs]) {
    goTo(atMs);
    const { answer, product } = await productOf(PACK);
    const changes = answer.price_changes_at && Date.parse(answer.price_changes_at);
    seen.push([product.total_discount, product.campaigns.length, changes, await cartTotal()]);
  }
  expect(seen).toEqual([
    [null, 0, startMs, 4900],
    [30, 1, endMs, 3430],
    [30, 1, endMs, 3430],
    [null, 0, null, 4900],
  ]);
});

test("[PRICE-05] [CAT-02] a product names the campaigns that run for it, its own sale beside them, and the best that a visitor has now", async () => {
  await insertCampaign(shop.deps, { id: "less", ...bounds, discount: 20, loyaltyDiscount: 45, title: "Less" });
  await insertCampaign(shop.deps, { id: "packs", ...bounds, discount: 40, productTypes: ["samplepack"] });
  goTo(startMs);
  const [pack, plugin] = [await productOf(PACK), await productOf("faAlign")];
  expect([pack.product.total_discount, pack.product.own_discount]).toEqual([40, null]);
  expect([plugin.product.total_discount, plugin.product.own_discount]).toEqual([35, 35]);
  expect(plugin.product.campaigns).toEqual([
    {
      id: "less",
      percent: 20,
      loyalty_percent: 45,
      title: "Less",
      time_zone: "UTC",
      ends_at: new Date(endMs).toISOString(),
    },
  ]);
});

test("[PRICE-05] [PRICE-11] in a sales window its loyaltyDiscount replaces sale + loyalty, and shelf, cart and total are one price", async () => {
  const campaign = { discount: 35, loyaltyDiscount: 45, productTypes: ["plugin" as const] };
  await insertCampaign(shop.deps, { id: "evening", ...bounds, ...campaign });
  goTo(startMs);
  for (const isLoggedIn of [false, true]) {
    if (isLoggedIn) await startSession(shop.deps, browser, await insertUser(shop.deps));
    const { result } = await browser.call("addToCart", { product: "faAlign" });
    const read = normaliseProduct((await productOf("faAlign")).product);
    if (!read.isOk) throw new Error(read.failure.code);
    const shelf = priceUnit(priceIn(read.value.prices, "EUR").price, { currency: "EUR", isLoggedIn });
    // Own sale of 35; with the window it would be 35 as well, and logged in 50 by adding: its own 45 is less, so the sale applies.
    expect([shelf, result.products[0].price_discount, result.total_discount]).toEqual(
      Array(3).fill(isLoggedIn ? 2450 : 3185),
    );
  }
  await browser.call("addToCart", { product: PACK });
  await insertCampaign(shop.deps, { id: "packs", ...bounds, discount: 20, loyaltyDiscount: 40, products: [PACK] });
  const { result } = await browser.call("getCart");
  expect(result.products.find(({ name }: { name: string }) => name === PACK).price_discount).toBe(2940);
});

test("[SAFE-05] [PRICE-05] an add that is repeated after its campaign has ended gets the first response", async () => {
  await insertCampaign(shop.deps, { id: "kept", ...bounds });
  goTo(endMs - 1);
  const first = await browser.call("addToCart", { product: PACK }, { idempotencyKey: "in-the-campaign" });
  goTo(endMs);
  expect(await browser.call("addToCart", { product: PACK }, { idempotencyKey: "in-the-campaign" })).toEqual(first);
  expect(first.result.total_discount).toBe(3920);
  expect(await cartTotal()).toBe(4900);
});

test("[PRICE-05] campaigns come with the content, in their time zone; one that the content no longer names ends", async () => {
  const window = {
    ...{
      id: "night",
      kind: "salesWindow",
      title: "Night",
      timeZone: "Europe/Berlin",
      discount: 35,
      loyaltyDiscount: 50,
    },
    ...{ startDate: localTimeOf(startMs, "Europe/Berlin"), endDate: localTimeOf(endMs, "Europe/Berlin") },
    productTypes: ["samplepack"],
  };
  await importTestContent(shop.deps, buildContent({ campaigns: [window] }));
  await importTestContent(shop.deps, buildContent({ campaigns: [window] }));
  const row = await shop.db.selectFrom("campaigns").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ time_zone: "Europe/Berlin", starts_local: window.startDate, removed_at: null });
  expect([row.starts_at.getTime(), row.ends_at.getTime()]).toEqual([startMs, endMs]);
  goTo(startMs);
  expect((await productOf(PACK)).product.total_discount).toBe(35);
  await importTestContent(shop.deps, buildContent({ campaigns: [] }));
  shop.clock.advance(1000);
  expect((await productOf(PACK)).product.total_discount).toBeNull();
});

test("[PRICE-05] a product names its campaign in the language that is asked for, and in English where that has no title", async () => {
  await insertCampaign(shop.deps, { id: "clean", ...bounds, title: "Clean week", de: { title: "Clean-Woche" } });
  goTo(startMs);
  const titles = [];
  for (const request of [{}, { language: "de" }, { language: "ja" }]) {
    const { result } = await browser.call("getAllProducts", request);
    titles.push(result.result.find((product: { name: string }) => product.name === PACK).campaigns[0].title);
  }
  expect(titles).toEqual(["Clean week", "Clean-Woche", "Clean week"]);
});
