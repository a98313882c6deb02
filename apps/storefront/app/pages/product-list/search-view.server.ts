import {
  type AnswerOf,
  DOWNLOAD_FORMATS,
  type Operations,
  PLATFORMS,
  PRODUCT_TYPES,
  type ProductType,
  SEARCH_FACETS,
  SEARCH_SORTS,
  type SearchFacet,
  type SearchSort,
  SOUND_CHARACTERS,
} from "@shop/api-client/contract";
import {
  facetsOfKind,
  isNarrowed,
  SEARCH_PAGE_SIZE,
  type SearchQuery,
  searchAddress,
  sortChoices,
  toggleChoice,
} from "@shop/catalog";
import { formatMessage, type Locale, type Message } from "@shop/kernel";
import { formatPrice } from "@shop/pricing";
import type { productListTexts } from "./messages/index.ts";

export type ListTexts = (typeof productListTexts)["en"];
type ChoiceKey = Extract<keyof ListTexts, `${SearchFacet}.${string}`>;

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  /** Null: it isn't known for this visitor. */
  readonly count: number | null;
}
export interface FilterGroup {
  readonly facet: SearchFacet;
  readonly title: string;
  readonly hint: string | null;
  readonly choices: readonly FilterChoice[];
}
export interface SearchLink {
  readonly label: string;
  readonly href: string;
}

/** What a list shows of its search, in the page's language: written here, so that no script has to. */
export interface SearchView {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly sort: string;
  /** The product that they are sorted by; null for every other order. */
  readonly near: { readonly name: string; readonly slug: string } | null;
  /** What the order by another product is called. */
  readonly nearest: Message;
  readonly sorts: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  readonly groups: readonly FilterGroup[];
  readonly chips: ReadonlyArray<SearchLink & { readonly removes: string }>;
  readonly reset: string | null;
  readonly readAs: readonly string[];
  readonly looser: ReadonlyArray<SearchLink & { readonly count: number }>;
  readonly pages: { readonly text: string; readonly previous: string | null; readonly next: string | null } | null;
}

/** One thing that narrows a search, and the search without it. */
export interface ActivePart {
  readonly kind: "words" | "from" | "to" | SearchFacet;
  readonly value: string;
  readonly without: SearchQuery;
}

export function activeParts(query: SearchQuery): readonly ActivePart[] {
  const first = { ...query, page: 1 };
  const { text, priceFromMinor: from, priceToMinor: to } = query;
  return [
    ...(text === "" ? [] : [{ kind: "words" as const, value: text, without: { ...first, text: "" } }]),
    ...SEARCH_FACETS.flatMap((facet) =>
      query.choices[facet].map((value) => ({ kind: facet, value, without: toggleChoice(query, facet, value) })),
    ),
    ...(from === null
      ? []
      : [{ kind: "from" as const, value: `${from}`, without: { ...first, priceFromMinor: null } }]),
    ...(to === null ? [] : [{ kind: "to" as const, value: `${to}`, without: { ...first, priceToMinor: null } }]),
  ];
}

interface Facts {
  readonly found: AnswerOf<Operations["searchProducts"]>;
  readonly query: SearchQuery;
  readonly kind: ProductType | null;
  readonly path: string;
  readonly locale: Locale;
  readonly texts: ListTexts;
}

type Looser = ReadonlyArray<{ readonly part: ActivePart; readonly total: number }>;

export function toSearchView(facts: Facts, looser: Looser): SearchView {
  const { found, query, path, texts } = facts;
  const hrefOf = (other: SearchQuery) => searchAddress(path, other);
  const parts = activeParts(query);
  const labelOf = (part: ActivePart) => partLabel(part, facts);
  return {
    text: query.text,
    from: query.priceFromMinor === null ? "" : String(query.priceFromMinor / 100),
    to: query.priceToMinor === null ? "" : String(query.priceToMinor / 100),
    currency: query.currency,
    sort: query.sort,
    near: found.near_to ?? null,
    nearest: texts["sort.nearest"],
    sorts: SEARCH_SORTS.filter((value) => value !== "nearest" || found.near_to).map((value) => ({
      value,
      label: sortLabel(value, facts),
    })),
    groups: toGroups(facts),
    chips: parts.map((part) => ({
      label: labelOf(part),
      removes: formatMessage(texts.remove, { choice: labelOf(part) }),
      href: hrefOf(part.without),
    })),
    reset: isNarrowed(query) ? path : null,
    readAs: found.read_as.map(({ typed, read }) => formatMessage(texts.readAs, { typed, read })),
    looser: looser.map(({ part, total }) => ({
      label: formatMessage(texts.emptyWithout, { choice: labelOf(part) }),
      href: hrefOf(part.without),
      count: total,
    })),
    pages: toPages(facts, hrefOf),
  };
}

function sortLabel(value: SearchSort, { found, query, texts }: Facts): string {
  if (value === "best" && query.text !== "") return texts["sort.match"];
  return formatMessage(texts[`sort.${value}`], { product: found.near_to?.name ?? "" });
}

const ORDERS: Partial<Record<SearchFacet, readonly string[]>> = {
  kind: PRODUCT_TYPES,
  sound: SOUND_CHARACTERS,
  back: ["closed", "open"],
  format: ["WAVE", ...DOWNLOAD_FORMATS],
  platform: PLATFORMS,
  owned: ["yes", "no"],
};

/** A filter with less than two choices, or with none that finds anything, isn't shown unless one of its choices is made. */
function toGroups({ found, query, kind, texts }: Facts): readonly FilterGroup[] {
  return facetsOfKind(kind).flatMap((facet) => {
    const counts = found.counts[facet] ?? {};
    const chosen = query.choices[facet];
    const values = sortChoices([...new Set([...Object.keys(counts), ...chosen])], ORDERS[facet] ?? []);
    if (values.length < 2 && chosen.length === 0) return [];
    // A page that everybody gets says nothing about what its visitor owns.
    const isKnown = facet !== "owned" || chosen.length > 0;
    const choices = values.map((value) => ({
      value,
      label: choiceLabel(facet, value, texts),
      count: isKnown ? (counts[value] ?? 0) : null,
    }));
    if (chosen.length === 0 && choices.every(({ count }) => count === 0)) return [];
    return [{ facet, title: texts[facet], hint: facet === "sound" ? texts.soundHint : null, choices }];
  });
}

/** What a choice of a filter is called. */
export function choiceLabel(facet: SearchFacet, value: string, texts: ListTexts): string {
  if (facet === "cabinet") return value.replace("x", "×");
  const key = `${facet}.${value}`;
  return key in texts ? texts[key as ChoiceKey] : value;
}

function partLabel({ kind, value }: ActivePart, { query, texts }: Facts): string {
  if (kind === "words") return formatMessage(texts.wordsChip, { text: value });
  if (kind !== "from" && kind !== "to") return choiceLabel(kind, value, texts);
  const price = formatPrice(Number(value), query.currency);
  return formatMessage(kind === "from" ? texts.fromChip : texts.toChip, { price });
}

function toPages({ found, query, texts }: Facts, hrefOf: (query: SearchQuery) => string): SearchView["pages"] {
  const pages = Math.ceil(found.total / SEARCH_PAGE_SIZE);
  if (pages < 2) return null;
  const { page } = query;
  return {
    text: formatMessage(texts.page, { page, pages }),
    previous: page > 1 ? hrefOf({ ...query, page: Math.min(page - 1, pages) }) : null,
    next: page < pages ? hrefOf({ ...query, page: page + 1 }) : null,
  };
}
