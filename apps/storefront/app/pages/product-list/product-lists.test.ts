import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import * as shop from "../shop/shop-route.tsx";
import * as list from "./product-list-route.tsx";

const PRODUCTS = [
  buildWireProduct({ name: "Home Studio Bundle", type: "bundle" }),
  buildWireProduct({ name: "faMicAlign", type: "plugin" }),
  buildWireProduct({ name: "Modern Rock", type: "samplepack" }),
  buildWireProduct({ name: "Mixing", type: "other" }),
];

/** What the loader of a page reads of these four products. */
function load<Loader extends (args: never) => unknown>(loader: Loader, path: string) {
  const api = createFakeApiClient();
  api.answer("getAllProducts", ok({ result: PRODUCTS }));
  const args = {
    request: new Request(`https://shop.example${path}`),
    context: buildStorefrontContext({ api }),
    params: {},
  };
  return loader(args as never) as ReturnType<Loader>;
}
const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);

test("[ROUTE-04] /shop shows each group of products", async () => {
  const page = await load(shop.loader, "/shop");
  expect([page.bundles, page.plugins, page.packs, page.others].map(names)).toEqual([
    ["Home Studio Bundle"],
    ["faMicAlign"],
    ["Modern Rock"],
    ["Mixing"],
  ]);
});

test.each([
  ["/products", ["Home Studio Bundle", "faMicAlign", "Modern Rock", "Mixing"]],
  ["/products/bundles", ["Home Studio Bundle"]],
  ["/products/plugins", ["faMicAlign"]],
  ["/products/guitar-cabinet-impulse-responses", ["Modern Rock"]],
] as const)("[ROUTE-05] %s lists its own products", async (path, listed) => {
  const { products } = await load(list.loader, path);
  expect(names(products)).toEqual(listed);
});
