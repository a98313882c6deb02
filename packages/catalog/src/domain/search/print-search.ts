import { SEARCH_FACETS } from "@shop/api-client/contract";
import { EMPTY_SEARCH, type SearchQuery } from "./search-query.ts";

/**
 * A search as the parameters of an address, in one order and without what is the default, so that the same search always has the same
 * address. `parseSearch` reads it. Source: CAT-10.
 */
export function printSearch(query: SearchQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.text !== "") parameters.set("q", query.text);
  for (const facet of SEARCH_FACETS) {
    for (const choice of query.choices[facet]) parameters.append(facet, choice);
  }
  const { priceFromMinor: from, priceToMinor: to, sort } = query;
  if (from !== null) parameters.set("from", String(from / 100));
  if (to !== null) parameters.set("to", String(to / 100));
  const hasPrice = from !== null || to !== null || sort === "price";
  if (hasPrice && query.currency !== EMPTY_SEARCH.currency) parameters.set("currency", query.currency);
  if (sort !== EMPTY_SEARCH.sort) parameters.set("sort", sort);
  if (query.nearTo !== null) parameters.set("near", query.nearTo);
  if (query.page > 1) parameters.set("page", String(query.page));
  return parameters;
}

/** The address of a search on a list: its path, and its parameters if there are any. */
export function searchAddress(path: string, query: SearchQuery): string {
  const parameters = printSearch(query).toString();
  return parameters === "" ? path : `${path}?${parameters}`;
}
