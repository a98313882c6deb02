import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../testing/build-storefront-context.ts";
import * as all from "./products.tsx";
import * as bundles from "./products-bundles.tsx";
import * as packs from "./products-packs.tsx";
import * as plugins from "./products-plugins.tsx";
import * as shop from "./shop.tsx";

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
  ["/products", all.loader, ["Home Studio Bundle", "faMicAlign", "Modern Rock", "Mixing"]],
  ["/products/bundles", bundles.loader, ["Home Studio Bundle"]],
  ["/products/plugins", plugins.loader, ["faMicAlign"]],
  ["/products/guitar-cabinet-impulse-responses", packs.loader, ["Modern Rock"]],
] as const)("[ROUTE-05] %s lists its own products", async (path, loader, listed) => {
  const { products } = await load(loader, path);
  expect(names(products)).toEqual(listed);
});
