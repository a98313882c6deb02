import {
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  type Platform,
  type WireDownloadLink,
  type WireLicence,
  type WireOwnedProduct,
  type WireOwnedProducts,
} from "@shop/api-client/contract";
import type { ProductType } from "./product.ts";

export type { DownloadFormat, Platform } from "@shop/api-client/contract";

const FORMAT_ORDER: ReadonlyArray<DownloadFormat | Platform> = DOWNLOAD_FORMATS;

export interface Licence {
  readonly id: string;
  /** Redirects the logged-in owner to the licence file. */
  readonly url: string;
  /** ISO 8601. */
  readonly dateAdded: string;
  readonly key: string | null;
  /** The order in which it was bought; null for one that was given. */
  readonly orderId: string | null;
  /** What was ordered: this product's name, or that of the bundle that it came with. Null if unknown. */
  readonly orderedAs: string | null;
  /** Its kind can be transferred; the transfer service must be bought in addition. */
  readonly isTransferable: boolean;
}

export interface DownloadLink {
  /** A pack's format, or a plugin's platform. */
  readonly format: DownloadFormat | Platform;
  /** Redirects the logged-in owner to a new signed link. */
  readonly url: string;
  readonly fileName: string | null;
  readonly sizeBytes: number | null;
  /** In hex. */
  readonly sha256: string | null;
  readonly version: string | null;
  /** ISO 8601 date. */
  readonly releaseDate: string | null;
  /** The version that the customer downloaded last; null if none. */
  readonly downloadedVersion: string | null;
  /** A newer version than that is there. */
  readonly hasUpdate: boolean;
}

/** The customer's rating of a product. */
export interface OwnRating {
  /** 1 to 5. */
  readonly stars: number;
  readonly comment: string;
}

/** A product with everything of it that the user owns. One may own several licences of one product. */
export interface OwnedProduct {
  readonly name: string;
  readonly type: ProductType;
  /** The product page's path. */
  readonly path: string;
  readonly slug: string;
  readonly licences: readonly Licence[];
  readonly downloads: readonly DownloadLink[];
  readonly manualUrl: string | null;
  readonly canBeRated: boolean;
  /** Null until it is rated. */
  readonly ownRating: OwnRating | null;
  /** For a bundle: the names of all its products. A bundle has no files of its own; those of its parts are its download. */
  readonly includedProducts: readonly string[];
}

export type OwnedProducts = Readonly<Record<ProductType, readonly OwnedProduct[]>>;

/** The user's products, in this package's terms. */
export function normaliseOwned(wire: WireOwnedProducts): OwnedProducts {
  return {
    bundle: wire.bundle.map(normaliseOwnedProduct),
    plugin: wire.plugin.map(normaliseOwnedProduct),
    samplepack: wire.samplepack.map(normaliseOwnedProduct),
    other: wire.other.map(normaliseOwnedProduct),
  };
}

/** All that is owned as one list, in the order of the account page: bundles, plugins, packs, others. */
export function listOwned(owned: OwnedProducts): readonly OwnedProduct[] {
  return [...owned.bundle, ...owned.plugin, ...owned.samplepack, ...owned.other];
}

function normaliseOwnedProduct(wire: WireOwnedProduct): OwnedProduct {
  return {
    name: wire.name,
    type: wire.type,
    path: wire.url,
    slug: wire.slug,
    licences: wire.licenses.map(normaliseLicence),
    downloads: wire.downloads.map(normaliseDownload).sort(byFormat),
    manualUrl: wire.manual_url ?? null,
    canBeRated: wire.can_be_rated ?? false,
    ownRating: wire.own_rating ? { stars: wire.own_rating.stars, comment: wire.own_rating.comment } : null,
    includedProducts: wire.included_products ?? [],
  };
}

function normaliseLicence(wire: WireLicence): Licence {
  const { id, url, date_added, key, order_id, ordered_as, is_transferable } = wire;
  return {
    id,
    url,
    dateAdded: date_added,
    key: key ?? null,
    orderId: order_id ?? null,
    orderedAs: ordered_as ?? null,
    isTransferable: is_transferable ?? false,
  };
}

/** The whole pack first, then its formats in the order of the contract; platforms in their original order. */
function byFormat(one: DownloadLink, other: DownloadLink): number {
  return FORMAT_ORDER.indexOf(one.format) - FORMAT_ORDER.indexOf(other.format);
}

function normaliseDownload(wire: WireDownloadLink): DownloadLink {
  return {
    format: wire.format,
    url: wire.url,
    fileName: wire.file_name ?? null,
    sizeBytes: wire.size_bytes ?? null,
    sha256: wire.sha256 ?? null,
    version: wire.version ?? null,
    releaseDate: wire.release_date ?? null,
    downloadedVersion: wire.downloaded_version ?? null,
    hasUpdate: wire.has_update ?? false,
  };
}
