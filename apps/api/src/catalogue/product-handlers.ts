import { ok } from "@shop/kernel";
import type { Handlers } from "../users/index.ts";
import { findProduct } from "./find-product.ts";
import { listProducts } from "./list-products.ts";
import { createPromotionsList } from "./promotions-list.ts";
import { createPublicCatalogue } from "./public-catalogue.ts";

/** Created once per app: they share its in-memory catalogue. */
export function createProductHandlers(): Handlers<"getAllProducts" | "getProductData" | "getPromotions"> {
  const catalogue = createPublicCatalogue();
  const promotions = createPromotionsList(catalogue);
  return {
    getAllProducts: async (deps, context, request) => ok(await listProducts(deps, context, catalogue, request)),
    getProductData: (deps, context, request) => findProduct(deps, context, catalogue, request),
    getPromotions: async (deps) => ok(await promotions(deps)),
  };
}
