import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

const FREE_PLUGIN = "faDelay";
const FREE_PACK = "faIR Free Room";
const FREE_BUNDLE = "Free Starter";
const GIFT = { price: { EUR: 0, USD: 0, JPY: 0 }, is_for_sale: false };

let shop: TestApp;
let browser: TestBrowser;
let userId: string;

async function openShop(newsletterPolicy: "forced" | "free"): Promise<void> {
  shop = await createTestApp({ settings: { newsletterPolicy } });
  const { products, ...content } = buildContent();
  const gifts = [
    buildContentProduct({ name: FREE_PACK, ...GIFT }),
    buildContentProduct({
      name: FREE_BUNDLE,
      type: "bundle",
      itemType: 44,
      included_products: [FREE_PACK, FREE_PLUGIN],
      ...GIFT,
    }),
    buildContentProduct({ name: "Free in Euro", ...GIFT, price: { EUR: 0, USD: 100, JPY: 0 } }),
    buildContentProduct({ name: "faIR Hidden", ...GIFT, is_public: false }),
  ];
  await importTestContent(shop.deps, { ...content, products: [...products, ...gifts] });
}

async function newCustomer(setting: number): Promise<void> {
  browser = await shop.newBrowser().start();
  userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
  await shop.db.updateTable("users").set({ newsletter_setting: setting }).where("id", "=", userId).execute();
}

const licences = () =>
  shop.db
    .selectFrom("licences")
    .innerJoin("products", "products.id", "licences.product_id")
    .select(["products.name", "licences.source"])
    .where("user_id", "=", userId)
    .orderBy("products.name")
    .execute();

const take = (product: string) => browser.call("getFreeProduct", { product });

/** Requests the installer both ways: by the operation, and by the page's link. */
async function download(): Promise<readonly unknown[]> {
  const row = await shop.db
    .selectFrom("licences")
    .innerJoin("products", "products.id", "licences.product_id")
    .select("licences.id")
    .where("user_id", "=", userId)
    .where("products.name", "=", FREE_PLUGIN)
    .executeTakeFirstOrThrow();
  const answer = await browser.call("downloadProduct", { product: FREE_PLUGIN, os: "win", license_id: row.id });
  const { status } = await browser.fetch("/files/products/fadelay/win");
  return [answer.valid ? "link" : answer.code, status];
}

const ALLOWED = ["link", 302];
const REFUSED = ["product.newsletterNeeded", 403];

describe.each(["forced", "free"] as const)("free products, newsletter: %s", (policy) => {
  beforeAll(() => openShop(policy));
  afterAll(() => shop.close());

  test("[CAT-08] a subscriber gets a free product by a press, once however often it is pressed", async () => {
    await newCustomer(1);
    expect(await take(FREE_PACK)).toMatchObject({ valid: true, result: {} });
    expect(await take(FREE_PACK)).toMatchObject({ valid: true });
    expect(await licences()).toEqual([{ name: FREE_PACK, source: "free" }]);
  });

  test("[CAT-08] a free bundle brings its parts", async () => {
    await newCustomer(1);
    await take(FREE_BUNDLE);
    expect((await licences()).map(({ name }) => name).sort()).toEqual([FREE_BUNDLE, FREE_PACK, FREE_PLUGIN].sort());
  });

  test("[CAT-08] what the customer has already is not given again", async () => {
    await newCustomer(1);
    await grantFreePlugins(shop.db, shop.deps, userId);
    expect(await take(FREE_PLUGIN)).toMatchObject({ valid: true });
    expect(await licences()).toEqual([{ name: FREE_PLUGIN, source: "activation" }]);
  });

  test.each([
    ["costs something", "faAlign", "product.notFree"],
    ["costs something in one currency", "Free in Euro", "product.notFree"],
    ["isn't public", "faIR Hidden", "product.notFound"],
    ["doesn't exist", "no such product", "product.notFound"],
  ])("[CAT-08] a product that %s isn't given", async (_case, product, code) => {
    await newCustomer(1);
    expect(await take(product)).toMatchObject({ valid: false, code });
    expect(await licences()).toEqual([]);
  });

  test("[CAT-08] a subscriber downloads what cost nothing", async () => {
    await newCustomer(8);
    await grantFreePlugins(shop.db, shop.deps, userId);
    expect(await download()).toEqual(ALLOWED);
  });

  test("[CAT-08] what was bought or redeemed while it cost something needs no newsletter", async () => {
    await newCustomer(0);
    await insertLicence(shop.deps, userId, FREE_PLUGIN);
    expect(await download()).toEqual(ALLOWED);
  });
});

describe("free products, newsletter: forced", () => {
  beforeAll(() => openShop("forced"));
  afterAll(() => shop.close());

  test.each([
    ["/de/account", "/de/account"],
    ["/account", "/account"],
    ["/products/plugins/fadelay", "/account"],
    [null, "/account"],
  ])(
    "[CAT-08] a press on such a download on a page (%s) leads to the account, which says what it needs",
    async (left, leadsTo) => {
      await newCustomer(0);
      await grantFreePlugins(shop.db, shop.deps, userId);
      const headers = new Headers({ accept: "text/html" });
      if (left !== null) headers.set("referer", `https://shop.test${left}`);
      const answer = await browser.fetch("/files/products/fadelay/win", { headers });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, leadsTo]);
    },
  );

  test("[CAT-08] without a subscription a free product is neither had nor downloaded, whatever the page sent at sign-up", async () => {
    await newCustomer(0);
    await grantFreePlugins(shop.db, shop.deps, userId);
    expect(await take(FREE_PACK)).toMatchObject({ valid: false, code: "product.newsletterNeeded" });
    expect(await download()).toEqual(REFUSED);
    await browser.callSecured("updateNewsletterSettings", { options: 2 });
    expect(await take(FREE_PACK)).toMatchObject({ valid: true });
    expect(await download()).toEqual(ALLOWED);
    await browser.callSecured("updateNewsletterSettings", { options: 0 });
    expect(await download()).toEqual(REFUSED);
  });
});

describe("free products, newsletter: free", () => {
  beforeAll(() => openShop("free"));
  afterAll(() => shop.close());

  test("[CAT-08] nobody has to subscribe", async () => {
    await newCustomer(0);
    await grantFreePlugins(shop.db, shop.deps, userId);
    expect(await take(FREE_PACK)).toMatchObject({ valid: true });
    expect(await download()).toEqual(ALLOWED);
  });
});
