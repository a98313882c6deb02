import { isFoundBy } from "@shop/catalog";
import { SHORTEST_SEARCH_TERM } from "./limits.ts";

/**
 * What may be tracked of a search among one's own licences; null: nothing. Only what is part of a product's name or kind: everything else
 * may be a licence key, and keys are never in an event. Source: TRACK-06.
 */
export function trackableTerm(
  typed: string,
  products: ReadonlyArray<{ readonly name: string; readonly kind: string }>,
): string | null {
  const term = typed.trim().replace(/\s+/g, " ");
  if (term.length < SHORTEST_SEARCH_TERM || !products.some(({ name, kind }) => isFoundBy(term, [name, kind])))
    return null;
  return term;
}
