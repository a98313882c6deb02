import { DEFAULT_OPERATION_IDS } from "@shop/api-client/contract";
import { buildWireProduct } from "@shop/catalog/testing";
import { beforeAll, expect, test } from "vitest";
import { answerAsBackEnd } from "../app/testing/answer-as-back-end.ts";
import { createOwnStorefront } from "../app/testing/create-own-storefront.ts";
import { loadOwnRoutes } from "../app/testing/load-own-routes.ts";

const PRODUCTS = Array.from({ length: 600 }, (_, index) =>
  buildWireProduct({ name: `Gain ${index}`, slug: `gain-${index}`, productPageSlug: `gain-${index}` }),
);

let build: Awaited<ReturnType<typeof loadOwnRoutes>>;
beforeAll(async () => {
  build = await loadOwnRoutes();
}, 120_000);

async function read(path: string, products?: typeof PRODUCTS) {
  const callApi = async (request: Request) => {
    const url = new URL(request.url);
    const isCatalogue = url.pathname === `/v1/${DEFAULT_OPERATION_IDS.getAllProducts}`;
    if (!products || !isCatalogue) return answerAsBackEnd(url);
    return Response.json({ valid: true, result: { result: products }, error: null, code: null });
  };
  const response = await createOwnStorefront(build, { callApi })(new Request(`https://shop.example${path}`));
  const text = await response.text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  return { status: response.status, type: response.headers.get("content-type"), addresses };
}

test("[ROUTE-16] a large shop's sitemap names its files, which have every page in each language", async () => {
  const index = await read("/sitemap.xml", PRODUCTS);
  expect(index.addresses).toEqual(["/sitemaps/1.xml", "/sitemaps/2.xml"]);
  const files = await Promise.all(index.addresses.map((path) => read(path, PRODUCTS)));
  expect(files.map(({ status, type }) => [status, type])).toEqual(
    Array(2).fill([200, "application/xml; charset=utf-8"]),
  );
  const listed = files.flatMap(({ addresses }) => addresses);
  const wanted = PRODUCTS.flatMap(({ slug }) =>
    ["", "/de", "/ja"].map((language) => `${language}/products/plugins/${slug}`),
  );
  expect(listed).toEqual(expect.arrayContaining(["/", "/ja/sales", ...wanted]));
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(["/sitemaps/3.xml", "/sitemaps/0.xml", "/sitemaps/01.xml", "/sitemaps/1", "/sitemaps/x.xml"])(
  "[ROUTE-16] %s is no file of it",
  async (path) => {
    expect((await read(path, PRODUCTS)).status).toBe(404);
  },
);

test("[ROUTE-16] a small shop's sitemap is one file, under one address", async () => {
  expect((await read("/sitemap.xml")).addresses).toContain("/products/plugins/onlyhere");
  expect((await read("/sitemaps/1.xml")).status).toBe(404);
});
