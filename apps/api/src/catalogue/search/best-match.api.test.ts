import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buildContent,
  buildContentProduct,
  createTestApp,
  importTestContent,
  type TestApp,
  type TestBrowser,
} from "../../testing/index.ts";

const plugin = (name: string, shortDesc: string, productPageDesc = "") =>
  buildContentProduct({ name, shortDesc, productPageDesc, type: "plugin", itemType: 42 });
/** More than one import writes at a time. */
const MANY = Array.from({ length: 230 }, (_, index) => plugin(`faCopy${index}`, "Filler"));
/** The weaker match of each pair comes first in the shop's order. */
const CONTENT = buildContent({
  products: [
    plugin("faBegins", "For metalwork"),
    plugin("faIsWord", "For metal"),
    plugin("faBelow", "Of spring type"),
    plugin("faSpring Spring", "Of spring type"),
    plugin("faLower", "Phase, measured", "<p>Of a ribbon.</p>"),
    plugin("faRibbon Ribbon", "Phase, measured"),
    ...MANY,
  ],
  manifest: { inputsHash: "best-match", files: [], media: [], cabinets: [] },
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
  ["what has the word before what has one that only begins so", "metal", ["faIsWord", "faBegins"]],
  ["a word that is in name and text counts as in the name", "spring", ["faSpring Spring", "faBelow"]],
  ["a word that was read as another one counts, too, where it is", "phase ribon", ["faRibbon Ribbon", "faLower"]],
])("[CAT-10] the best match comes first: %s", async (_rule, text, names) => {
  const { result } = await browser.call("searchProducts", { text });
  expect(result.products.map(({ name }: { name: string }) => name)).toEqual(names);
});

test("[CAT-10] of more products than an import writes at once each is found", async () => {
  const all = await browser.call("searchProducts", {});
  expect(all.result.total).toBe(236);
  const last = await browser.call("searchProducts", { text: "faCopy229" });
  expect(last.result.total).toBe(1);
});
