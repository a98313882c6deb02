import { isFree } from "@shop/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { needsNewsletter } from "../library/needs-newsletter.ts";
import { grantFreePlugins } from "../licences/grant-free-plugins.ts";
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

const NOTHING = { EUR: 0, USD: 0, JPY: 0 };
const SOMETHING = { EUR: 4900, USD: 4900, JPY: 490_000 };

const CASES = [
  { name: "Free", price: NOTHING, expected: true },
  { name: "Free and stated", price: NOTHING, expected: true },
  { name: "Stated as free", price: SOMETHING, expected: false },
  { name: "Free in Euro", price: { ...SOMETHING, EUR: 0 }, expected: false },
  { name: "Sold", price: SOMETHING, expected: false },
];

let shop: TestApp;
let browser: TestBrowser;
let userId: string;
beforeAll(async () => {
  shop = await createTestApp({ settings: { newsletterPolicy: "forced" } });
  const { products, ...content } = buildContent();
  const own = CASES.map(({ name, price }) => buildContentProduct({ type: "plugin", itemType: 10, name, price }));
  await importTestContent(shop.deps, { ...content, products: [...products, ...own] });
  // The content's check rejects such a price; an older release imported it.
  const stated = shop.db.selectFrom("products").select("id").where("name", "in", ["Free and stated", "Stated as free"]);
  await shop.db
    .updateTable("product_prices")
    .set({ stated_price_minor: 0 })
    .where("product_id", "in", stated)
    .execute();
  userId = await insertUser(shop.deps);
  browser = await shop.newBrowser().start();
  await startSession(shop.deps, browser, userId);
  await grantFreePlugins(shop.db, shop.deps, userId);
});
afterAll(() => shop.close());

const setNewsletter = (newsletter_setting: number) =>
  shop.db.updateTable("users").set({ newsletter_setting }).where("id", "=", userId).execute();

test.each(CASES)(
  "[CAT-08] $name: activation, press, account's mark and need of a newsletter follow the shelf's rule",
  async ({ name, price, expected }) => {
    const full = (minor: number) => ({ fullPriceMinor: minor });
    const isFreeOnShelf = isFree({ prices: { EUR: full(price.EUR), USD: full(price.USD), JPY: full(price.JPY) } });
    const licences = shop.db.selectFrom("licences").innerJoin("products", "products.id", "licences.product_id");
    const ofProduct = licences.select("source").where("user_id", "=", userId).where("products.name", "=", name);
    const isGranted = (await ofProduct.execute()).length === 1;
    await setNewsletter(1);
    const isGiven = (await browser.call("getFreeProduct", { product: name })).valid;
    if (!isGranted) {
      const id = await insertLicence(shop.deps, userId, name);
      await shop.db.updateTable("licences").set({ source: "free" }).where("id", "=", id).execute();
    }
    const { result } = await browser.call("getOwnedProducts");
    const owned = result.plugin.find((product: { name: string }) => product.name === name);
    await setNewsletter(0);
    const product = shop.db.selectFrom("products").select("id").where("name", "=", name);
    const productId = (await product.executeTakeFirstOrThrow()).id;
    const isKeptBack = await needsNewsletter(shop.deps, { userId, productId });
    const all = [isFreeOnShelf, isGranted, isGiven, owned.is_free, isKeptBack];
    expect(all).toEqual(Array(all.length).fill(expected));
  },
);
