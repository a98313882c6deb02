import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { loader } from "./shop-route.tsx";

test("[ROUTE-04] the shop shows the first twelve products of a kind, however many there are", async () => {
  const api = createFakeApiClient();
  const plugins = Array.from({ length: 200 }, (_, index) => buildWireProduct({ name: `plugin ${index}` }));
  api.answer("getAllProducts", ok({ result: plugins }));
  const request = new Request("https://shop.example/shop");
  const args = { request, context: buildStorefrontContext({ api }), params: {} };
  const shop = await loader(args as unknown as Parameters<typeof loader>[0]);
  expect(shop.plugins.map(({ name }) => name)).toEqual(plugins.slice(0, 12).map(({ name }) => name));
});
