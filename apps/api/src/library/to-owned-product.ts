import type { WireActivation, WireDownloadLink, WireLicence, WireOwnedProduct } from "@shop/api-client/contract";
import { productPath } from "@shop/catalog";
import { type ActivationRow, isTransferable, type OwnedLicence, type ProductFileRow } from "../licences/index.ts";
import type { OwnRating } from "../ratings/index.ts";
import { isNewerVersion } from "./is-newer-version.ts";
import type { ProductDownloadRow } from "./product-downloads.ts";

/** A product that a customer owns; its licences with the oldest first, at least one. */
export interface OwnedFacts {
  readonly licences: readonly [OwnedLicence, ...OwnedLicence[]];
  readonly files: readonly ProductFileRow[];
  readonly activations: ReadonlyMap<string, readonly ActivationRow[]>;
  readonly downloads: readonly ProductDownloadRow[];
  readonly isFree: boolean;
  readonly rating: OwnRating | null;
  /** The names of a bundle's parts. */
  readonly included: readonly string[];
}

/** A product as the account lists it. The urls require the session and redirect to fresh links. */
export function toOwnedProduct(facts: OwnedFacts): WireOwnedProduct {
  const [product] = facts.licences;
  const { productType: type, productSlug: slug, productPageSlug } = product;
  return {
    name: product.productName,
    type,
    url: productPath({ type, slug, productPageSlug }),
    slug,
    licenses: facts.licences.map((licence) => toLicence(licence, facts.activations.get(licence.id) ?? [])),
    downloads: facts.files.map((file) => toDownload(product, file, facts.downloads)),
    manual_url: product.manualUrl,
    is_free: facts.isFree,
    included_products: [...facts.included],
    can_be_rated: product.canBeRated,
    own_rating: facts.rating && { stars: facts.rating.stars, comment: facts.rating.comment },
  };
}

function toLicence(licence: OwnedLicence, activations: readonly ActivationRow[]): WireLicence {
  return {
    id: licence.id,
    url: `/files/licences/${licence.id}`,
    date_added: licence.addedAt.toISOString(),
    key: licence.key,
    order_id: licence.orderId,
    ...(licence.orderId !== null && { ordered_as: licence.bundleName ?? licence.productName }),
    source: licence.source,
    is_transferable: isTransferable(licence),
    activations: activations.map(toActivation),
  };
}

function toActivation(row: ActivationRow): WireActivation {
  return {
    id: row.id,
    device_name: row.device_name,
    platform: row.platform,
    plugin_version: row.plugin_version,
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  };
}

function toDownload(
  product: OwnedLicence,
  file: ProductFileRow,
  downloads: readonly ProductDownloadRow[],
): WireDownloadLink {
  const release = product.versions.find(({ platform }) => platform === file.variant);
  const taken = downloads.find(({ variant }) => variant === file.variant)?.version ?? null;
  return {
    format: file.variant,
    url: `/files/products/${product.productSlug}/${file.variant}`,
    file_name: file.file_name,
    size_bytes: file.size_bytes,
    sha256: file.sha256,
    version: file.version,
    release_date: release?.release_date ?? null,
    downloaded_version: taken,
    has_update: taken !== null && file.version !== null && isNewerVersion(file.version, taken),
  };
}
