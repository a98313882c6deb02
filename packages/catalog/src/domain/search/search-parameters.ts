import { SEARCH_FACETS } from "@shop/api-client/contract";

/** The parameters of an address that a search is read from, in the order in which they are written. */
export const SEARCH_PARAMETERS = ["q", ...SEARCH_FACETS, "from", "to", "currency", "sort", "near", "page"] as const;
export type SearchParameter = (typeof SEARCH_PARAMETERS)[number];
