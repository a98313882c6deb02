import { DEFAULT_OPERATION_IDS } from "@shop/api-client/contract";
import { buildWireProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { createOwnStorefront } from "../app/testing/create-own-storefront.ts";
import { loadOwnRoutes } from "../app/testing/load-own-routes.ts";
import { SHOP_FACTS } from "../app/testing/shop-facts.ts";

/** Figures that occur nowhere else in a page. */
const FIGURES = { customers: 191_817, reviews: 822_913, downloads: 244_119, rating: 4.87, people_shopping: 23_457 };
const WRITTEN = ["191,817", "822,913", "244,119", "4.87", "23,457"];
const RESULTS: Readonly<Record<string, object>> = {
  [DEFAULT_OPERATION_IDS.getAllProducts]: { result: [buildWireProduct({ name: "OnlyHere" })] },
  [DEFAULT_OPERATION_IDS.getPromotions]: { products: [] },
  [DEFAULT_OPERATION_IDS.getSocialProof]: { ...FIGURES, is_sample: true },
};

/** The whole home page, as the server sends it, while the back end has nothing but samples. */
async function openHome(hasSamples: boolean): Promise<string> {
  const callApi = async (request: Request) => {
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const result = RESULTS[id] ?? { access_token: "a", user: null };
    return request.url.includes("/wp-json/")
      ? Response.json([])
      : Response.json({ valid: true, result, error: null, code: null });
  };
  const storefront = createOwnStorefront(await loadOwnRoutes(), { callApi, shop: { ...SHOP_FACTS, hasSamples } });
  const response = await storefront(new Request("https://shop.example/"));
  expect(response.status).toBe(200);
  return response.text();
}

test("[LAW-05] where the operator allows no samples, the whole home page has no sample figure and no mark of one", async () => {
  const allowed = await openHome(true);
  expect(WRITTEN.filter((figure) => !allowed.includes(figure))).toEqual([]);
  expect(allowed).toContain("data-sample");
  const page = await openHome(false);
  expect(page).toContain("OnlyHere");
  expect([...WRITTEN, ...Object.values(FIGURES).map(String)].filter((figure) => page.includes(figure))).toEqual([]);
  expect(page).not.toMatch(/data-sample|\bSample\b/);
}, 60_000);
