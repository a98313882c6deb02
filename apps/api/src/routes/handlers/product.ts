import { ok } from "@shop/kernel";
import { createPublicCatalogue } from "../../catalogue/public-catalogue.ts";
import { findProduct } from "../../use-cases/find-product.ts";
import { linkDownload } from "../../use-cases/link-download.ts";
import { listOwnedProducts } from "../../use-cases/list-owned-products.ts";
import { listProducts } from "../../use-cases/list-products.ts";
import type { Handlers } from "../call-context.ts";

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
