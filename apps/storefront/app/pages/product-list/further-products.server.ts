import type { AnswerOf, Operations } from "@shop/api-client/contract";
import { comparedSlug, EMPTY_SEARCH, isNarrowed, type SearchQuery, searchAddress } from "@shop/catalog";
import { formatMessage } from "@shop/kernel";
import type { ListedProduct } from "../../products/products.server.ts";
import { FEW_FOUND, MAX_FURTHER } from "./limits.ts";
import type { ListTexts, SearchView } from "./search-view.server.ts";

type Found = AnswerOf<Operations["searchProducts"]>;

/** A row of products that the search didn't find, and the list that contains them all. */
export interface FurtherProducts {
  readonly title: string;
  readonly href: string;
  readonly products: readonly ListedProduct[];
}

/** The search for what follows a list of a few products: the nearest in sound to its first pack, otherwise everything. Null: the list is long enough. */
export function furtherSearch(query: SearchQuery, total: number, shown: readonly ListedProduct[]): SearchQuery | null {
  if (total === 0 || total > FEW_FOUND || !isNarrowed(query)) return null;
  const pack = shown.find(({ type }) => type === "samplepack");
  return pack ? { ...EMPTY_SEARCH, sort: "nearest", nearTo: comparedSlug(pack) } : EMPTY_SEARCH;
}

/** What that search found, without what is shown already. A pack without a sound has nothing near to it. */
export function toFurther(
  { near_to }: Pick<Found, "near_to">,
  products: readonly ListedProduct[],
  list: { readonly path: string; readonly texts: ListTexts; readonly shown: readonly ListedProduct[] },
): FurtherProducts {
  const { path, texts, shown } = list;
  const isShown = ({ name }: ListedProduct) => shown.some((product) => product.name === name);
  return {
    title: near_to ? formatMessage(texts.nearestInSound, { product: near_to.name }) : texts.emptyFrom,
    href: near_to ? searchAddress(path, { ...EMPTY_SEARCH, sort: "nearest", nearTo: near_to.slug }) : path,
    products: products
      .filter((product) => !isShown(product) && (!near_to || product.type === "samplepack"))
      .slice(0, MAX_FURTHER),
  };
}

/** Where nothing was found: the first products of the search that finds most without one of its conditions. */
export function toLoosest({ chips, looser }: SearchView, products: readonly ListedProduct[], texts: ListTexts) {
  const [loosest] = looser;
  if (!loosest) return null;
  const title = chips.length === 1 ? texts.emptyFrom : loosest.label;
  return { title, href: loosest.href, products: products.slice(0, MAX_FURTHER) };
}
