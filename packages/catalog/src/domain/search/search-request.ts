import { type Operations, type ProductType, type RequestOf, SEARCH_FACETS } from "@shop/api-client/contract";
import type { Locale } from "@shop/kernel";
import { SEARCH_PAGE_SIZE } from "../limits.ts";
import { isChoice, type SearchQuery } from "./search-query.ts";

type SearchRequest = RequestOf<Operations["searchProducts"]>;

/** The call for a page of a search, with texts in a language. A list of one kind passes that kind, whatever the query says of it. */
export function searchRequest(
  query: SearchQuery,
  kind: ProductType | null = null,
  locale: Locale = "en",
): SearchRequest {
  const choices = { ...query.choices, ...(kind && { kind: [kind] }) };
  const made = SEARCH_FACETS.filter((facet) => choices[facet].some((choice) => isChoice(facet, choice)));
  return {
    text: query.text,
    choices: Object.fromEntries(made.map((facet) => [facet, [...choices[facet]]])),
    price_from_minor: query.priceFromMinor,
    price_to_minor: query.priceToMinor,
    currency: query.currency,
    sort: query.sort,
    ...(query.nearTo !== null && { near_to: query.nearTo }),
    page: query.page,
    page_size: SEARCH_PAGE_SIZE,
    ...(locale !== "en" && { language: locale }),
  };
}
