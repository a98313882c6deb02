import { afterEach, beforeEach, expect, test } from "vitest";
import {
  buildContent,
  buildContentProduct,
  createTestApp,
  importTestContent,
  insertCoupon,
  type TestApp,
} from "../testing/index.ts";
import { checkContentOrder, importContent, isContentImported } from "./import-content.ts";

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

const DAY_MS = 24 * 60 * 60 * 1000;

async function everything() {
  return {
    products: await shop.db.selectFrom("products").selectAll().orderBy("id").execute(),
    prices: await shop.db.selectFrom("product_prices").selectAll().orderBy("product_id").orderBy("currency").execute(),
    history: await shop.db.selectFrom("price_history").selectAll().orderBy("id").execute(),
    bundles: await shop.db.selectFrom("bundle_items").selectAll().orderBy("bundle_id").orderBy("position").execute(),
    files: await shop.db.selectFrom("product_files").selectAll().orderBy("id").execute(),
    entries: await shop.db.selectFrom("content_entries").selectAll().orderBy("kind").orderBy("id").execute(),
  };
}

test("content comes into an empty shop, and doing it again a day later changes nothing", async () => {
  expect(await importContent(shop.deps, buildContent())).toEqual({
    isOk: true,
    value: { products: 5, takenOut: 0, newPrices: 15, files: 4, tutorials: 1, pages: 1, campaigns: 0, coupons: 0 },
  });
  const first = await everything();
  expect(first.products).toHaveLength(5);
  expect(first.products.find(({ name }) => name === "faIR Modern Rock")).toMatchObject({ is_pack: true, position: 1 });
  expect(first.products.find(({ name }) => name === "faAlign")).toMatchObject({ is_pack: false, discount_percent: 35 });
  expect(first.bundles).toHaveLength(2);

  shop.clock.advance(DAY_MS);
  expect(await importContent(shop.deps, buildContent())).toMatchObject({ value: { newPrices: 0, takenOut: 0 } });
  expect(await everything()).toEqual(first);
});

test("whether the content of a hash is in is known, and a change of the pack prefix asks for it again", async () => {
  expect(await isContentImported(shop.deps, "hash-1")).toBe(false);
  await importTestContent(shop.deps);
  expect(await isContentImported(shop.deps, "hash-1")).toBe(true);
  expect(await isContentImported(shop.deps, "hash-2")).toBe(false);
  expect(await isContentImported({ ...shop.deps, settings: { packPrefix: "other" } }, "hash-1")).toBe(false);
});

/** The small shop with its pack at another price, as a folder of that version and with those files. */
function edition(version: number, hash: string, euros: number) {
  const price = { EUR: euros * 100, USD: 5490, JPY: 790_000 };
  const manifest = { inputsHash: `inputs of ${hash}`, files: [] };
  const shopFile = { version, name: "Shop", tagline: "", legal: LEGAL };
  return buildContent({ shop: shopFile, products: [buildContentProduct({ price })], hash, manifest });
}
const LEGAL = { company: "Shop GmbH", street: "", city: "", country: "", vatId: "" };

async function priceInEuros(): Promise<number> {
  const inEuros = shop.db.selectFrom("product_prices").select("full_price_minor").where("currency", "=", "EUR");
  return (await inEuros.executeTakeFirstOrThrow()).full_price_minor / 100;
}

test("content that is older than the database's is refused, and prices stay; forced, it comes in", async () => {
  await importContent(shop.deps, edition(2, "new", 60));
  const older = edition(1, "old", 50);
  const failure = { code: "content.older", params: { version: 1, heldVersion: 2 } };
  expect(await importContent(shop.deps, older)).toEqual({ isOk: false, failure });
  expect(await checkContentOrder(shop.deps, { version: 1, hash: "old" })).toEqual({ isOk: false, failure });
  expect(await priceInEuros()).toBe(60);
  expect(await importContent(shop.deps, older, { isForced: true })).toMatchObject({ isOk: true });
  expect(await priceInEuros()).toBe(50);
  expect(await importContent(shop.deps, edition(2, "new", 60))).toMatchObject({ isOk: true });
});

