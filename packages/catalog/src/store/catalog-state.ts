import type { Failure } from "@shop/kernel";
import type { DownloadTicket } from "../domain/downloads/download-request.ts";
import type { LicenceMap } from "../domain/licence-map.ts";
import type { OwnedProducts } from "../domain/owned-products.ts";
import type { Product } from "../domain/product.ts";

export interface CatalogState {
  readonly products: readonly Product[];
  /** `live` are products of the service (just loaded, or kept from the last visit), `fallback` the built-in ones. */
  readonly status: "idle" | "loading" | "live" | "fallback";
  /** Whether the built-in catalogue is shown. */
  readonly isFallback: boolean;
  /** When the service sent the products that are shown; null for none and for the built-in ones. */
  readonly loadedAtMs: number | null;
  /** When the next campaign starts or ends, as the service reported; null if none is known. */
  readonly priceChangesAtMs: number | null;
  /** Null until loaded, and after logout. */
  readonly owned: OwnedProducts | null;
  readonly licenceMap: LicenceMap;
  readonly ownedStatus: "idle" | "loading" | "ready" | "failed";
  readonly ownedFailure: Failure | null;
  /** The last link that was requested: what the download dialog offers. */
  readonly lastDownload: { readonly product: string; readonly ticket: DownloadTicket } | null;
}

export const EMPTY_CATALOG_STATE: CatalogState = {
  products: [],
  status: "idle",
  isFallback: false,
  loadedAtMs: null,
  priceChangesAtMs: null,
  owned: null,
  licenceMap: new Map(),
  ownedStatus: "idle",
  ownedFailure: null,
  lastDownload: null,
};
