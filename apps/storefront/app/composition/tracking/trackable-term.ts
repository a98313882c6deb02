import { isFoundBy } from "@shop/catalog";

/**
 * What may be tracked of a search among one's own licences; null: nothing. Only what is part of a product's name or kind: everything else
 * may be a licence key, and keys are never in an event. Source: TRACK-06.
 */
export function trackableTerm(
  typed: string,
  products: ReadonlyArray<{ readonly name: string; readonly kind: string }>,
): string | null {
  const term = typed.trim().replace(/\s+/g, " ");
  if (term.length < SHORTEST_TERM || !products.some(({ name, kind }) => isFoundBy(term, [name, kind]))) return null;
  return term;
}

/** One letter is the beginning of a word. */
const SHORTEST_TERM = 2;