test("other files under the same version are refused in production, and replace the demo's", async () => {
  const production = { ...shop.deps, settings: { ...shop.deps.settings, mode: "production" as const } };
  await importContent(production, edition(2, "new", 60));
  const failure = { code: "content.sameVersion", params: { version: 2, heldVersion: 2 } };
  expect(await importContent(production, edition(2, "other", 50))).toEqual({ isOk: false, failure });
  expect(await importContent(production, edition(2, "new", 60))).toMatchObject({ isOk: true });
  expect(await importContent(shop.deps, edition(2, "other", 50))).toMatchObject({ isOk: true });
  expect(await priceInEuros()).toBe(50);
});

test("content that an earlier release imported without a version is replaced by any", async () => {
  await importTestContent(shop.deps);
  expect(await importContent(shop.deps, edition(0, "first", 50))).toMatchObject({ isOk: true });
});

test("a product that vanished from the files is taken out and never deleted, and comes back as itself", async () => {
  await importTestContent(shop.deps);
  const [before] = await shop.db.selectFrom("products").select("id").where("name", "=", "Licence Transfer").execute();
  const fewer = buildContent({ products: buildContent().products.slice(0, 4) });
  expect(await importContent(shop.deps, fewer)).toMatchObject({ value: { takenOut: 1 } });
  expect(
    await shop.db.selectFrom("products").select(["id", "name"]).where("removed_at", "is not", null).execute(),
  ).toEqual([{ id: before?.id, name: "Licence Transfer" }]);
  expect(await importContent(shop.deps, fewer)).toMatchObject({ value: { takenOut: 0 } });

  await importTestContent(shop.deps);
  const back = await shop.db.selectFrom("products").select("id").where("removed_at", "is", null).execute();
  expect(back.map(({ id }) => id)).toContain(before?.id);
});

test("a renamed product stays the same product", async () => {
  await importContent(
    shop.deps,
    buildContent({ products: [buildContentProduct()], manifest: { inputsHash: "a", files: [] } }),
  );
  const [before] = await shop.db.selectFrom("products").select(["id", "name"]).execute();
  const renamed = buildContentProduct({ name: "faIR Rock", slug: "fair-modern-rock" });
  await importContent(shop.deps, buildContent({ products: [renamed], manifest: { inputsHash: "b", files: [] } }));
  expect(await shop.db.selectFrom("products").select(["id", "name"]).execute()).toEqual([
    { id: before?.id, name: "faIR Rock" },
  ]);
});

test("[SAFE-21] covers, cards and manuals get the version of their file; what the build doesn't know keeps its address", async () => {
  const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
  const card = { dark: "/media/c.svg", light: "/media/l.svg", width: 16, height: 9 };
  const featuredMedia = { dark: "/media/d.svg", light: "/media/l.svg", alt: "", width: 16, height: 9, card };
  const manifest = {
    inputsHash: "media",
    files: [],
    media: ["c.svg", "d.svg", "m.html"].map((path) => ({ path, sha256 })),
  };
  const product = buildContentProduct({ manual_url: "/media/m.html", featuredMedia });
  await importContent(shop.deps, buildContent({ products: [product], manifest }));
  const row = shop.db.selectFrom("products").select(["manual_url", "featured_media"]);
  expect(await row.where("name", "=", product.name).executeTakeFirst()).toEqual({
    manual_url: "/media/m.html?v=9f86d081884c7d65",
    featured_media: {
      ...featuredMedia,
      dark: "/media/d.svg?v=9f86d081884c7d65",
      card: { ...card, dark: "/media/c.svg?v=9f86d081884c7d65" },
    },
  });
});

