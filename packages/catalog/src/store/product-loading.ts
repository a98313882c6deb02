import type { WireProduct } from "@shop/api-client/contract";
import type { Clock, Failure, KeyValueStorage } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import { CATALOGUE_CACHE_KEY, readCatalogue, writeCatalogue } from "../domain/catalogue-cache.ts";
import { FALLBACK_RETRY_MS, REFRESH_MS, UNAVAILABLE_AFTER_MS } from "../domain/limits.ts";
import { normaliseProduct } from "../domain/normalise-product.ts";
import type { Product } from "../domain/product.ts";
import { isRefreshDue } from "../domain/refresh-due.ts";
import type { CatalogState } from "./catalog-state.ts";
import type { CatalogGateway, CatalogLog } from "./ports.ts";

export interface ProductLoadingDeps {
  readonly gateway: CatalogGateway;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly log: CatalogLog;
  readonly fallback: readonly WireProduct[];
}

/** Gets the products into the state and keeps them fresh. */
export function createProductLoading(store: StoreApi<CatalogState>, deps: ProductLoadingDeps) {
  const { gateway, storage, clock, log, fallback } = deps;
  let loading: Promise<void> | null = null;

  const normalise = (wire: readonly WireProduct[]): Product[] =>
    wire.flatMap((product) => {
      const read = normaliseProduct(product);
      if (read.isOk) return [read.value];
      log({ act: "catalog.load", failure: read.failure });
      return [];
    });
  const showLive = (wire: readonly WireProduct[], loadedAtMs: number) =>
    store.setState({ products: normalise(wire), status: "live", isFallback: false, loadedAtMs });
  /** Products of the service that are shown already are better than the built-in ones. */
  const fallBack = () => {
    if (store.getState().status === "live" || store.getState().isFallback) return;
    store.setState({ products: normalise(fallback), status: "fallback", isFallback: true, loadedAtMs: null });
  };
  const refuse = (failure: Failure) => {
    log({ act: "catalog.load", failure });
    fallBack();
  };
  const showKept = () => {
    const kept = readCatalogue(storage.get(CATALOGUE_CACHE_KEY), clock.nowMs());
    if (kept) showLive(kept.products, kept.loadedAtMs);
  };
  const fetchProducts = async () => {
    if (store.getState().status === "idle") store.setState({ status: "loading" });
    const stopWaiting = clock.after(UNAVAILABLE_AFTER_MS, fallBack);
    const answer = await gateway.loadProducts();
    stopWaiting();
    if (!answer.isOk) return refuse(answer.failure);
    if (answer.value.length === 0) return refuse({ code: "catalog.unavailable", params: { reason: "no products" } });
    const loadedAtMs = clock.nowMs();
    showLive(answer.value, loadedAtMs);
    storage.set(CATALOGUE_CACHE_KEY, writeCatalogue({ loadedAtMs, products: answer.value }));
  };

  /** Fetches now, once however many ask. */
  const refresh = (): Promise<void> => {
    loading ??= fetchProducts().finally(() => {
      loading = null;
    });
    return loading;
  };
  /** Shows what was kept, and fetches where that is too old or missing. */
  const load = async (): Promise<void> => {
    if (store.getState().status === "idle") showKept();
    if (isRefreshDue(store.getState().loadedAtMs, clock.nowMs())) await refresh();
  };
  /** Loads, and goes on loading until the answer is called: each 30 min, each minute while the built-in catalogue stands in. */
  const start = (): (() => void) => {
    let isStopped = false;
    let cancel = () => {};
    const loadAndWait = async () => {
      await load();
      if (isStopped) return;
      const { status, loadedAtMs } = store.getState();
      const ageMs = clock.nowMs() - (loadedAtMs ?? clock.nowMs());
      const isOverdue = status !== "live" || isRefreshDue(loadedAtMs, clock.nowMs());
      cancel = clock.after(isOverdue ? FALLBACK_RETRY_MS : REFRESH_MS - ageMs, () => void loadAndWait());
    };
    void loadAndWait();
    return () => {
      isStopped = true;
      cancel();
    };
  };
  return { load, refresh, start };
}
