import { buildProduct } from "@shop/catalog/testing";
import { beforeAll, expect, test } from "vitest";
import { checkStructuredData } from "../../../tooling/structured-data/check-structured-data.ts";
import { readVocabulary } from "../../../tooling/structured-data/read-vocabulary.ts";
import { productData } from "../app/pages/product-detail/product-data.ts";
import { answerAsBackEnd } from "../app/testing/answer-as-back-end.ts";
import { createOwnStorefront } from "../app/testing/create-own-storefront.ts";
import { loadOwnRoutes } from "../app/testing/load-own-routes.ts";

const vocabulary = readVocabulary();
let build: Awaited<ReturnType<typeof loadOwnRoutes>>;
beforeAll(async () => {
  build = await loadOwnRoutes();
}, 120_000);

async function blocksOf(path: string): Promise<Array<Record<string, unknown>>> {
  const callApi = async (request: Request) => answerAsBackEnd(new URL(request.url));
  const storefront = createOwnStorefront(build, { callApi });
  const html = await (await storefront(new Request(`https://shop.example${path}`))).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return Array.from(blocks, ([, json = ""]) => JSON.parse(json));
}

test("[ROUTE-16] the data of a product that somebody has rated are schema.org's", () => {
  const rated = buildProduct({ rating: { rating: 4.5, num_ratings: 12, user_has_rated: false } });
  const block = productData(rated, { origin: "https://shop.example", name: "Farfield Audio" }, "de");
  expect(block).toHaveProperty("aggregateRating");
  expect(checkStructuredData(block, vocabulary)).toEqual([]);
});

const PACKS = "/products/guitar-cabinet-impulse-responses";

test.each([
  ["/", ["Organization", "WebSite"]],
  ["/shop", ["CollectionPage"]],
  ["/products", ["CollectionPage"]],
  ["/products/plugins", ["CollectionPage"]],
  ["/products/bundles", ["CollectionPage"]],
  [PACKS, ["CollectionPage"]],
  ["/products/plugins/onlyhere", ["Product", "BreadcrumbList"]],
  [`${PACKS}/hall`, ["Product", "BreadcrumbList"]],
  ["/products/both", ["Product", "BreadcrumbList"]],
  ["/compare", ["WebPage"]],
  ["/tutorials", ["CollectionPage"]],
  ["/tutorials/phase", ["CollectionPage", "BreadcrumbList"]],
  ["/tutorials/phase/two-microphones", ["Article", "BreadcrumbList"]],
  ["/support", ["FAQPage"]],
  ["/products/plugins/first-steps", ["HowTo"]],
  ["/press", ["WebPage"]],
  ["/contact", ["ContactPage"]],
  ["/terms-conditions", ["WebPage"]],
  ["/privacypolicy", ["WebPage"]],
  ["/imprint", ["WebPage"]],
  ["/sales", ["CollectionPage"]],
  ["/sales/black-friday-sale", ["WebPage"]],
  ["/contests/halloween", ["WebPage"]],
  // Not to be listed by search engines.
  ["/beta/fadrumalign-beta-sign-up", []],
  ["/cart", []],
])("[ROUTE-16] what %s says to search engines is schema.org's, in each language", async (path, types) => {
  for (const language of ["", "/de", "/ja"]) {
    const blocks = await blocksOf(path === "/" ? language || "/" : `${language}${path}`);
    expect(blocks.map((block) => block["@type"])).toEqual(types);
    expect(blocks.flatMap((block) => checkStructuredData(block, vocabulary))).toEqual([]);
  }
});
