import { fail, ok, type Result } from "@shop/kernel";
import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { CATALOGUE_CACHE_KEY, writeCatalogue } from "../domain/catalogue-cache.ts";
import { FALLBACK_CATALOGUE } from "../domain/fallback-catalogue.ts";
import { buildCatalogWorld } from "../testing/build-catalog-world.ts";
import { buildWireProduct, UNREACHABLE } from "../testing/index.ts";

const MINUTE_MS = 60_000;
const FALLBACK_NAMES = FALLBACK_CATALOGUE.map((product) => product.name);

test("the live catalogue is loaded, once for any number of requests", async () => {
  const { store, gateway, names } = buildCatalogWorld();
  await Promise.all([store.load(), store.load()]);
  expect(names()).toEqual(["faMicAlign"]);
  expect(store.getState()).toMatchObject({ status: "live", isFallback: false, loadedAtMs: FAKE_NOW_MS });
  expect(gateway.asked.products).toBe(1);
});

test.each<[string, Result<never>]>([
  ["not OK", fail({ code: "api.httpStatus" })],
  ["not of the right shape", fail({ code: "api.badAnswer" })],
  ["without a product", ok([]) as Result<never>],
])("[CAT-03] a response that is %s brings the built-in catalogue, marked as such", async (_kind, answer) => {
  const { store, gateway, names, logged } = buildCatalogWorld();
  gateway.products = answer;
  await store.load();
  expect(names()).toEqual(FALLBACK_NAMES);
  expect(store.getState()).toMatchObject({ status: "fallback", isFallback: true, loadedAtMs: null });
  expect(logged).toHaveLength(1);
});

test("[CAT-03] no response in five seconds brings the built-in catalogue; the live one takes over when it comes", async () => {
  const { store, gateway, clock, names } = buildCatalogWorld();
  let answer = (_result: Result<ReturnType<typeof buildWireProduct>[]>) => {};
  gateway.products = new Promise((resolve) => {
    answer = resolve;
  });
  const loading = store.load();
  await clock.advanceAsync(4_999);
  expect(store.getState().status).toBe("loading");
  await clock.advanceAsync(1);
  expect(store.getState()).toMatchObject({ status: "fallback", isFallback: true });
  answer(ok([buildWireProduct({ name: "live" })]));
  await loading;
  expect(names()).toEqual(["live"]);
  expect(store.getState()).toMatchObject({ status: "live", isFallback: false });
});

test("[CAT-03] while the built-in catalogue is shown, the live one is requested each minute and takes over when it returns", async () => {
  const { store, gateway, clock, names } = buildCatalogWorld();
  gateway.products = UNREACHABLE;
  const stop = store.start();
  await clock.advanceAsync(2 * MINUTE_MS);
  expect(gateway.asked.products).toBe(3);
  gateway.products = ok([buildWireProduct({ name: "back" })]);
  await clock.advanceAsync(MINUTE_MS);
  expect(names()).toEqual(["back"]);
  expect(store.getState().isFallback).toBe(false);
  stop();
});

test("[CAT-03] a host's own list takes the place of the built-in one", async () => {
  const { store, gateway, names } = buildCatalogWorld({ fallback: [buildWireProduct({ name: "own" })] });
  gateway.products = UNREACHABLE;
  await store.load();
  expect(names()).toEqual(["own"]);
});

test("[CAT-04] product data is fetched again each 30 minutes, until it is stopped", async () => {
  const { store, gateway, clock } = buildCatalogWorld();
  const stop = store.start();
  await clock.advanceAsync(30 * MINUTE_MS - 1);
  expect(gateway.asked.products).toBe(1);
  await clock.advanceAsync(1);
  expect(gateway.asked.products).toBe(2);
  await clock.advanceAsync(30 * MINUTE_MS);
  expect(gateway.asked.products).toBe(3);
  stop();
  await clock.advanceAsync(90 * MINUTE_MS);
  expect(gateway.asked.products).toBe(3);
});

test("[CAT-04] what was kept less than 30 minutes ago is shown without a call; the next fetch is due when those are over", async () => {
  const { store, gateway, clock, storage, names } = buildCatalogWorld();
  const products = [buildWireProduct({ name: "kept" })];
  storage.set(CATALOGUE_CACHE_KEY, writeCatalogue({ loadedAtMs: FAKE_NOW_MS - 10 * MINUTE_MS, products }));
  const stop = store.start();
  await clock.advanceAsync(20 * MINUTE_MS - 1);
  expect(names()).toEqual(["kept"]);
  expect(gateway.asked.products).toBe(0);
  await clock.advanceAsync(1);
  expect(names()).toEqual(["faMicAlign"]);
  stop();
});

