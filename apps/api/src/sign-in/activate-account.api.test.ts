import { afterEach, beforeEach, expect, test } from "vitest";
import {
  buildContent,
  buildContentProduct,
  buildRegistration,
  createTestApp,
  importTestContent,
  logIn,
  newCustomer,
  signUp,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const FREE = { EUR: 0, USD: 0, JPY: 0 };
const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestApp;
let browser: TestBrowser;
beforeEach(async () => {
  shop = await createTestApp();
  const plugin = { type: "plugin", itemType: 42 } as const;
  await importTestContent(
    shop.deps,
    buildContent({
      products: [
        buildContentProduct({ ...plugin, name: "Free One", price: FREE }),
        buildContentProduct({ ...plugin, name: "Free Two", price: FREE }),
        buildContentProduct({ ...plugin, name: "Paid" }),
        buildContentProduct({ ...plugin, name: "Hidden", price: FREE, is_public: false }),
        buildContentProduct({ name: "Free Pack", price: FREE }),
      ],
      manifest: { inputsHash: "none", files: [], media: [] },
    }),
  );
  browser = await shop.newBrowser().start();
});
afterEach(() => shop.close());

async function grantedNames(): Promise<string[]> {
  const rows = await shop.db
    .selectFrom("licences")
    .innerJoin("products", "products.id", "licences.product_id")
    .select(["name", "source", "licence_key"])
    .orderBy("name")
    .execute();
  expect(rows.every((row) => row.source === "activation")).toBe(true);
  expect(new Set(rows.map((row) => row.licence_key)).size).toBe(rows.length);
  return rows.map((row) => row.name);
}

test("[AUTH-20] activating grants every public free plugin, and nothing else", async () => {
  await browser.callSecured("register", buildRegistration());
  expect(await grantedNames()).toEqual([]);
  await signUp(shop, browser, "bob@customer.example");
  expect(await grantedNames()).toEqual(["Free One", "Free Two"]);
});

test("[AUTH-20] the free plugins come once: no later login adds any", async () => {
  await signUp(shop, browser);
  await logIn(browser);
  await logIn(browser);
  expect(await grantedNames()).toEqual(["Free One", "Free Two"]);
});

test("[AUTH-20] an account is new for fourteen days after its first free plugin", async () => {
  const customer = await newCustomer(shop);
  const isNew = async () => {
    await customer.start();
    return (await customer.call("updateSession")).result.user.isNewAccount;
  };
  expect(await isNew()).toBe(true);
  shop.clock.advance(14 * DAY_MS - 1);
  expect(await isNew()).toBe(true);
  shop.clock.advance(1);
  expect(await isNew()).toBe(false);
});
