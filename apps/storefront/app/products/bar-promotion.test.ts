import type { WirePromotion } from "@shop/api-client/contract";
import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { createFakeClock, FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../testing/build-storefront-context.ts";
import { loadBarPromotion } from "./bar-promotion.server.ts";

const HOUR = 3_600_000;
const END = "2026-01-16T00:00:00.000Z";
const build = (name: string, own: Partial<WirePromotion> = {}): WirePromotion => ({
  product_name: name,
  description: "",
  end_date: END,
  title: "Studio Night",
  path: `/products/plugins/${name}`,
  discount: 20,
  discount_with_login: 35,
  ...own,
});
const NAMES = ["faalign", "fadelay", "fagain", "facabroom", "fachord", "faecho"];

function open(products: readonly WirePromotion[]) {
  const clock = createFakeClock();
  const api = createFakeApiClient();
  api.answer("getPromotions", ok({ products: [...products] }));
  const changesAtMs: number[] = [];
  const reported: unknown[] = [];
  const missing = new Set<"promotions">();
  const given = { api, clock, changesAtMs, missing, reportError: (error: unknown) => reported.push(String(error)) };
  const load = (path = "/shop") =>
    loadBarPromotion(buildStorefrontContext(given), { url: `https://shop.example${path}` });
  return { api, clock, changesAtMs, missing, reported, load };
}

test("[ENGAGE-01] the bar has both figures and the promotion's real end, and the page changes then and at the next hour", async () => {
  const { load, changesAtMs } = open([build("faalign")]);
  expect(await load("/de/shop")).toEqual({
    title: "Studio Night",
    productName: "faalign",
    path: "/products/plugins/faalign",
    percent: 20,
    percentWithLogin: 35,
    endsAtMs: Date.parse(END),
    endsAtText: "16. Januar 2026 um 00:00 UTC",
    hourMs: FAKE_NOW_MS,
  });
  expect(changesAtMs).toEqual([Date.parse(END), FAKE_NOW_MS + HOUR]);
});

test("[ENGAGE-01] the end is written in the promotion's time zone, as the sale's own page writes it", async () => {
  const { load } = open([build("faalign", { time_zone: "Europe/Berlin" })]);
  const ends = [await load("/shop"), await load("/de/shop"), await load("/ja/shop")].map((bar) => bar?.endsAtText);
  expect(ends).toEqual([
    "16 January 2026 at 01:00 CET",
    "16. Januar 2026 um 01:00 MEZ",
    "2026年1月16日 01:00 ドイツ時間",
  ]);
});

test("[ENGAGE-01] its title is in the page's language, and in English where that has none", async () => {
  const { load } = open([build("faalign", { translations: { de: { title: "Studionacht" } } })]);
  const titles = [await load("/shop"), await load("/de/shop"), await load("/ja/shop")].map((bar) => bar?.title);
  expect(titles).toEqual(["Studio Night", "Studionacht", "Studio Night"]);
});

test("[ENGAGE-01] one page shows one promotion for the whole hour, and other pages and hours show others", async () => {
  const { load, clock } = open(NAMES.map((name) => build(name, { end_date: "2027-01-01T00:00:00.000Z" })));
  const first = await load();
  clock.advance(HOUR - 1);
  expect((await load())?.productName).toBe(first?.productName);
  const later = new Set<string | undefined>();
  for (let hour = 0; hour < 20; hour += 1) {
    clock.advance(HOUR);
    later.add((await load())?.productName);
  }
  expect(later.size).toBeGreaterThan(2);
  const pages = await Promise.all(["/", "/products", "/support", "/downloads", "/tutorials"].map((path) => load(path)));
  expect(new Set(pages.map((page) => page?.productName)).size).toBeGreaterThan(1);
});

test.each<[string, Partial<WirePromotion>]>([
  ["no page of its product", { path: undefined }],
  ["no discount", { discount: undefined }],
  ["an end that is no time", { end_date: "soon" }],
  ["an end that has passed", { end_date: "2026-01-15T12:00:00.000Z" }],
])("[ENGAGE-01] a promotion with %s isn't shown", async (_what, own) => {
  const { load, changesAtMs } = open([build("faalign", own)]);
  expect([await load(), changesAtMs]).toEqual([null, []]);
});

test("[ENGAGE-01] without a running promotion there is no bar", async () => {
  const { load, missing } = open([]);
  expect([await load(), [...missing]]).toEqual([null, []]);
});

test("[ENGAGE-01] if the back end is down, the page has no bar, and the error is reported", async () => {
  const { api, load, missing, reported } = open([]);
  api.answer("getPromotions", fail({ code: "api.unavailable" }));
  expect([await load(), [...missing]]).toEqual([null, ["promotions"]]);
  expect(reported).toEqual(["Error: The promotions are unavailable (api.unavailable): the page has no discount bar."]);
});

test("[ENGAGE-01] if the back end is slow, the page waits 300 ms at most", async () => {
  const { api, clock, load, missing } = open([]);
  api.call = () => new Promise(() => {});
  const loading = load();
  clock.advance(299);
  let isDone = false;
  void loading.then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  clock.advance(1);
  expect([await loading, [...missing]]).toEqual([null, ["promotions"]]);
});
