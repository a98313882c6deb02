import type { AnswerOf, Operations } from "@shop/api-client/contract";
import { comparedSlug, EMPTY_SEARCH, isNarrowed, type SearchQuery, searchAddress } from "@shop/catalog";
import { formatMessage } from "@shop/kernel";
import type { ListedProduct } from "../../products/products.server.ts";
import { FEW_FOUND, MAX_FURTHER } from "./limits.ts";
import { activeParts, type ListTexts, type SearchView } from "./search-view.server.ts";

type Found = AnswerOf<Operations["searchProducts"]>;

/** A row of products that the search didn't find, and the list that contains them all. */
export interface FurtherProducts {
  readonly title: string;
  readonly href: string;
  readonly products: readonly ListedProduct[];
}

const NEWEST: SearchQuery = { ...EMPTY_SEARCH, sort: "newest" };

/**
 * The search for what follows a list of a few products: the nearest in sound to its first pack, otherwise the newest; the newest as well
 * where one condition alone finds nothing. Null: the list is long enough, or it is looser searches that find more.
 */
export function furtherSearch(query: SearchQuery, total: number, shown: readonly ListedProduct[]): SearchQuery | null {
  if (total > FEW_FOUND || !isNarrowed(query)) return null;
  if (total === 0) return activeParts(query).length === 1 ? NEWEST : null;
  const pack = shown.find(({ type }) => type === "samplepack");
  return pack ? { ...EMPTY_SEARCH, sort: "nearest", nearTo: comparedSlug(pack) } : NEWEST;
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
    title: near_to ? formatMessage(texts.nearestInSound, { product: near_to.name }) : texts.newest,
    href: searchAddress(path, near_to ? { ...EMPTY_SEARCH, sort: "nearest", nearTo: near_to.slug } : NEWEST),
    products: products
      .filter((product) => !isShown(product) && (!near_to || product.type === "samplepack"))
      .slice(0, MAX_FURTHER),
  };
}

/** Where nothing was found: the first products of the search that finds most without one of its conditions. */
export function toLoosest({ looser }: SearchView, products: readonly ListedProduct[]) {
  const [loosest] = looser;
  return loosest ? { title: loosest.label, href: loosest.href, products: products.slice(0, MAX_FURTHER) } : null;
}
