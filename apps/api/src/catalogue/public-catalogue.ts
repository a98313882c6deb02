import type { WireProduct } from "@shop/api-client/contract";
import { findCatalogueVersion, listBundleItems, listPrices, listProducts } from "../db/repositories/products.ts";
import type { Deps } from "../deps.ts";
import { toWireProduct } from "./to-wire-product.ts";

/** How long a look at the version counts: a change shows everywhere this much later at the latest. */
const CHECK_INTERVAL_MS = 1000;

export interface CatalogueEntry {
  readonly id: string;
  readonly product: WireProduct;
}

/** Every public product, kept in memory, the same for everybody. */
export interface PublicCatalogue {
  list(deps: Pick<Deps, "db" | "clock">): Promise<readonly CatalogueEntry[]>;
  /** All of it as one answer, frozen: the same object until the catalogue changes, so that its bytes can be kept. */
  answer(deps: Pick<Deps, "db" | "clock">): Promise<CatalogueAnswer>;
}

type CatalogueAnswer = Readonly<{ result: WireProduct[] }>;

interface Loaded {
  readonly version: number;
  readonly checkedAtMs: number;
  readonly entries: readonly CatalogueEntry[];
  readonly answer: CatalogueAnswer;
}

/** One for an app. Calls at once share one look at the database; a look that fails is forgotten. */
export function createPublicCatalogue(): PublicCatalogue {
  let loaded: Loaded | null = null;
  let loading: Promise<Loaded> | null = null;
  const current = async (deps: Pick<Deps, "db" | "clock">): Promise<Loaded> => {
    if (loaded && deps.clock.nowMs() - loaded.checkedAtMs < CHECK_INTERVAL_MS) return loaded;
    loading ??= refresh(deps, loaded).finally(() => {
      loading = null;
    });
    loaded = await loading;
    return loaded;
  };
  return {
    list: async (deps) => (await current(deps)).entries,
    answer: async (deps) => (await current(deps)).answer,
  };
}

/** The version is read before the products: a change in between is then found by the next look, never missed. */
async function refresh(deps: Pick<Deps, "db" | "clock">, known: Loaded | null): Promise<Loaded> {
  const checkedAtMs = deps.clock.nowMs();
  const version = await findCatalogueVersion(deps.db);
  if (known?.version === version) return { ...known, checkedAtMs };
  const entries = await loadEntries(deps);
  const answer = Object.freeze({ result: entries.map(({ product }) => product) });
  return { version, checkedAtMs, entries, answer };
}

async function loadEntries({ db }: Pick<Deps, "db">): Promise<CatalogueEntry[]> {
  const products = await listProducts(db);
  const prices = await listPrices(db);
  const items = await listBundleItems(db);
  const nameById = new Map(products.map(({ id, name }) => [id, name]));
  return products
    .filter((product) => product.is_public)
    .map((product) => {
      const ownPrices = prices.filter((price) => price.product_id === product.id);
      const parts = items.filter((item) => item.bundle_id === product.id).map((item) => nameById.get(item.product_id));
      const included = parts.filter((name) => name !== undefined);
      return { id: product.id, product: toWireProduct(product, ownPrices, included) };
    });
}
