import { afterAll, beforeAll, expect, test } from "vitest";
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
} from "../../testing/index.ts";

const versions = [{ platform: "mac" as const, release_date: "2026-09-01", version: "1.0.0" }];
const plugin = (name: string) => buildContentProduct({ name, type: "plugin", itemType: 42, versions });
/** Three that have all choices alike, and one that differs. */
const CONTENT = buildContent({
  products: [plugin("faOne"), plugin("faTwo"), plugin("faThree"), buildContentProduct({ name: "faIR Other" })],
  manifest: { inputsHash: "alike", files: [], media: [], cabinets: [] },
});

let shop: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps, CONTENT);
  browser = await shop.newBrowser().start();
});
afterAll(() => shop.close());

test.each([
  [{}, 4],
  [{ choices: { platform: ["mac"] } }, 3],
  [{ choices: { kind: ["plugin"] }, page_size: 2 }, 3],
])("[CAT-10] products that have all choices alike are counted one by one: %o finds %i", async (request, total) => {
  const { result } = await browser.call("searchProducts", request);
  expect(result.total).toBe(total);
  expect(result.counts.kind.plugin).toBe(3);
  expect(result.counts.platform.mac).toBe(3);
});

test("[CAT-10] of products that have all choices alike, only the one that a customer owns is found as owned", async () => {
  const ada = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  await insertLicence(shop.deps, userId, "faTwo");
  await startSession(shop.deps, ada, userId);
  const found = async (owned: "yes" | "no") => {
    const { result } = await ada.call("searchProducts", { choices: { owned: [owned], kind: ["plugin"] } });
    return { names: result.products.map(({ name }: { name: string }) => name), owned: result.counts.owned };
  };
  expect(await found("yes")).toEqual({ names: ["faTwo"], owned: { yes: 1, no: 2 } });
  expect(await found("no")).toEqual({ names: ["faOne", "faThree"], owned: { yes: 1, no: 2 } });
});
