import { ok } from "@shop/kernel";
import type { Handlers } from "../http/call-context.ts";
import { linkDownload } from "../library/link-download.ts";
import { listOwnedProducts } from "../library/list-owned-products.ts";
import { findProduct } from "./find-product.ts";
import { listProducts } from "./list-products.ts";
import { createPublicCatalogue } from "./public-catalogue.ts";

/** Made once for an app: they share its catalogue in memory. */
export function createProductHandlers(): Handlers<
  "getAllProducts" | "getProductData" | "downloadProduct" | "getOwnedProducts"
> {
  const catalogue = createPublicCatalogue();
  return {
    getAllProducts: async (deps, context) => ok(await listProducts(deps, context, catalogue)),
    getProductData: (deps, context, request) => findProduct(deps, context, catalogue, request),
    downloadProduct: linkDownload,
    getOwnedProducts: listOwnedProducts,
  };
}
