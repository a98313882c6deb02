import { DEFAULT_OPERATION_IDS } from "@shop/api-client/contract";
import { buildWireProduct } from "@shop/catalog/testing";

const CATEGORY = { id: 7, slug: "phase", name: "Phase" };
const TEXT =
  "<p>About it.</p><h2>1. Open</h2><p>Open it.</p><h2>2. Close</h2><p>Close it.</p><h3>Is it closed?</h3><p>Yes.</p>";
const entry = (slug: string) => ({
  id: 1,
  slug,
  type: "post",
  title: { rendered: `About ${slug}` },
  content: { rendered: TEXT },
  excerpt: { rendered: `<p>What ${slug} is.</p>` },
  date_gmt: "2026-01-10T08:00:00",
  categories: [7],
});
const PRODUCT = buildWireProduct({
  name: "OnlyHere",
  slug: "onlyhere",
  productPageSlug: "onlyhere",
});
const PACK = buildWireProduct({ name: "Hall", type: "samplepack", itemType: 43, productPageSlug: "hall" });
const BUNDLE = buildWireProduct({ name: "Both", type: "bundle", itemType: 44, slug: "both", productPageSlug: "both" });
const PROMOTION = {
  ...{ product_name: "Gain", description: "", title: "Studio night", path: "/products/plugins/gain" },
  ...{ end_date: "2040-01-01T00:00:00.000Z", discount: 20, discount_with_login: 35 },
};
const DETAILS = { changelog: [], files: [], systems: [], trial: null, cabinet: null, stars: [] };
/** A moment, as the back end states its own. */
const NOW = "2026-01-15T12:00:00.000Z";
const RESULTS: Readonly<Record<string, object>> = {
  [DEFAULT_OPERATION_IDS.getAllProducts]: { result: [PRODUCT, PACK, BUNDLE] },
  [DEFAULT_OPERATION_IDS.getProductDetails]: { result: DETAILS },
  [DEFAULT_OPERATION_IDS.getPromotions]: { products: [PROMOTION] },
  [DEFAULT_OPERATION_IDS.searchProducts]: { products: [PRODUCT, PACK, BUNDLE], total: 3, counts: {}, read_as: [] },
  [DEFAULT_OPERATION_IDS.listSalesWindows]: { now: NOW, windows: [] },
  [DEFAULT_OPERATION_IDS.listContests]: { now: NOW, contests: [] },
};

/** What a back end of three products, one tutorial and one promotion returns for an address. Written pages are there by any name. */
export function answerAsBackEnd({ pathname, searchParams }: URL): Response {
  if (pathname.endsWith("/categories")) return Response.json([CATEGORY]);
  if (pathname.endsWith("/posts")) return Response.json([entry(searchParams.get("slug") ?? "two-microphones")]);
  if (pathname.endsWith("/pages")) return Response.json([entry(searchParams.get("slug")?.split(",")[0] ?? "")]);
  const result = RESULTS[pathname.replace(/^\/v1\//, "")] ?? { access_token: "a", user: null };
  return Response.json({ valid: true, result, error: null, code: null });
}
