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

test("[ROUTE-03] home picks the plugin that was released last, says so, and puts the first pack and the first bundle beside it", async () => {
  const released = (release_date: string, version: string) => [{ platform: "mac" as const, version, release_date }];
  const home = await loadHome([
    plugin("older", { versions: released("2026-09-01", "3.0.0") }),
    plugin("newest", { versions: released("2026-10-06", "2.1.1"), shopDesc: "Lines up microphones." }),
    plugin("free", { versions: released("2026-11-01", "1.0.0"), is_for_sale: false }),
    ...["first pack", "second pack"].map((name) => plugin(name, { type: "samplepack", itemType: 43 })),
    ...["first bundle", "second bundle"].map((name) => plugin(name, { type: "bundle", itemType: 44 })),
  ]);
  expect(home.pick?.product).toMatchObject({ name: "newest", shopDesc: "Lines up microphones." });
  expect(home.pick?.reason).toBe("Newest release: version 2.1.1, 6 October 2026.");
  expect(home.beside.map(({ name }) => name)).toEqual(["first pack", "first bundle"]);
});

test("[ROUTE-03] a pick without a release has no reason", async () => {
  const { pick } = await loadHome([plugin("unreleased"), plugin("other")]);
  expect([pick?.product.name, pick?.reason]).toEqual(["unreleased", null]);
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
