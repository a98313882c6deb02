import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { ok } from "@shop/kernel";
import { type LoaderFunctionArgs, matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { loader } from "./markdown-route.ts";

const DETAILS = { changelog: [], files: [], systems: [], trial: null, cabinet: null, stars: [] };

/** The Markdown of a page of a shop with two products, as the server calls it. */
function read(path: string) {
  const products = [
    buildWireProduct({ name: "faMicAlign" }),
    buildWireProduct({ name: "Größe 100%", slug: "größe-100%", productPageSlug: "größe-100%" }),
  ];
  const api = createFakeApiClient();
  api.answer("getAllProducts", ok({ result: products }));
  api.answer("getProductDetails", ok({ result: DETAILS }));
  const request = new Request(`https://shop.example/markdown${path}`);
  const params = matchRoutes([{ path: "markdown/*" }], new URL(request.url).pathname)?.[0]?.params;
  return loader({ request, params, context: buildStorefrontContext({ api }) } as unknown as LoaderFunctionArgs);
}

test("[ROUTE-16] a product's Markdown is at its own address; another spelling leads there", async () => {
  expect(await (await read("/de/products/plugins/famicalign")).text()).toMatch(/^# faMicAlign\n/);
  const moved = await read("/products/famicalign").catch((thrown: Response) => thrown);
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/products/plugins/famicalign.md"]);
});

test("[ROUTE-16] so it is for a name with letters that an address has to encode", async () => {
  const path = encodeURI("/products/plugins/größe-100%");
  expect(await (await read(path)).text()).toMatch(/^# Größe 100%\n/);
});

test.each(["/products/plugins/nothing", "/support"])("[ROUTE-16] %s has no Markdown", async (path) => {
  await expect(read(path)).rejects.toMatchObject({ init: { status: 404 } });
});
