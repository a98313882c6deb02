import type { AnswerOf, Operations, SearchCounts } from "@shop/api-client/contract";
import { normaliseProduct } from "@shop/catalog";
import type { Currency } from "@shop/pricing";
import { listOwnedProductIds } from "../../licences/index.ts";
import type { Deps } from "../../ports/deps.ts";
import { listOwnRatings } from "../../ratings/index.ts";
import type { CallContext } from "../../users/index.ts";
import { forCustomer } from "../for-customer.ts";
import type { CatalogueEntry, PublicCatalogue } from "../public-catalogue.ts";
import { findProducts, type SearchRequest, type ShownPrice } from "./find-products.ts";
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
  return async (deps: SearchDeps, context: Pick<CallContext, "session">, request: SearchRequest): Promise<Answer> => {
    const entries = await catalogue.list(deps, request.language);
    const { price_changes_at } = await catalogue.answer(deps, request.language);
    const userId = context.session?.userId;
    const ownedIds = userId === undefined ? [] : await listOwnedProductIds(deps.db, userId);
    const rated = userId === undefined ? [] : await listOwnRatings(deps.db, userId);
    const prices = needsPrices(request) ? pricesOf(entries, request.currency) : null;
    const near = request.sort === "nearest" && request.near_to ? distancesTo(entries, request.near_to) : null;
    const distances = near?.distances ?? null;
    const found = await findProducts(deps.db, { request, ownedIds, prices, distances });
    const byId = new Map(entries.map(({ id, product }) => [id, product]));
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
      near_to: near && { name: near.product.name, slug: near.product.productPageSlug || near.product.slug },
      price_changes_at: price_changes_at ?? null,
    };
  };
}

function needsPrices({ sort, price_from_minor: from, price_to_minor: to }: SearchRequest): boolean {
  return sort === "price" || typeof from === "number" || typeof to === "number";
}

/** What a visitor pays now, by the rule that shelves and carts use. Worked out once until the catalogue changes. */
function createShownPrices() {
  let known: { readonly of: readonly CatalogueEntry[]; readonly prices: Map<Currency, readonly ShownPrice[]> } | null =
    null;
  return (entries: readonly CatalogueEntry[], currency: Currency): readonly ShownPrice[] => {
    if (known?.of !== entries) known = { of: entries, prices: new Map() };
    const prices = known.prices.get(currency) ?? toShownPrices(entries, currency);
    known.prices.set(currency, prices);
    return prices;
  };
}

function toShownPrices(entries: readonly CatalogueEntry[], currency: Currency): readonly ShownPrice[] {
  return entries.flatMap(({ id, product }) => {
    const read = normaliseProduct(product);
    const price = read.isOk ? read.value.prices[currency]?.visitorMinor : undefined;
    return price === undefined ? [] : [{ id, price }];
  });
}

function byFacet(counts: Readonly<Record<string, number>>): SearchCounts {
  const facets: Record<string, Record<string, number>> = {};
  for (const [key, count] of Object.entries(counts)) {
    const [facet = "", choice = ""] = key.split(":");
    facets[facet] = { ...facets[facet], [choice]: count };
  }
  return facets;
}
