import { fail, ok } from "@shop/kernel";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importContent } from "../content/import-content.ts";
import type { SearchEngines } from "../ports/search-engines.ts";
import {
  buildContent,
  buildContentProduct,
  createTestApp,
  insertCampaign,
  insertContest,
  type TestApp,
} from "../testing/index.ts";
import { submitChangedPages } from "./submit-changed-pages.ts";

const KEY = "0123456789abcdef0123456789abcdef";
let shop: TestApp;
let submitted: string[];
let isDown: boolean;
const searchEngines: SearchEngines = {
  key: KEY,
  submit: async (addresses) => {
    if (isDown) return fail({ code: "searchEngines.notSubmitted", params: { reason: "status 503" } });
    submitted.push(...addresses);
    return ok(null);
  },
};
beforeEach(async () => {
  [submitted, isDown] = [[], false];
  shop = await createTestApp({ deps: { searchEngines } });
});
afterEach(() => shop.close());

const A = buildContentProduct({ name: "faIR A" });
const B = buildContentProduct({ name: "faIR B" });
const PACKS = "/products/guitar-cabinet-impulse-responses";

async function bring(...products: ReadonlyArray<typeof A>) {
  const manifest = { inputsHash: "hash-1", files: [], media: [] };
  const content = buildContent({ products: [...products], manifest });
  const imported = await importContent(shop.deps, content);
  if (!imported.isOk) throw new Error(JSON.stringify(imported.failure));
}
/** What a run submits, without the shop's origin. */
async function run() {
  submitted = [];
  const count = await submitChangedPages(shop.deps);
  return { count, paths: submitted.map((address) => address.replace(shop.deps.settings.origin, "")) };
}

test("[ROUTE-16] the first run submits every page in every language, and the next one nothing", async () => {
  await bring(A, B);
  const { count, paths } = await run();
  expect(paths).toEqual(expect.arrayContaining(["", "/de", "/ja"].map((language) => `${language}${PACKS}/fair-a`)));
  expect(paths).toHaveLength(count * 3);
  expect(new Set(paths).size).toBe(paths.length);
  expect(await run()).toEqual({ count: 0, paths: [] });
});

test("[ROUTE-16] after an import the changed, new and removed pages are submitted, and no others", async () => {
  await bring(A, B);
  await run();
  await bring(A, B);
  expect((await run()).count).toBe(0);
  await bring({ ...A, productPageDesc: "<p>Measured again.</p>" }, B);
  // The lists that show it change with it.
  const changed = ["/", "/products", PACKS, `${PACKS}/fair-a`, "/sales", "/shop"];
  const { count, paths } = await run();
  expect(paths.filter((path) => !/^\/(de|ja)\b/.test(path))).toEqual(changed);
  expect([count, paths.length]).toEqual([changed.length, changed.length * 3]);
  await bring({ ...A, productPageDesc: "<p>Measured again.</p>", price: { ...A.price, EUR: 5900 } }, B);
  expect((await run()).count).toBe(changed.length);
  await bring({ ...A, productPageDesc: "<p>Measured again.</p>", price: { ...A.price, EUR: 5900 } });
  expect((await run()).paths).toContain(`/de${PACKS}/fair-b`);
  expect((await run()).count).toBe(0);
});

test("[ROUTE-16] a changed sale, contest or tutorial is submitted with the pages that show it", async () => {
  await bring(A);
  await insertContest(shop.deps, { hours: 24 });
  await insertCampaign(shop.deps, { id: "sale", startDate: "2026-01-01T00:00", endDate: "2026-02-01T00:00" });
  await run();
  const english = async () => (await run()).paths.filter((path) => !/^\/(de|ja)\b/.test(path));
  const { db } = shop.deps;
  await db.updateTable("content_entries").set({ title: "Phase, again" }).where("kind", "=", "post").execute();
  const [home, list, category, tutorial] = await english();
  expect([home, list, tutorial?.startsWith(`${category}/`)]).toEqual(["/", "/tutorials", true]);
  await db.updateTable("contests").set({ title: "Another contest" }).execute();
  expect(await english()).toEqual([expect.stringMatching(/^\/contests\//), "/sales"]);
  await db.updateTable("campaigns").set({ percent: 12, page: "black-friday-sale" }).execute();
  expect(await english()).toEqual(["/", "/sales", "/sales/black-friday-sale"]);
});

test("[SAFE-25] what a dead service didn't take is submitted by a later run; an import doesn't wait for it", async () => {
  isDown = true;
  await bring(A);
  expect(submitted).toEqual([]);
  expect(await run()).toEqual({ count: 0, paths: [] });
  expect(shop.logged.at(-1)).toMatchObject({ message: "changed pages were not submitted" });
  isDown = false;
  expect((await run()).paths).toContain(`${PACKS}/fair-a`);
});

test("[ROUTE-16] the key is a file of the shop; another key is none", async () => {
  const right = await shop.app.request(`/${KEY}.txt`);
  expect([right.status, await right.text(), right.headers.get("content-type")]).toEqual([
    200,
    KEY,
    "text/plain; charset=UTF-8",
  ]);
  expect((await shop.app.request(`/${KEY.replace("0", "1")}.txt`)).status).toBe(404);
});

test("[ROUTE-16] without search engines nothing is submitted, and there is no key", async () => {
  const quiet = await createTestApp();
  expect(await submitChangedPages(quiet.deps)).toBe(0);
  expect((await quiet.app.request(`/${KEY}.txt`)).status).toBe(404);
  await quiet.close();
});
