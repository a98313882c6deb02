import { operations, type WireCabinet } from "@shop/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  buildContent,
  buildContentFile,
  buildContentProduct,
  createTestApp,
  importTestContent,
  insertCampaign,
  insertLicence,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../../testing/index.ts";

const CABINET: WireCabinet = {
  label: "4×12, closed back, birch ply",
  driver_count: 4,
  driver_inches: 12,
  is_open_back: false,
  resonance_hz: 86,
  body_dip_hz: 410,
  body_dip_db: -4.5,
  break_up_hz: 2750,
  break_up_db: 7.5,
  roll_off_hz: 5300,
  curve: { take: "Dyn-A cap 0cm", from_hz: 38, to_hz: 12_500, levels_db: [-6, 0, -6] },
};
const COUNTRY: WireCabinet = {
  ...{ ...CABINET, label: "2×12 combo, open back, pine", driver_count: 2 },
  is_open_back: true,
  curve: { ...CABINET.curve, levels_db: [-12, 0, -1] },
  body_dip_db: -1,
  roll_off_hz: 7200,
};

const price = (EUR: number) => ({ EUR, USD: EUR, JPY: EUR * 100 });
const versions = [{ platform: "mac" as const, release_date: "2026-09-01", version: "1.0.0" }];
const CONTENT = buildContent({
  products: [
    buildContentProduct({
      ...{ name: "faIR Modern Rock", shortDesc: "Tight 4×12 for high gain", price: price(2900) },
      ...{ released_on: "2026-03-01", productPageDesc: "<p>For down-tuned metal.</p>" },
    }),
    buildContentProduct({
      ...{ name: "faIR Country Bright", shortDesc: "Clean headroom, long top end", price: price(2400) },
      ...{ released_on: "2026-05-01", total_discount: 50, discount_flags: ["public"] },
    }),
    buildContentProduct({
      ...{ name: "faMicAlign", type: "plugin", itemType: 42, shortDesc: "Phase alignment for microphones" },
      ...{ price: price(7900), versions },
    }),
    buildContentProduct({
      ...{ name: "Heavy Bundle", type: "bundle", itemType: 44, shortDesc: "Größe zählt", price: price(6900) },
      ...{ included_products: ["faIR Modern Rock"] },
    }),
    buildContentProduct({ name: "Hidden", is_public: false, shortDesc: "Tight" }),
  ],
  manifest: {
    inputsHash: "search",
    files: [
      buildContentFile(),
      buildContentFile({ variant: "ALL" }),
      buildContentFile({ variant: "KEMPER", product: "faIR Country Bright", path: "fair-country-bright/KEMPER.zip" }),
    ],
    media: [],
    cabinets: [
      { product: "faIR Modern Rock", cabinet: CABINET },
      { product: "faIR Country Bright", cabinet: COUNTRY },
    ],
  },
});

let shop: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps, CONTENT);
  browser = await shop.newBrowser().start();
});
afterAll(() => shop.close());

const search = async (request: Record<string, unknown> = {}, by: TestBrowser = browser) =>
  (await by.call("searchProducts", request)).result;
const names = async (request: Record<string, unknown>, by?: TestBrowser): Promise<string[]> =>
  (await search(request, by)).products.map(({ name }: { name: string }) => name);

test("[CAT-10] without words or choices a search is the whole catalogue in the shop's order, with the number of each choice", async () => {
  const answer = await search();
  expect(z.safeParse(operations.searchProducts.answer, answer).error).toBeUndefined();
  expect(answer.products.map(({ name }: { name: string }) => name)).toEqual([
    "faIR Modern Rock",
    "faIR Country Bright",
    "faMicAlign",
    "Heavy Bundle",
  ]);
  expect(answer).toMatchObject({ total: 4, read_as: [], price_changes_at: null });
  expect(answer.counts).toEqual({
    kind: { samplepack: 2, plugin: 1, bundle: 1 },
    sound: { tight: 1, scooped: 1, bright: 1 },
    cabinet: { "4x12": 1, "2x12": 1 },
    back: { closed: 1, open: 1 },
    format: { WAVE: 1, KEMPER: 1 },
    platform: { mac: 1 },
    owned: { yes: 0, no: 4 },
  });
  expect(answer.products[0].cabinet).toEqual(CABINET);
});

