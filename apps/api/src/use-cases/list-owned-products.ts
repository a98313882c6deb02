import type { WireDownloadLink, WireOwnedProduct, WireOwnedProducts } from "@shop/api-client/contract";
import { productPath } from "@shop/catalog";
import { ok, type Result } from "@shop/kernel";
import {
  listOwnedLicences,
  listProductFiles,
  type OwnedLicence,
  type ProductFileRow,
} from "../db/repositories/owned-licences.ts";
import type { Deps } from "../deps.ts";
import type { CallContext } from "../routes/call-context.ts";

/**
 * Everything that the logged-in user owns, grouped by type, each product with all of its licences and files. The parts of
 * a bundle have licences of their own and stand under their own types. The urls ask for the session and lead to fresh links.
 */
export async function listOwnedProducts(deps: Deps, context: CallContext): Promise<Result<WireOwnedProducts>> {
  const licences = await listOwnedLicences(deps.db, context.session?.userId ?? "");
  const productIds = [...new Set(licences.map((licence) => licence.productId))];
  const files = await listProductFiles(deps.db, productIds);
  const owned: WireOwnedProducts = { bundle: [], other: [], samplepack: [], plugin: [] };
  for (const productId of productIds) {
    const ofProduct = licences.filter((licence) => licence.productId === productId);
    const [first] = ofProduct;
    if (!first) continue;
    const ownFiles = files.filter((file) => file.product_id === productId);
    owned[first.productType].push(toOwnedProduct(first, ofProduct, ownFiles));
  }
  return ok(owned);
}

function toOwnedProduct(
  product: OwnedLicence,
  licences: readonly OwnedLicence[],
  files: readonly ProductFileRow[],
): WireOwnedProduct {
  return {
    name: product.productName,
    type: product.productType,
    url: productPath({
      type: product.productType,
      slug: product.productSlug,
      productPageSlug: product.productPageSlug,
    }),
    slug: product.productSlug,
    licenses: licences.map(({ id, key, addedAt, orderId }) => ({
      id,
      url: `/files/licences/${id}`,
      date_added: addedAt.toISOString(),
      key,
      order_id: orderId,
    })),
    downloads: files.map((file) => toDownload(product, file)),
  };
}

function toDownload(product: OwnedLicence, file: ProductFileRow): WireDownloadLink {
  const release = product.versions.find(({ platform }) => platform === file.variant);
  return {
    format: file.variant,
    url: `/files/products/${product.productSlug}/${file.variant}`,
    file_name: file.file_name,
    size_bytes: file.size_bytes,
    sha256: file.sha256,
    version: file.version,
    release_date: release?.release_date ?? null,
  };
}