test("[CAT-04] what was kept longer ago is shown at once and then replaced, and the new response is kept", async () => {
  const { store, gateway, clock, storage, names } = buildCatalogWorld();
  const kept = { loadedAtMs: FAKE_NOW_MS - 40 * MINUTE_MS, products: [buildWireProduct({ name: "kept" })] };
  storage.set(CATALOGUE_CACHE_KEY, writeCatalogue(kept));
  let answer = (_result: Result<ReturnType<typeof buildWireProduct>[]>) => {};
  gateway.products = new Promise((resolve) => {
    answer = resolve;
  });
  const loading = store.load();
  expect(names()).toEqual(["kept"]);
  const fresh = [buildWireProduct({ name: "fresh" })];
  answer(ok(fresh));
  await loading;
  expect(names()).toEqual(["fresh"]);
  expect(storage.get(CATALOGUE_CACHE_KEY)).toBe(
    writeCatalogue({ loadedAtMs: clock.nowMs(), products: fresh, priceChangesAtMs: null }),
  );
});

test("[CAT-04] product data is fetched again at the moment when a campaign starts or ends, also after a visit in between", async () => {
  const first = buildCatalogWorld();
  first.gateway.priceChangesAtMs = FAKE_NOW_MS + 10 * MINUTE_MS;
  await first.store.load();
  const { store, gateway, clock } = buildCatalogWorld({ storage: first.storage });
  const stop = store.start();
  await clock.advanceAsync(10 * MINUTE_MS - 1);
  expect(gateway.asked.products).toBe(0);
  await clock.advanceAsync(1);
  expect(gateway.asked.products).toBe(1);
  await clock.advanceAsync(30 * MINUTE_MS - 1);
  expect(gateway.asked.products).toBe(1);
  stop();
});

test("[CAT-04] a browser whose clock is ahead waits for the change minute by minute", async () => {
  const { store, gateway, clock } = buildCatalogWorld();
  gateway.priceChangesAtMs = FAKE_NOW_MS - MINUTE_MS;
  const stop = store.start();
  await clock.advanceAsync(3 * MINUTE_MS);
  expect(gateway.asked.products).toBe(4);
  stop();
});

test("products of the service stay when a refresh fails: they are better than the built-in ones", async () => {
  const { store, gateway, clock, names } = buildCatalogWorld();
  await store.load();
  gateway.products = UNREACHABLE;
  await clock.advanceAsync(30 * MINUTE_MS);
  await store.load();
  expect(gateway.asked.products).toBe(2);
  expect(names()).toEqual(["faMicAlign"]);
  expect(store.getState().isFallback).toBe(false);
});

test("a product that makes no sense is left out and logged; the others are shown", async () => {
  const { store, gateway, names, logged } = buildCatalogWorld();
  const wrong = buildWireProduct({ name: "wrong", price: { EUR: "ask", USD: 1, JPY: 1 } });
  gateway.products = ok([wrong, buildWireProduct({ name: "right" })]);
  await store.load();
  expect(names()).toEqual(["right"]);
  expect(logged).toEqual([{ code: "catalog.wrongProduct", params: { name: "wrong", field: "price" } }]);
});

test("a refresh after a login drops the response that was on its way to somebody else", async () => {
  const { store, gateway, names } = buildCatalogWorld();
  let answer = (_result: Result<ReturnType<typeof buildWireProduct>[]>) => {};
  gateway.products = new Promise((resolve) => {
    answer = resolve;
  });
  const before = store.load();
  gateway.products = ok([buildWireProduct({ name: "customer" })]);
  await store.refresh();
  answer(ok([buildWireProduct({ name: "visitor" })]));
  await before;
  expect([gateway.asked.products, names()]).toEqual([2, ["customer"]]);
});

test("[CAT-01] what is kept in the browser says nothing of who owns or has rated a product", async () => {
  const { store, gateway, storage } = buildCatalogWorld();
  const rating = { num_ratings: 1, rating: 4, user_has_rated: true };
  gateway.products = ok([buildWireProduct({ owned_by_user: true, rating })]);
  await store.load();
  expect(store.getState().products).toMatchObject([{ isOwnedByUser: true, rating: { userHasRated: true } }]);
  const kept = JSON.parse(storage.get(CATALOGUE_CACHE_KEY) ?? "");
  expect(kept.products).toMatchObject([{ owned_by_user: false, rating: { num_ratings: 1, user_has_rated: false } }]);
});

test("products that came with the page are there from the start and fetched again when they are due", async () => {
  const initial = { products: [buildWireProduct({ name: "page" })], loadedAtMs: FAKE_NOW_MS - 29 * MINUTE_MS };
  const { store, gateway, clock, names } = buildCatalogWorld({ initial });
  expect(names()).toEqual(["page"]);
  expect(store.getInitialState().status).toBe("live");
  await store.load();
  expect(gateway.asked.products).toBe(0);
  await clock.advanceAsync(MINUTE_MS);
  await store.load();
  expect(gateway.asked.products).toBe(1);
});

test("a start that is stopped before its response doesn't continue", async () => {
  const { store, gateway, clock, names } = buildCatalogWorld();
  let answer = (_result: Result<ReturnType<typeof buildWireProduct>[]>) => {};
  gateway.products = new Promise((resolve) => {
    answer = resolve;
  });
  const stop = store.start();
  stop();
  answer(ok([buildWireProduct({ name: "late" })]));
  await clock.advanceAsync(120 * MINUTE_MS);
  expect(names()).toEqual(["late"]);
  expect(gateway.asked.products).toBe(1);
});
