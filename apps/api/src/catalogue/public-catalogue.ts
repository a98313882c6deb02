import type { AnswerOf, Operations, WireProduct } from "@shop/api-client/contract";
import type { Locale } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { type RatingSum, sumRatings } from "../ratings/index.ts";
import { campaignsAt, type ListedCampaign, listCampaigns } from "../sales/index.ts";
import { type CampaignTitles, inLanguage } from "./in-language.ts";
import {
  type BundleItemRow,
  findCatalogueVersion,
  listBundleItems,
  listFacets,
  listPrices,
  listProducts,
  type PriceRow,
  type ProductRow,
} from "./products.ts";
import { toWireProduct } from "./to-wire-product.ts";

/** How long a version check stays valid. A change is visible everywhere after this time at the latest. */
const CHECK_INTERVAL_MS = 1000;

export interface CatalogueEntry {
  readonly id: string;
  readonly product: WireProduct;
}

/** Every public product, cached in memory, the same for everyone. A campaign is visible from its start to its end. */
export interface PublicCatalogue {
  list(deps: Pick<Deps, "db" | "clock">, language?: Language): Promise<readonly CatalogueEntry[]>;
  /** All of it as one frozen response. It is the same object until the catalogue changes, so its bytes can be cached. */
  answer(deps: Pick<Deps, "db" | "clock">, language?: Language): Promise<CatalogueAnswer>;
  /** The response for a client that has kept this version: without products. */
  unchanged(deps: Pick<Deps, "db" | "clock">): Promise<CatalogueAnswer>;
}

/** English unless another is named. */
type Language = Locale | undefined;
type CatalogueAnswer = Readonly<AnswerOf<Operations["getAllProducts"]>>;

/** The catalogue as it is stored, what is to come included. */
interface Stored {
  readonly products: readonly ProductRow[];
  readonly prices: readonly PriceRow[];
  readonly items: readonly BundleItemRow[];
  readonly campaigns: readonly ListedCampaign[];
  readonly ratings: readonly RatingSum[];
  readonly facets: ReadonlyArray<{ readonly product_id: string; readonly facets: readonly string[] }>;
}

/** What everyone sees of it until a campaign starts or ends. */
interface Shown {
  readonly languages: Readonly<Record<Locale, InOneLanguage>>;
  readonly unchanged: CatalogueAnswer;
  readonly changesAtMs: number | null;
}

interface InOneLanguage {
  readonly entries: readonly CatalogueEntry[];
  readonly answer: CatalogueAnswer;
}

interface Loaded {
  readonly version: number;
  readonly checkedAtMs: number;
  readonly stored: Stored;
  readonly shown: Shown;
}

/** One per app. Concurrent calls share one database query; a failed query is discarded. */
export function createPublicCatalogue(): PublicCatalogue {
  let loaded: Loaded | null = null;
  let loading: Promise<Loaded> | null = null;
  const current = async (deps: Pick<Deps, "db" | "clock">): Promise<Shown> => {
    const isFresh = loaded && deps.clock.nowMs() - loaded.checkedAtMs < CHECK_INTERVAL_MS;
    if (!loaded || !isFresh) {
      loading ??= refresh(deps, loaded).finally(() => {
        loading = null;
      });
      loaded = await loading;
    }
    const { changesAtMs } = loaded.shown;
    const nowMs = deps.clock.nowMs();
    if (changesAtMs !== null && nowMs >= changesAtMs) loaded = { ...loaded, shown: show(loaded, nowMs) };
    return loaded.shown;
  };
  return {
    list: async (deps, language = "en") => (await current(deps)).languages[language].entries,
    answer: async (deps, language = "en") => (await current(deps)).languages[language].answer,
    unchanged: async (deps) => (await current(deps)).unchanged,
  };
}

/** The version is read before the products, so the next check finds a change made in between. */
async function refresh(deps: Pick<Deps, "db" | "clock">, known: Loaded | null): Promise<Loaded> {
  const checkedAtMs = deps.clock.nowMs();
  const version = await findCatalogueVersion(deps.db);
  if (known?.version === version) return { ...known, checkedAtMs };
  const stored = {
    products: await listProducts(deps.db),
    prices: await listPrices(deps.db),
    items: await listBundleItems(deps.db),
    campaigns: await listCampaigns(deps.db, new Date(checkedAtMs)),
    ratings: await sumRatings(deps.db),
    facets: await listFacets(deps.db),
  };
  return { version, checkedAtMs, stored, shown: show({ version, stored }, deps.clock.nowMs()) };
}

function show({ version, stored }: Pick<Loaded, "version" | "stored">, nowMs: number): Shown {
  const { products, prices, items, campaigns, ratings, facets } = stored;
  const pricesOf = groupBy(prices, (price) => price.product_id);
  const itemsOf = groupBy(items, (item) => item.bundle_id);
  const ratingOf = new Map(ratings.map((sum) => [sum.productId, sum]));
  const formatsOf = new Map(facets.map((found) => [found.product_id, formatsIn(found.facets)]));
  const nameById = new Map(products.map(({ id, name }) => [id, name]));
  const { running, nextChangeMs: changesAtMs } = campaignsAt(campaigns, nowMs);
  const entries = products
    .filter((product) => product.is_public)
    .map((product) => {
      const parts = (itemsOf.get(product.id) ?? []).map((item) => nameById.get(item.product_id));
      const included = parts.filter((name) => name !== undefined);
      const formats = formatsOf.get(product.id) ?? [];
      const english = {
        ...toWireProduct(product, pricesOf.get(product.id) ?? [], included, running, ratingOf.get(product.id)),
        ...(formats.length > 0 && { formats }),
      };
      return { id: product.id, translations: product.translations, english };
    });
  const about = {
    price_changes_at: changesAtMs === null ? null : new Date(changesAtMs).toISOString(),
    // A campaign that starts or ends changes the prices, not what is stored.
    version: `${version}-${changesAtMs ?? "last"}`,
  };
  const showIn = (locale: Locale): InOneLanguage => {
    const titles = locale === "en" ? new Map() : titlesIn(locale, running);
    const shown = entries.map(({ id, english, translations }) => ({
      id,
      product: locale === "en" ? english : inLanguage(english, translations[locale], titles),
    }));
    const answer = Object.freeze({ result: shown.map(({ product }) => product), ...about });
    return { entries: shown, answer };
  };
  const unchanged = Object.freeze({ result: [], ...about, is_unchanged: true });
  return { languages: { en: showIn("en"), de: showIn("de"), ja: showIn("ja") }, unchanged, changesAtMs };
}

function titlesIn(locale: Exclude<Locale, "en">, running: readonly ListedCampaign[]): CampaignTitles {
  return new Map(running.map(({ id, translations }) => [id, translations[locale]?.title]));
}

const FORMAT = "format:";

function formatsIn(facets: readonly string[]): string[] {
  return facets.filter((facet) => facet.startsWith(FORMAT)).map((facet) => facet.slice(FORMAT.length));
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
