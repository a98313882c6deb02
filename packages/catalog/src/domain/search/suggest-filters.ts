import type { SearchFacet } from "@shop/api-client/contract";
import { SUGGESTED_FILTERS } from "../limits.ts";
import { EMPTY_SEARCH, type SearchQuery, toggleChoice } from "./search-query.ts";
import { searchWords } from "./search-words.ts";

/** A choice of a filter, with what it is called in the page's language. */
export interface NamedChoice {
  readonly facet: SearchFacet;
  readonly value: string;
  readonly label: string;
}

export interface SuggestedFilter extends NamedChoice {
  /** The search with the choice made, and without the word that named it. */
  readonly query: SearchQuery;
}

/** The choices that a typed word names, or begins to: "tight metal" is also the filter Tight and the word "metal". Source: CAT-10. */
export function suggestFilters(text: string, choices: readonly NamedChoice[]): readonly SuggestedFilter[] {
  const typed = text.split(/\s+/).filter((word) => word !== "");
  const found = choices.flatMap((choice) => {
    const names = searchWords(choice.label);
    const named = typed.findIndex((word) => {
      const [first, ...others] = searchWords(word);
      return (
        first !== undefined && others.length === 0 && first.length > 1 && names.some((name) => name.startsWith(first))
      );
    });
    if (named < 0) return [];
    const rest = typed.filter((_, index) => index !== named).join(" ");
    return [{ ...choice, query: toggleChoice({ ...EMPTY_SEARCH, text: rest }, choice.facet, choice.value) }];
  });
  return found.slice(0, SUGGESTED_FILTERS);
}
