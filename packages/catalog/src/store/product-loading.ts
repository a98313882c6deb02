import type { WireProduct } from "@shop/api-client/contract";
import type { Clock, Failure, KeyValueStorage } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import { CATALOGUE_CACHE_KEY, type KeptCatalogue, readCatalogue, writeCatalogue } from "../domain/catalogue-cache.ts";
import { FALLBACK_RETRY_MS, UNAVAILABLE_AFTER_MS } from "../domain/limits.ts";
import { normaliseProduct } from "../domain/normalise-product.ts";
import type { Product } from "../domain/product.ts";
import { isRefreshDue, refreshDueAtMs } from "../domain/refresh-due.ts";
import type { CatalogState } from "./catalog-state.ts";
import type { CatalogGateway, CatalogLog } from "./ports.ts";

export interface ProductLoadingDeps {
  readonly gateway: CatalogGateway;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly log: CatalogLog;
  readonly fallback: readonly WireProduct[];
}

/** Loads the products into the state and keeps them fresh. */
export function createProductLoading(store: StoreApi<CatalogState>, deps: ProductLoadingDeps) {
  const { gateway, storage, clock, log, fallback } = deps;
  let loading: Promise<void> | null = null;
  /** Incremented by each fetch: an earlier response may be for somebody who has logged in or out since. */
  let round = 0;

  const normalise = (wire: readonly WireProduct[]): Product[] =>
    wire.flatMap((product) => {
      const read = normaliseProduct(product);
      if (read.isOk) return [read.value];
      log({ act: "catalog.load", failure: read.failure });
      return [];
    });
  const showLive = ({ products, loadedAtMs, priceChangesAtMs = null }: KeptCatalogue) =>
    store.setState({
      products: normalise(products),
      status: "live",
      isFallback: false,
      loadedAtMs,
      priceChangesAtMs,
    });
  const isDue = () => {
    const { loadedAtMs, priceChangesAtMs } = store.getState();
    return isRefreshDue(loadedAtMs, clock.nowMs(), priceChangesAtMs);
  };
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
    const isInLanguage = (kept?.language ?? "en") === (gateway.language ?? "en");
    if (kept && isInLanguage) showLive(kept);
  };
  const fetchProducts = async () => {
    round += 1;
    const ownRound = round;
    if (store.getState().status === "idle") store.setState({ status: "loading" });
    const stopWaiting = clock.after(UNAVAILABLE_AFTER_MS, fallBack);
    const answer = await gateway.loadProducts();
    stopWaiting();
    if (ownRound !== round) return;
    if (!answer.isOk) return refuse(answer.failure);
    if (answer.value.products.length === 0)
      return refuse({ code: "catalog.unavailable", params: { reason: "no products" } });
    const kept = { loadedAtMs: clock.nowMs(), ...answer.value };
    showLive(kept);
    storage.set(CATALOGUE_CACHE_KEY, writeCatalogue(kept));
  };

  /** Fetches now, and drops the response to a pending fetch. */
  const refresh = (): Promise<void> => {
    const running = fetchProducts().finally(() => {
      if (loading === running) loading = null;
    });
    loading = running;
    return running;
  };
  /** Shows the stored data, and fetches if it is too old or missing; concurrent callers share one fetch. */
  const load = async (): Promise<void> => {
    if (store.getState().status === "idle") showKept();
    if (isDue()) await (loading ?? refresh());
  };
  /**
   * Loads, and keeps loading until the returned function is called: every 30 min, when a price changes, every minute while
   * the built-in catalogue is shown.
   */
  const start = (): (() => void) => {
    let isStopped = false;
    let cancel = () => {};
    const loadAndWait = async () => {
      await load();
      if (isStopped) return;
      const { status, loadedAtMs, priceChangesAtMs } = store.getState();
      const nextMs =
        status !== "live" || loadedAtMs === null || isDue()
          ? FALLBACK_RETRY_MS
          : refreshDueAtMs(loadedAtMs, priceChangesAtMs) - clock.nowMs();
      cancel = clock.after(nextMs, () => void loadAndWait());
    };
    void loadAndWait();
    return () => {
      isStopped = true;
      cancel();
    };
  };
  return { load, refresh, start };
}
