import { createContentReader } from "@shop/api-client/content";
import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { loader } from "./home-route.tsx";

const CAMPAIGN = { id: "c1", percent: 30, loyalty_percent: 45, title: "Late Autumn", ends_at: "2026-11-30T22:59:00Z" };
const plugin = (name: string, given: Parameters<typeof buildWireProduct>[0] = {}) =>
  buildWireProduct({ name, ...given });

const NO_CONTENT = createContentReader({
  host: "https://content.example",
  clock: createFakeClock(),
  transport: async () => ({ status: 200, text: "[]", header: () => null }),
});

/** What the home page in a language shows of a catalogue. */
function loadHome(products: ReturnType<typeof plugin>[], path = "/") {
  const api = createFakeApiClient();
  api.answer("getAllProducts", ok({ result: products }));
  api.answer("getSocialProof", ok({ rating: null, people_shopping: null, is_sample: false }));
  const request = new Request(`https://shop.example${path}`);
  const args = { request, context: buildStorefrontContext({ api, content: NO_CONTENT }), params: {} };
  return loader(args as unknown as Parameters<typeof loader>[0]);
}

test("[ROUTE-03] home names a running campaign with its percentages and its end, and shows its products", async () => {
  const home = await loadHome([
    plugin("featured"),
    plugin("in campaign", { own_discount: null, campaigns: [CAMPAIGN] }),
  ]);
  expect(home.promotions).toEqual([
    {
      visitor: "Late Autumn: 30% off until 30 November 2026 at 22:59 UTC",
      customer: "Late Autumn: 45% off until 30 November 2026 at 22:59 UTC",
    },
  ]);
  expect(home.offers.map(({ name }) => name)).toEqual(["in campaign"]);
});

test("[ROUTE-03] a campaign that runs only for a featured product is on home too", async () => {
  const home = await loadHome([plugin("featured", { own_discount: null, campaigns: [CAMPAIGN] })], "/de");
  expect(home.promotions.map(({ visitor }) => visitor)).toEqual([
    "Late Autumn: 30\u00a0% Rabatt bis 30. November 2026 um 22:59 UTC",
  ]);
  expect(home.offers.map(({ name }) => name)).toEqual(["featured"]);
});

test("[ROUTE-03] without a campaign home shows the products' own sales and names no promotion", async () => {
  const home = await loadHome([plugin("featured"), plugin("on sale", { total_discount: 20 }), plugin("plain")]);
  expect([home.promotions, home.offers.map(({ name }) => name)]).toEqual([[], ["on sale"]]);
});