test("a price goes to the history when it changed, with what a stranger pays, and only then", async () => {
  const withPack = (values: Parameters<typeof buildContentProduct>[0]) =>
    importContent(
      shop.deps,
      buildContent({ products: [buildContentProduct(values)], manifest: { inputsHash: "x", files: [] } }),
    );
  await withPack({});
  shop.clock.advance(DAY_MS);
  await withPack({ shortDesc: "Another text" });
  await withPack({ total_discount: 20 });
  shop.clock.advance(DAY_MS);
  await withPack({ total_discount: 60 });
  await withPack({ total_discount: null, stated_price: { EUR: 3900, USD: 4390, JPY: 590_000 } });
  const inYen = shop.db.selectFrom("price_history").where("currency", "=", "JPY").orderBy("id");
  expect(await inYen.select(["full_price_minor", "price_minor", "discount_percent"]).execute()).toEqual([
    { full_price_minor: 790_000, price_minor: 790_000, discount_percent: null },
    { full_price_minor: 790_000, price_minor: 632_000, discount_percent: 20 },
    { full_price_minor: 790_000, price_minor: 395_000, discount_percent: 60 },
    { full_price_minor: 790_000, price_minor: 590_000, discount_percent: null },
  ]);
});

test("[SAFE-16] HTML from the content is sanitised before it is stored", async () => {
  const evil = '<p onclick="x()">kept</p><script>alert(1)</script><a href="javascript:x()">a</a>';
  const kept = "<p>kept</p><a>a</a>";
  await importContent(
    shop.deps,
    buildContent({
      products: [buildContentProduct({ productPageDesc: evil })],
      tutorials: [{ ...(buildContent().tutorials[0] as object), html: evil }],
      pages: [{ ...(buildContent().pages[0] as object), html: evil }],
      manifest: { inputsHash: "x", files: [] },
    }),
  );
  expect(await shop.db.selectFrom("products").select("product_page_desc").execute()).toEqual([
    { product_page_desc: kept },
  ]);
  expect(await shop.db.selectFrom("content_entries").select("html").execute()).toEqual([
    { html: kept },
    { html: kept },
  ]);
});

test("[PRICE-09] the content's coupons are brought up to date with their uses kept, and the operator's own are left alone", async () => {
  const spring = { code: "SPRING", percent: 20, startDate: "2026-03-29T02:30", timeZone: "Europe/Berlin" };
  await importContent(shop.deps, buildContent({ coupons: [spring, { code: "GONE", percent: 5 }] }));
  await insertCoupon(shop.deps, { code: "MINE", percent: 7 });
  await shop.db.updateTable("coupons").set({ uses: 3 }).where("code", "=", "SPRING").execute();
  const changed = buildContent({ coupons: [{ ...spring, percent: 25 }] });
  expect(await importContent(shop.deps, changed)).toMatchObject({ value: { coupons: 1 } });
  const columns = ["code", "percent", "uses", "starts_at", "removed_at"] as const;
  expect(await shop.db.selectFrom("coupons").select(columns).orderBy("code").execute()).toEqual([
    { code: "GONE", percent: 5, uses: 0, starts_at: null, removed_at: new Date(shop.clock.nowMs()) },
    { code: "MINE", percent: 7, uses: 0, starts_at: null, removed_at: null },
    { code: "SPRING", percent: 25, uses: 3, starts_at: new Date("2026-03-29T01:30Z"), removed_at: null },
  ]);
});

test("content that makes no sense is refused, and nothing of the rest is written", async () => {
  const unknownPart = buildContentProduct({ included_products: ["Nothing"] });
  const content = buildContent({ products: [...buildContent().products.slice(1), unknownPart] });
  expect(await importContent(shop.deps, content)).toEqual({
    isOk: false,
    failure: {
      code: "content.invalid",
      params: { file: "products/fair-modern-rock.json", field: "included_products", reason: expect.any(String) },
    },
  });
  expect(await shop.db.selectFrom("products").selectAll().execute()).toEqual([]);
});
