import { createHash } from "node:crypto";
import { checksumInput, DEFAULT_OPERATION_IDS, operations } from "@shop/api-client/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { createApp } from "../app.ts";
import {
  buildContent,
  buildContentProduct,
  createTestApp,
  importTestContent,
  insertLicence,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { createPublicCatalogue } from "./public-catalogue.ts";

let shop: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
  browser = await shop.newBrowser().start();
});
afterAll(() => shop.close());
afterEach(async () => {
  await importTestContent(shop.deps);
  shop.clock.advance(1000);
});

async function names(): Promise<string[]> {
  const { result } = await browser.call("getAllProducts");
  return result.result.map(({ name }: { name: string }) => name);
}

test("a pack that can be heard says so; another product doesn't, and a pack that loses it is silent again", async () => {
  const audition = {
    performances: [{ id: "chug", name: "Drop-tuned chug", period_seconds: 6.4 }],
    takes: [{ id: "dyn-a-cap-0", microphone: "Dyn-A", position: "cap", distance_cm: 0, is_cover: true }],
    base_url: "/media/sounds/0123456789abcdef",
    loudness_lufs: -18,
    lead_in_seconds: 0.25,
    is_modelled: true,
  };
  const auditionOf = async (name: string) => (await browser.call("getProductData", { name })).result.result.audition;
  const manifest = { inputsHash: "with sound", files: [], auditions: [{ product: "faIR Modern Rock", audition }] };
  await importTestContent(shop.deps, buildContent({ manifest }));
  shop.clock.advance(1000);
  expect(await auditionOf("faIR Modern Rock")).toEqual(audition);
  expect(await auditionOf("faAlign")).toBeNull();
  await importTestContent(shop.deps, buildContent({ manifest: { inputsHash: "without", files: [] } }));
  shop.clock.advance(1000);
  expect(await auditionOf("faIR Modern Rock")).toBeNull();
});

test("[CAT-01] [CAT-02] a product comes with every field of the wire, its prices in minor units by currency", async () => {
  const { result } = await browser.call("getAllProducts");
  expect(result.result.find(({ name }: { name: string }) => name === "faAlign")).toEqual({
    name: "faAlign",
    type: "plugin",
    manual_url: null,
    is_public: true,
    is_for_sale: true,
    owned_by_user: false,
    price: { EUR: 4900, USD: 5490, JPY: 790_000 },
    discounted_price: null,
    total_discount: 35,
    own_discount: 35,
    campaigns: [],
    discount_flags: ["public"],
    versions: [
      { platform: "win", release_date: "2026-01-05", version: "2.1.0" },
      { platform: "mac", release_date: "2026-01-05", version: "2.1.0" },
    ],
    included_products: [],
    can_be_rated: true,
    rating: null,
    wpId: null,
    slug: "faalign",
    showcaseId: null,
    editorId: null,
    shopDesc: "A sentence.",
    shortDesc: "A short text",
    productPageSlug: "faalign",
    featuredMedia: null,
    itemType: 42,
    audition: null,
    cabinet: null,
    productPageDesc: "<p>A page.</p>",
    wpStatus: "publish",
    yoastSEO: null,
  });
});

test("[CAT-01] the whole catalogue is what the contract says, in the shop's order, with a bundle's parts", async () => {
  const { result } = await browser.call("getAllProducts");
  expect(z.safeParse(operations.getAllProducts.answer, result).error).toBeUndefined();
  expect(await names()).toEqual(["faIR Modern Rock", "faAlign", "faDelay", "Starter Bundle", "Licence Transfer"]);
  expect(result.result[3]).toMatchObject({
    included_products: ["faIR Modern Rock", "faAlign"],
    discounted_price: null,
  });
  expect(result.result.map(({ itemType }: { itemType: number }) => itemType)).toEqual([43, 42, 42, 44, null]);
});

test("what isn't public or was taken out isn't in the catalogue", async () => {
  await shop.db.updateTable("products").set({ is_public: false }).where("name", "=", "faAlign").execute();
  await shop.db
    .updateTable("products")
    .set({ removed_at: new Date(0) })
    .where("name", "=", "faDelay")
    .execute();
  shop.clock.advance(1000);
  expect(await names()).toEqual(["faIR Modern Rock", "Starter Bundle", "Licence Transfer"]);
  expect(await browser.call("getProductData", { name: "faAlign" })).toMatchObject({
    valid: false,
    code: "product.notFound",
  });
});

test("a change shows within a second in every process", async () => {
  const processes = [createPublicCatalogue(), createPublicCatalogue()];
  const prices = () =>
    Promise.all(processes.map(async (catalogue) => (await catalogue.list(shop.deps))[0]?.product.price));
  const before = { EUR: 4900, USD: 5490, JPY: 790_000 };
  expect(await prices()).toEqual([before, before]);
  await shop.db.updateTable("product_prices").set({ full_price_minor: 100 }).where("currency", "=", "EUR").execute();
  shop.clock.advance(999);
  expect(await prices()).toEqual([before, before]);
  shop.clock.advance(1);
  expect(await prices()).toEqual([
    { ...before, EUR: 100 },
    { ...before, EUR: 100 },
  ]);
});

