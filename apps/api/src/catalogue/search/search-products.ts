import type { AnswerOf, Operations, SearchCounts, WireProduct } from "@shop/api-client/contract";
import { normaliseProduct } from "@shop/catalog";
import type { Currency } from "@shop/pricing";
import { listOwnedProductIds } from "../../licences/index.ts";
import type { Deps } from "../../ports/deps.ts";
import { listOwnRatings } from "../../ratings/index.ts";
import type { CallContext } from "../../users/index.ts";
import { forCustomer } from "../for-customer.ts";
import type { CatalogueEntry, PublicCatalogue } from "../public-catalogue.ts";
import { type FoundProducts, findProducts, type SearchRequest, type ShownPrices } from "./find-products.ts";
import { createKeptSearches } from "./kept-searches.ts";
import { createSoundDistances } from "./sound-distances.ts";

type Answer = AnswerOf<Operations["searchProducts"]>;
type SearchDeps = Pick<Deps, "db" | "clock">;

/**
 * One page of the public products that match, from the database; the products themselves are those of the public catalogue. A logged-in
 * user also gets what that user owns and has rated; a visitor owns nothing. Source: CAT-10.
 */
export function createProductSearch(catalogue: PublicCatalogue) {
  const pricesOf = createShownPrices();
  const distancesTo = createSoundDistances();
  const kept = createKeptSearches<FoundProducts & { readonly near: WireProduct | null }>();
  const idsOf = createIdIndex();
  return async (deps: SearchDeps, context: Pick<CallContext, "session">, request: SearchRequest): Promise<Answer> => {
    const entries = await catalogue.list(deps, request.language);
    const { price_changes_at } = await catalogue.answer(deps, request.language);
    const userId = context.session?.userId;
    const ownedIds = userId === undefined ? [] : await listOwnedProductIds(deps.db, userId);
    const rated = userId === undefined ? [] : await listOwnRatings(deps.db, userId);
    const find = async () => {
      const prices = request.sort === "price" ? pricesOf(entries, request.currency) : null;
      const outOfRangeIds = hasRange(request) ? outOfRange(entries, pricesOf(entries, request.currency), request) : [];
      const near = request.sort === "nearest" && request.near_to ? distancesTo(entries, request.near_to) : null;
      const found = await findProducts(deps.db, {
        request,
        ownedIds,
        prices,
        outOfRangeIds,
        distances: near?.distances ?? null,
      });
      return { ...found, near: near?.product ?? null };
    };
    const found = await (userId === undefined ? kept(entries, request, find) : find());
    const byId = idsOf(entries);
    const products = found.ids.flatMap((id) => {
      const product = byId.get(id);
      if (!product) return [];
      const hasRated = rated.some(({ productId }) => productId === id);
      return userId === undefined ? [product] : [forCustomer(product, { isOwned: ownedIds.includes(id), hasRated })];
    });
    return {
      products,
      total: found.total,
      counts: byFacet(found.counts),
      read_as: [...found.readAs],
      near_to: found.near && { name: found.near.name, slug: found.near.productPageSlug || found.near.slug },
      price_changes_at: price_changes_at ?? null,
    };
  };
}

/** The products by their ids. Made once until the catalogue changes. */
function createIdIndex() {
  let known: { readonly of: readonly CatalogueEntry[]; readonly byId: ReadonlyMap<string, WireProduct> } | null = null;
  return (entries: readonly CatalogueEntry[]): ReadonlyMap<string, WireProduct> => {
    if (known?.of !== entries) known = { of: entries, byId: new Map(entries.map(({ id, product }) => [id, product])) };
    return known.byId;
  };
}

function hasRange({ price_from_minor: from, price_to_minor: to }: SearchRequest): boolean {
  return typeof from === "number" || typeof to === "number";
}

/** The range goes to the database as the products that it leaves out. What has no price in a currency is out of every range. */
function outOfRange(
  entries: readonly CatalogueEntry[],
  prices: ShownPrices,
  { price_from_minor, price_to_minor }: SearchRequest,
): readonly string[] {
  const from = price_from_minor ?? 0;
  const to = price_to_minor ?? Number.POSITIVE_INFINITY;
  return entries.flatMap(({ id }) => {
    const price = prices.get(id);
    return price !== undefined && price >= from && price <= to ? [] : [id];
  });
}

/** What a visitor pays now, by the rule that shelves and carts use. Worked out once until the catalogue changes. */
function createShownPrices() {
  let known: { readonly of: readonly CatalogueEntry[]; readonly prices: Map<Currency, ShownPrices> } | null = null;
  return (entries: readonly CatalogueEntry[], currency: Currency): ShownPrices => {
    if (known?.of !== entries) known = { of: entries, prices: new Map() };
    const prices = known.prices.get(currency) ?? toShownPrices(entries, currency);
    known.prices.set(currency, prices);
    return prices;
  };
}

function toShownPrices(entries: readonly CatalogueEntry[], currency: Currency): ShownPrices {
  const prices = new Map<string, number>();
  for (const { id, product } of entries) {
    const read = normaliseProduct(product);
    const price = read.isOk ? read.value.prices[currency]?.visitorMinor : undefined;
    if (price !== undefined) prices.set(id, price);
  }
  return prices;
}

function byFacet(counts: Readonly<Record<string, number>>): SearchCounts {
  const facets: Record<string, Record<string, number>> = {};
  for (const [key, count] of Object.entries(counts)) {
    const [facet = "", choice = ""] = key.split(":");
    facets[facet] = { ...facets[facet], [choice]: count };
  }
  return facets;
}