test.each([
  ["a word of the name", "rock", ["faIR Modern Rock", "Heavy Bundle"]],
  ["the beginning of a word", "famica", ["faMicAlign"]],
  ["a part of a name in camel case", "align", ["faMicAlign"]],
  ["words of the name, the facts and the page", "tight modern metal", ["faIR Modern Rock"]],
  ["a word that only its measured sound says", "bright", ["faIR Country Bright"]],
  ["German, with or without its dots", "grosse", ["Heavy Bundle"]],
  ["German words of a fact", "geschlossene Box", ["faIR Modern Rock"]],
  ["Japanese without spaces", "密閉型のキャビネット", ["faIR Modern Rock"]],
  ["a name with a Japanese particle", "faMicAlignの", ["faMicAlign"]],
  ["a size however it is written", "4x12", ["faIR Modern Rock"]],
  ["capitals and full-width letters", "ＦＡＭＩＣＡＬＩＧＮ", ["faMicAlign"]],
])("[CAT-10] %s finds its products: %s", async (_what, text, found) => {
  expect(await names({ text })).toEqual(found);
});

test("[CAT-10] a misspelled word is read as the most similar one, and the response says so", async () => {
  const answer = await search({ text: "famicaling" });
  expect(answer.products.map(({ name }: { name: string }) => name)).toEqual(["faMicAlign"]);
  expect(answer.read_as).toEqual([{ typed: "famicaling", read: "famicalign" }]);
  expect(await names({ text: "modren" })).toEqual(["faIR Modern Rock", "Heavy Bundle"]);
});

test.each([
  ["a word that is similar to none", "zzzzzzzz"],
  ["signs", "?!"],
  ["SQL", "'; vacuum xyzzy; --"],
  ["a short word that no product has", "qx"],
])("[CAT-10] %s finds nothing, and is no error", async (_what, text) => {
  expect(await search({ text })).toMatchObject({ products: [], total: 0, counts: {} });
});

test("[CAT-10] the products with most of the words are returned, the best match first", async () => {
  expect(await names({ text: "country zzzzzzzz" })).toEqual(["faIR Country Bright"]);
  expect(await names({ text: "tight 4x12" })).toEqual(["faIR Modern Rock"]);
  expect(await names({ text: "gain align" })).toEqual(["faMicAlign", "faIR Modern Rock"]);
});

test("[CAT-10] choices of one filter add up, filters narrow each other, and a filter doesn't change its own counts", async () => {
  const either = await search({ choices: { sound: ["tight", "bright"], kind: ["samplepack"] } });
  expect(either.total).toBe(2);
  const open = await search({ choices: { back: ["open"] } });
  expect(open.products.map(({ name }: { name: string }) => name)).toEqual(["faIR Country Bright"]);
  expect(open.counts).toMatchObject({ back: { closed: 1, open: 1 }, kind: { samplepack: 1, plugin: 0 } });
  expect(open.counts.sound).toEqual({ tight: 0, scooped: 0, bright: 1 });
  expect(await search({ choices: { back: ["open"], sound: ["tight"] } })).toMatchObject({
    total: 0,
    counts: { back: { closed: 1, open: 0 }, sound: { tight: 0, bright: 1 } },
  });
});

test.each([
  ["name", ["faIR Country Bright", "faIR Modern Rock", "faMicAlign", "Heavy Bundle"]],
  ["newest", ["faMicAlign", "faIR Country Bright", "faIR Modern Rock", "Heavy Bundle"]],
  ["price", ["faIR Country Bright", "faIR Modern Rock", "Heavy Bundle", "faMicAlign"]],
])("[CAT-10] products are sorted by %s", async (sort, found) => {
  expect(await names({ sort })).toEqual(found);
});

