import {
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  type Platform,
  type WireDownloadLink,
  type WireOwnedProduct,
  type WireOwnedProducts,
} from "@shop/api-client/contract";
import type { ProductType } from "./product.ts";

export type { DownloadFormat, Platform } from "@shop/api-client/contract";

const FORMAT_ORDER: ReadonlyArray<DownloadFormat | Platform> = DOWNLOAD_FORMATS;

export interface Licence {
  readonly id: string;
  /** Leads the logged-in owner to the licence file. */
  readonly url: string;
  /** ISO 8601. */
  readonly dateAdded: string;
  readonly key: string | null;
  /** The order that it was bought with; null for one that was given. */
  readonly orderId: string | null;
}

export interface DownloadLink {
  /** A pack's format, or a plugin's platform. */
  readonly format: DownloadFormat | Platform;
  /** Leads the logged-in owner to a fresh signed link. */
  readonly url: string;
  readonly fileName: string | null;
  readonly sizeBytes: number | null;
  /** In hex. */
  readonly sha256: string | null;
  readonly version: string | null;
  /** ISO 8601 date. */
  readonly releaseDate: string | null;
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
}

export type OwnedProducts = Readonly<Record<ProductType, readonly OwnedProduct[]>>;

/** What the user owns, in the shop's own words. */
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
    licences: wire.licenses.map(({ id, url, date_added, key, order_id }) => ({
      id,
      url,
      dateAdded: date_added,
      key: key ?? null,
      orderId: order_id ?? null,
    })),
    downloads: wire.downloads.map(normaliseDownload).sort(byFormat),
  };
}

/** The whole pack first, then its formats in the order of the contract; platforms as they came. */
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
  };
}
