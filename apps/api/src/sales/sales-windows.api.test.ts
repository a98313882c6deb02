import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, importTestContent, insertCampaign, type TestApp, type TestBrowser } from "../testing/index.ts";
import { renewDemoWindows } from "./sales-windows.ts";

const PACK = "faIR Modern Rock";
const WINDOW = { kind: "salesWindow", title: "Night", timeZone: "Europe/Berlin", discount: 35 } as const;

let shop: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
beforeEach(async () => {
  await shop.db.deleteFrom("campaigns").execute();
  browser = await shop.newBrowser().start();
});
afterAll(() => shop.close());

const goTo = (iso: string) => shop.clock.advance(Date.parse(iso) - shop.clock.nowMs());
const listed = async () => (await (await browser.start()).call("listSalesWindows")).result;
const states = async () => (await listed()).windows.map(({ state }: { state: string }) => state);
const discountOf = async (name: string) => {
  const { result } = (await browser.call("getAllProducts")).result;
  return result.find((product: { name: string }) => product.name === name).total_discount;
};

test("[ENGAGE-05] a window is listed with everything that it has, its state and the server's time; a promotion isn't", async () => {
  await insertCampaign(shop.deps, {
    ...{
      ...WINDOW,
      id: "night",
      subtitle: "One night",
      loyaltyDiscount: 50,
      products: [PACK],
      page: "black-friday-sale",
    },
    ...{ startDate: "2026-07-03T18:00", endDate: "2026-07-04T00:00", benefits: ["35 % off"], ctaText: "Go" },
  });
  await insertCampaign(shop.deps, { id: "promotion", startDate: "2026-07-03T18:00", endDate: "2026-07-04T00:00" });
  expect(await listed()).toEqual({
    now: new Date(shop.clock.nowMs()).toISOString(),
    windows: [
      {
        ...{ id: "night", title: "Night", subtitle: "One night", discount: 35, loyaltyDiscount: 50 },
        ...{ startDate: "2026-07-03T16:00:00.000Z", endDate: "2026-07-03T22:00:00.000Z", timeZone: "Europe/Berlin" },
        ...{ products: [PACK], productTypes: [], benefits: ["35 % off"], ctaText: "Go" },
        ...{ page: "black-friday-sale", state: "upcoming", translations: {} },
      },
    ],
  });
});

test("[ENGAGE-05] a window's texts in other languages are listed with it; one that was stored before has none", async () => {
  const times = { startDate: "2026-07-03T18:00", endDate: "2026-07-04T00:00" };
  const de = { title: "Nacht", benefits: ["35 % weniger"] };
  await insertCampaign(shop.deps, { ...WINDOW, ...times, id: "night", de, ja: { title: "夜" } });
  expect((await listed()).windows).toMatchObject([
    { title: "Night", translations: { de: { title: "Nacht", benefits: ["35 % weniger"] }, ja: { title: "夜" } } },
  ]);
  const { translations: _none, ...row } = await shop.db.selectFrom("campaigns").selectAll().executeTakeFirstOrThrow();
  const lists = { product_names: "[]", product_types: "[]", benefits: "[]" };
  await shop.db
    .insertInto("campaigns")
    .values({ ...row, ...lists, id: "stored before" })
    .execute();
  const windows: Array<{ id: string; title: string; translations: object }> = (await listed()).windows;
  expect(windows.find(({ id }) => id === "stored before")).toMatchObject({ title: "Night", translations: {} });
});

test("[ENGAGE-05] across the change to summer time a window opens and closes at its hours on the wall, and prices with it", async () => {
  await insertCampaign(shop.deps, {
    ...{ ...WINDOW, id: "spring", products: [PACK], startDate: "2026-03-29T01:00", endDate: "2026-03-29T04:00" },
  });
  const seen = [];
  for (const at of ["2026-03-28T23:59:59.999Z", "2026-03-29T00:00Z", "2026-03-29T01:59:59.999Z", "2026-03-29T02:00Z"]) {
    goTo(at);
    seen.push([...(await states()), await discountOf(PACK)]);
  }
  // One to four o'clock is two hours long that night.
  expect(seen).toEqual([
    ["upcoming", null],
    ["open", 35],
    ["open", 35],
    ["over", null],
  ]);
});

test("[ENGAGE-05] across the change to winter time a window has the hour that comes twice both times", async () => {
  await insertCampaign(shop.deps, {
    ...{ ...WINDOW, id: "autumn", products: [PACK], startDate: "2026-10-25T02:00", endDate: "2026-10-25T02:30" },
  });
  const seen = [];
  for (const at of ["2026-10-24T23:59:59.999Z", "2026-10-25T00:00Z", "2026-10-25T01:29:59.999Z", "2026-10-25T01:30Z"]) {
    goTo(at);
    seen.push([...(await states()), await discountOf(PACK)]);
  }
  expect(seen).toEqual([
    ["upcoming", null],
    ["open", 35],
    ["open", 35],
    ["over", null],
  ]);
});

test("[ENGAGE-05] in the demo a marked window is open after each start, its prices with it; in production it stays over", async () => {
  await insertCampaign(shop.deps, {
    ...{ ...WINDOW, id: "now", products: [PACK], renewedInDays: 0 },
    ...{ startDate: "2025-09-01T18:00", endDate: "2025-09-05T00:00" },
  });
  await renewDemoWindows({ ...shop.deps, settings: { ...shop.deps.settings, mode: "production" } });
  expect([await states(), await discountOf(PACK)]).toEqual([["over"], null]);
  await renewDemoWindows(shop.deps);
  // A change of the catalogue is seen within a second.
  shop.clock.advance(1000);
  expect([await states(), await discountOf(PACK)]).toEqual([["open"], 35]);
  shop.clock.advance(30 * 24 * 60 * 60 * 1000);
  expect(await states()).toEqual(["over"]);
  await renewDemoWindows(shop.deps);
  expect(await states()).toEqual(["open"]);
});