test("[CAT-10] products are sorted by what sounds nearest to one of them; what has no sound comes last", async () => {
  const near_to = "faIR-Country-Bright";
  const answer = await search({ sort: "nearest", near_to });
  expect(answer.products.map(({ name }: { name: string }) => name)).toEqual([
    "faIR Country Bright",
    "faIR Modern Rock",
    "faMicAlign",
    "Heavy Bundle",
  ]);
  expect(answer.near_to).toEqual({ name: "faIR Country Bright", slug: "fair-country-bright" });
  expect(await names({ sort: "nearest", near_to, page: 2, page_size: 1 })).toEqual(["faIR Modern Rock"]);
  expect(await names({ sort: "nearest", near_to, choices: { back: ["closed"] } })).toEqual(["faIR Modern Rock"]);
});

test.each([["faMicAlign"], ["nothing"], ["Hidden"]])(
  "[CAT-10] nothing is near to %s: the order is the shop's",
  async (near_to) => {
    const answer = await search({ sort: "nearest", near_to });
    expect([answer.near_to, answer.products[0].name]).toEqual([null, "faIR Modern Rock"]);
  },
);

test("[CAT-10] a product has the formats of its files, and one is read in a language", async () => {
  const { result } = await browser.call("getProductData", { name: "fair-country-bright", language: "de" });
  expect(result.result).toMatchObject({ name: "faIR Country Bright", formats: ["KEMPER"] });
  expect(result.result.untranslated).toContain("shortDesc");
});

test("[CAT-10] [PRICE-05] a range of prices is of what a visitor pays, sales and running campaigns included", async () => {
  expect(await names({ price_from_minor: 1201, price_to_minor: 2900 })).toEqual(["faIR Modern Rock"]);
  expect(await names({ price_to_minor: 1200 })).toEqual(["faIR Country Bright"]);
  expect(await names({ price_to_minor: 120_000, currency: "JPY" })).toEqual(["faIR Country Bright"]);
  await insertCampaign(shop.deps, {
    ...{ id: "night", discount: 50, products: ["faMicAlign"] },
    ...{ startDate: "2026-01-01T00:00", endDate: "2026-02-01T00:00" },
  });
  shop.clock.advance(1000);
  expect(await names({ price_from_minor: 3950, price_to_minor: 3950 })).toEqual(["faMicAlign"]);
  await shop.db.deleteFrom("campaigns").execute();
  shop.clock.advance(1000);
});

test("[CAT-10] results come in pages, and a page after the last is empty", async () => {
  expect(await names({ sort: "name", page: 1, page_size: 3 })).toHaveLength(3);
  expect(await names({ sort: "name", page: 2, page_size: 3 })).toEqual(["Heavy Bundle"]);
  expect(await search({ page: 3, page_size: 3 })).toMatchObject({ products: [], total: 4 });
});

test("[CAT-10] a customer can look for what is owned or isn't; a visitor owns nothing", async () => {
  const ada = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  await insertLicence(shop.deps, userId, "faMicAlign");
  await startSession(shop.deps, ada, userId);
  const owned = await search({ choices: { owned: ["yes"] } }, ada);
  expect(owned).toMatchObject({ total: 1, counts: { owned: { yes: 1, no: 3 }, kind: { plugin: 1 } } });
  expect(owned.products[0]).toMatchObject({ name: "faMicAlign", owned_by_user: true });
  expect(await names({ choices: { owned: ["no"] } }, ada)).not.toContain("faMicAlign");
  expect(await names({ choices: { owned: ["yes"] } })).toEqual([]);
});

test("[CAT-10] importing the content again replaces what products are found by", async () => {
  await importTestContent(shop.deps);
  shop.clock.advance(1000);
  expect(await names({ text: "country" })).toEqual([]);
  expect(await names({ text: "faAlign" })).toEqual(["faAlign", "Starter Bundle"]);
});
