import {
  MAX_CHOICES,
  MAX_PRICE_MINOR,
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_PAGE,
  SEARCH_FACETS,
  SEARCH_SORTS,
  type SearchFacet,
} from "@shop/api-client/contract";
import { isCurrency } from "@shop/pricing";
import type { SearchParameter } from "./search-parameters.ts";
import { EMPTY_SEARCH, isChoice, type SearchQuery } from "./search-query.ts";

export interface ParsedSearch {
  readonly query: SearchQuery;
  /** The parameters with a value that means nothing, which the query leaves out. */
  readonly ignored: readonly SearchParameter[];
}

const AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/;
const SLUG = /^[a-z\d._~-]{1,100}$/i;
const PAGE = /^[1-9]\d{0,5}$/;

/**
 * The search that an address states. People edit addresses, and old links name choices that no longer exist: a value that means nothing is
 * left out and reported, and parameters of others are ignored. Never throws. Source: CAT-10.
 */
export function parseSearch(parameters: URLSearchParams): ParsedSearch {
  const ignored = new Set<SearchParameter>();
  const read = <Value>(
    name: SearchParameter,
    toValue: (text: string) => Value | undefined,
    otherwise: Value,
  ): Value => {
    const text = (parameters.get(name) ?? "").trim();
    if (text === "") return otherwise;
    const value = toValue(text);
    if (value === undefined) ignored.add(name);
    return value ?? otherwise;
  };
  const choicesOf = (facet: SearchFacet): readonly string[] => {
    const given = [...new Set(parameters.getAll(facet).filter((value) => value !== ""))];
    const known = given.filter((value) => isChoice(facet, value)).slice(0, MAX_CHOICES);
    if (known.length < given.length) ignored.add(facet);
    return known;
  };
  const choices = Object.fromEntries(SEARCH_FACETS.map((facet) => [facet, choicesOf(facet)]));
  const near = read<string | null>("near", toSlug, null);
  const sort = read("sort", (text) => SEARCH_SORTS.find((one) => one === text), EMPTY_SEARCH.sort);
  // Nearest needs a product to be near to, and no other order does.
  if ((sort === "nearest") !== (near !== null)) ignored.add(sort === "nearest" ? "sort" : "near");
  const isNearest = sort === "nearest" && near !== null;
  const query: SearchQuery = {
    text: read("q", toText, ""),
    choices: { ...EMPTY_SEARCH.choices, ...choices },
    priceFromMinor: read<number | null>("from", toMinor, null),
    priceToMinor: read<number | null>("to", toMinor, null),
    currency: read("currency", (text) => (isCurrency(text) ? text : undefined), EMPTY_SEARCH.currency),
    sort: sort === "nearest" && !isNearest ? EMPTY_SEARCH.sort : sort,
    nearTo: isNearest ? near : null,
    page: read("page", toPage, 1),
  };
  return { query, ignored: [...ignored] };
}

/** One line without control characters, as the back end accepts it: a longer one is cut, between two characters. */
function toText(text: string): string | undefined {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  const cut = line
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/\p{Surrogate}/gu, "")
    .trim();
  return cut === "" ? undefined : cut;
}

/** A product as addresses name it. */
function toSlug(text: string): string | undefined {
  return SLUG.test(text) ? text.toLowerCase() : undefined;
}

/** People write whole units; both decimal signs are read. */
function toMinor(text: string): number | undefined {
  if (!AMOUNT.test(text)) return undefined;
  const minor = Math.round(Number(text.replace(",", ".")) * 100);
  return minor <= MAX_PRICE_MINOR ? minor : undefined;
}

function toPage(text: string): number | undefined {
  const page = PAGE.test(text) ? Number(text) : 0;
  return page >= 1 && page <= MAX_SEARCH_PAGE ? page : undefined;
}
