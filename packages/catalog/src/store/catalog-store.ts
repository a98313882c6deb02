import type { WireProduct } from "@shop/api-client/contract";
import { type Clock, type KeyValueStorage, type ReadableStore, type Result, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import type { DownloadRequest, DownloadTicket } from "../domain/downloads/download-request.ts";
import { FALLBACK_CATALOGUE } from "../domain/fallback-catalogue.ts";
import { normaliseProduct } from "../domain/normalise-product.ts";
import { type CatalogState, EMPTY_CATALOG_STATE } from "./catalog-state.ts";
import { createOwnedLoading } from "./owned-loading.ts";
import type { CatalogGateway, CatalogLog } from "./ports.ts";
import { createProductLoading } from "./product-loading.ts";

export interface CatalogStoreDeps {
  readonly gateway: CatalogGateway;
  /** Stores the catalogue between visits, under CATALOGUE_CACHE_KEY. On a server: a memory storage. */
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly log: CatalogLog;
  /** The fallback while the live catalogue is unavailable. Default: the built-in one. */
  readonly fallback?: readonly WireProduct[];
  /** Products that came with the page, and when the service sent them: shown at once, and fetched again when they are due. */
  readonly initial?: { readonly products: readonly WireProduct[]; readonly loadedAtMs: number };
}

export interface CatalogStore extends ReadableStore<CatalogState> {
  /**
   * Loads and keeps fresh: every 30 min, when a price changes, every minute while the fallback is shown. The returned function
   * stops it.
   */
  start(): () => void;
  /** Shows the stored data; fetches if it is 30 min old or missing. Resolves when settled; never rejects. */
  load(): Promise<void>;
  /** Fetches now (after login and logout). The response to a pending fetch is dropped: it may belong to somebody else. */
  refresh(): Promise<void>;
  /** Failure `catalog.ownedUnavailable`; it is in the state too. */
  loadOwned(): Promise<Result<void>>;
  /** Call after logout. A pending response is dropped. */
  clearOwned(): void;
  /** A signed link. Failures: `product.notOwned`, `product.fileMissing`, `catalog.downloadFailed`. */
  requestDownload(request: DownloadRequest): Promise<Result<DownloadTicket>>;
}

/** The catalogue of one tab, or of one request on a server. Sources: CAT-03, CAT-04, CAT-06, CAT-07. */
export function createCatalogStore(deps: CatalogStoreDeps): CatalogStore {
  const store = createStore<CatalogState>()(() => initialState(deps));
  const products = createProductLoading(store, { ...deps, fallback: deps.fallback ?? FALLBACK_CATALOGUE });
  return {
    ...readable(store),
    ...products,
    ...createOwnedLoading(store, deps),
  };
}

function initialState({ initial, log }: CatalogStoreDeps): CatalogState {
  if (!initial) return EMPTY_CATALOG_STATE;
  const products = initial.products.flatMap((wire) => {
    const read = normaliseProduct(wire);
    if (!read.isOk) log({ act: "catalog.start", failure: read.failure });
    return read.isOk ? [read.value] : [];
  });
  return { ...EMPTY_CATALOG_STATE, products, status: "live", loadedAtMs: initial.loadedAtMs };
}