test("of two processes on one database, both return a changed price within a second", async () => {
  const other = createApp(shop.deps);
  const pricesOf = async () => {
    const globals = { access_token: browser.accessToken };
    const checksum = createHash("sha256").update(checksumInput(globals, {})).digest("hex");
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ globals, request: {}, checksum }),
    };
    const path = `/v1/${DEFAULT_OPERATION_IDS.getAllProducts}`;
    const responses = await Promise.all([shop.app, other].map((app) => app.request(path, init)));
    const read = await Promise.all(responses.map((answer) => answer.json()));
    return read.map(({ result }) => result.result[0].price.EUR);
  };
  expect(await pricesOf()).toEqual([4900, 4900]);
  await shop.db.updateTable("product_prices").set({ full_price_minor: 200 }).where("currency", "=", "EUR").execute();
  shop.clock.advance(1000);
  expect(await pricesOf()).toEqual([200, 200]);
});

test("a customer who owns nothing sees the list that everybody sees, without its version", async () => {
  const customer = await shop.newBrowser().start();
  await startSession(shop.deps, customer, await insertUser(shop.deps));
  const { version: _version, ...seenByAll } = (await browser.call("getAllProducts")).result;
  expect((await customer.call("getAllProducts")).result).toEqual(seenByAll);
});

test.each(["faAlign", "faalign", "align-page"])("a product is found by %s: its name, slug or page", async (name) => {
  const content = buildContent();
  const products = content.products.map((product) =>
    (product as { name: string }).name === "faAlign"
      ? { ...(product as object), productPageSlug: "align-page" }
      : product,
  );
  await importTestContent(shop.deps, { ...content, products });
  shop.clock.advance(1000);
  expect((await browser.call("getProductData", { name })).result.result.name).toBe("faAlign");
});

test("a product is only found under its own type, where one is named", async () => {
  expect((await browser.call("getProductData", { name: "faAlign", type: "plugin" })).valid).toBe(true);
  expect(await browser.call("getProductData", { name: "faAlign", type: "bundle" })).toMatchObject({
    valid: false,
    code: "product.notFound",
  });
  expect(await browser.call("getProductData", { name: "nothing" })).toMatchObject({ code: "product.notFound" });
});

test("[SAFE-03] a product says that it is owned to its owner alone, and no more after the licence was revoked", async () => {
  const owner = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  const licenceId = await insertLicence(shop.deps, userId, "faAlign");
  await startSession(shop.deps, owner, userId);
  const isOwned = async (by: TestBrowser, name: string) =>
    (await by.call("getProductData", { name })).result.result.owned_by_user;
  expect([await isOwned(owner, "faAlign"), await isOwned(owner, "faDelay"), await isOwned(browser, "faAlign")]).toEqual(
    [true, false, false],
  );
  await shop.db
    .updateTable("licences")
    .set({ revoked_at: new Date(0) })
    .where("id", "=", licenceId)
    .execute();
  expect(await isOwned(owner, "faAlign")).toBe(false);
});

test("[CAT-01] [CAT-05] the list says to each customer what they own and have rated, and to a visitor nothing of it", async () => {
  const owner = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  await insertLicence(shop.deps, userId, "faAlign");
  await startSession(shop.deps, owner, userId);
  const rating = { mode: "execute", product: "faAlign", rating: 4, comment: "" };
  expect(await owner.callSecured("rateProduct", rating)).toMatchObject({ valid: true });
  shop.clock.advance(1000);
  const ownedAndRated = async (by: TestBrowser) => {
    const { result } = (await by.call("getAllProducts")).result;
    const products = result as { name: string; owned_by_user: boolean; rating: { user_has_rated: boolean } | null }[];
    const named = (is: (product: (typeof products)[number]) => boolean) => products.filter(is).map(({ name }) => name);
    return [named(({ owned_by_user }) => owned_by_user), named(({ rating: own }) => own?.user_has_rated === true)];
  };
  expect(await ownedAndRated(owner)).toEqual([["faAlign"], ["faAlign"]]);
  expect(await ownedAndRated(browser)).toEqual([[], []]);
});

test("a stated price is charged as stated, and shown as the discounted one without a percentage", async () => {
  const product = buildContentProduct({ stated_price: { EUR: 3900, USD: 4390, JPY: 590_000 } });
  await importTestContent(shop.deps, buildContent({ products: [product], manifest: { inputsHash: "x", files: [] } }));
  shop.clock.advance(1000);
  expect((await browser.call("getProductData", { name: product.name })).result.result).toMatchObject({
    discounted_price: { EUR: 3900, USD: 4390, JPY: 590_000 },
    total_discount: null,
  });
  const shopper = await shop.newBrowser().start();
  expect((await shopper.call("addToCart", { product: product.name })).result.total_discount).toBe(3900);
});
