import { choiceSchemas, SEARCH_FACETS, type SearchFacet, type SearchSort } from "@shop/api-client/contract";
import type { Currency } from "@shop/pricing";

/** The choices of each facet that were made, each once. */
export type SearchChoices = Readonly<Record<SearchFacet, readonly string[]>>;

/** What a shopper looks for in the product lists. Source: CAT-10. */
export interface SearchQuery {
  readonly text: string;
  readonly choices: SearchChoices;
  /** What a visitor pays, in minor units of `currency`; null: no bound. */
  readonly priceFromMinor: number | null;
  readonly priceToMinor: number | null;
  /** Of the price range, and of the order by price. */
  readonly currency: Currency;
  readonly sort: SearchSort;
  /** Of the order by what is nearest: the product, by its page's slug. Null in every other order. */
  readonly nearTo: string | null;
  /** From 1. */
  readonly page: number;
}

export const NO_CHOICES: SearchChoices = {
  kind: [],
  sound: [],
  cabinet: [],
  back: [],
  format: [],
  platform: [],
  owned: [],
};

/** Everything, in the shop's own order. */
export const EMPTY_SEARCH: SearchQuery = {
  text: "",
  choices: NO_CHOICES,
  priceFromMinor: null,
  priceToMinor: null,
  currency: "EUR",
  sort: "best",
  nearTo: null,
  page: 1,
};

export function isChoice(facet: SearchFacet, value: string): boolean {
  return choiceSchemas[facet].safeParse(value).success;
}

/** The query with one choice made or taken back, on its first page. */
export function toggleChoice(query: SearchQuery, facet: SearchFacet, value: string): SearchQuery {
  const chosen = query.choices[facet];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...query, choices: { ...query.choices, [facet]: next }, page: 1 };
}

/** Whether anything narrows the list: words, a choice, a bound of the price. */
export function isNarrowed(query: SearchQuery): boolean {
  const hasChoice = SEARCH_FACETS.some((facet) => query.choices[facet].length > 0);
  return query.text !== "" || hasChoice || query.priceFromMinor !== null || query.priceToMinor !== null;
}
