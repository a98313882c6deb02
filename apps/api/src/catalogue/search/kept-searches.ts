import type { CatalogueEntry } from "../public-catalogue.ts";
import type { SearchRequest } from "./find-products.ts";
import { KEPT_SEARCHES } from "./limits.ts";

/**
 * Finds the same again without asking the database, until the catalogue changes: what a visitor finds is the same for everybody. The searches
 * that were used last are kept. A failed one isn't.
 */
export function createKeptSearches<Found>() {
  let of: readonly CatalogueEntry[] | null = null;
  const kept = new Map<string, Promise<Found>>();
  return (
    entries: readonly CatalogueEntry[],
    request: SearchRequest,
    find: () => Promise<Found>,
  ): Promise<Found> => {
    if (of !== entries) {
      of = entries;
      kept.clear();
    }
    const key = JSON.stringify(request);
    const found = kept.get(key) ?? find();
    kept.delete(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    const oldest = kept.keys().next();
    if (kept.size > KEPT_SEARCHES && !oldest.done) kept.delete(oldest.value);
    return found;
  };
}
