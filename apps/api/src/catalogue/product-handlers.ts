import { ok } from "@shop/kernel";
import type { Handlers } from "../users/index.ts";
import { findProductDetails } from "./details/find-product-details.ts";
import { findProduct } from "./find-product.ts";
import { listProducts } from "./list-products.ts";
import { createPromotionsList } from "./promotions-list.ts";
import { createPublicCatalogue } from "./public-catalogue.ts";
import { createProductSearch } from "./search/search-products.ts";

/** Created once per app: they share its in-memory catalogue. */
export function createProductHandlers(): Handlers<
  "getAllProducts" | "getProductData" | "getProductDetails" | "getPromotions" | "searchProducts"
> {
  const catalogue = createPublicCatalogue();
  const promotions = createPromotionsList(catalogue);
  const search = createProductSearch(catalogue);
  return {
    getAllProducts: async (deps, context, request) => ok(await listProducts(deps, context, catalogue, request)),
    getProductData: (deps, context, request) => findProduct(deps, context, catalogue, request),
    getProductDetails: (deps, _context, request) => findProductDetails(deps, request),
    searchProducts: async (deps, context, request) => ok(await search(deps, context, request)),
    getPromotions: async (deps) => ok(await promotions(deps)),
  };
}
