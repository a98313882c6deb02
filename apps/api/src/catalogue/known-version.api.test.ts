import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestApp,
  importTestContent,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

let shop: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
  browser = await shop.newBrowser().start();
});
afterAll(() => shop.close());

test("[CAT-04] a client that has kept this version gets no products, one with another version all of them, and a customer no version", async () => {
  const all = (await browser.call("getAllProducts")).result;
  const { version, price_changes_at } = all;
  const again = async () => (await browser.call("getAllProducts", { known_version: version })).result;
  expect(await again()).toEqual({ result: [], version, price_changes_at, is_unchanged: true });
  expect((await browser.call("getAllProducts", { known_version: "another" })).result).toEqual(all);
  await shop.deps.db.updateTable("products").set({ short_desc: "Changed" }).where("name", "=", "faAlign").execute();
  shop.clock.advance(1000);
  const changed = await again();
  expect(changed.version).not.toBe(version);
  expect(changed.result.length).toBe(all.result.length);
  const customer = await shop.newBrowser().start();
  await startSession(shop.deps, customer, await insertUser(shop.deps));
  const own = (await customer.call("getAllProducts", { known_version: changed.version })).result;
  expect(own.version).toBeUndefined();
  expect(own.result.length).toBe(all.result.length);
});
