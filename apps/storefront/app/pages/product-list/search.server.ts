import type { AnswerOf, Operations, ProductType } from "@shop/api-client/contract";
import {
  normaliseProduct,
  parseSearch,
  printSearch,
  SEARCH_PARAMETERS,
  type SearchQuery,
  searchAddress,
  searchRequest,
} from "@shop/catalog";
import type { Result } from "@shop/kernel";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { localPath } from "../../messages/use-texts.ts";
import { type ListedProduct, loadProducts, type PricedPart, toListed } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { type FurtherProducts, furtherSearch, toFurther, toLoosest } from "./further-products.server.ts";
import { productListTexts } from "./messages/index.ts";
import { type ActivePart, activeParts, type SearchView, toSearchView } from "./search-view.server.ts";

type Found = AnswerOf<Operations["searchProducts"]>;
type Args = Pick<LoaderFunctionArgs, "context" | "request">;

interface FoundList {
  readonly products: readonly ListedProduct[];
  readonly total: number;
  /** The parts of the bundles among them, for what these save. */
  readonly parts: readonly PricedPart[];
  /** Where little or nothing was found. */
  readonly further: FurtherProducts | null;
  /** Null: the search is unavailable, and the whole list is shown. */
  readonly search: SearchView | null;
}

/** What a list shows for the search in its address, in one spelling of it. Source: CAT-10. */
export async function loadSearch(
  args: Args,
  list: { readonly path: string; readonly kind: ProductType | null },
): Promise<FoundList> {
  const { path, kind } = list;
  const { query } = readSearch(args.request, path);
  const find = createFinder(args);
  const answer = await find(query, kind);
  if (!answer.isOk) {
    const { missing, reportError } = args.context.get(storefrontContext);
    missing.add("catalogue");
    reportError(new Error(`The search is unavailable (${answer.failure.code}): the whole list is shown.`));
    const all = await loadProducts(args.context, requestLocale(args.request));
    const products = all.filter(({ type }) => kind === null || type === kind).map(toListed);
    return { products, total: products.length, parts: partsOf(products, all), further: null, search: null };
  }
  const found = answer.value;
  // Nothing is near to a product that has no sound: the list is in the shop's order, and its address says so.
  if (query.sort === "nearest" && found.near_to === null) {
    throw redirect(
      localPath(searchAddress(path, { ...query, sort: "best", nearTo: null }), requestLocale(args.request)),
    );
  }
  const locale = requestLocale(args.request);
  const facts = { found, query, kind, path, locale, texts: productListTexts[locale] };
  const findBeside = reported(find, args);
  const looser = found.total > 0 ? [] : await findLooser(findBeside, activeParts(query), kind);
  const search = toSearchView(facts, looser);
  const products = toProducts(args, found);
  const loosest = toLoosest(search, toProducts(args, { products: looser[0]?.products ?? [] }));
  const more = furtherSearch(query, found.total, products);
  const further = more && (await findBeside(more, kind));
  return {
    products,
    total: found.total,
    parts: await loadParts(args, products),
    further: further?.isOk
      ? toFurther(further.value, toProducts(args, further.value), { path, texts: facts.texts, shown: products })
      : loosest,
    search,
  };
}

/** The parts may not be among what was found, so they are of the whole catalogue; it is read only if a bundle was found. */
async function loadParts({ context, request }: Args, products: readonly ListedProduct[]) {
  const hasBundle = products.some(({ includedProducts }) => includedProducts.length > 0);
  return hasBundle ? partsOf(products, await loadProducts(context, requestLocale(request))) : [];
}

function partsOf(products: readonly ListedProduct[], all: readonly PricedPart[]): readonly PricedPart[] {
  const names = new Set(products.flatMap(({ includedProducts }) => includedProducts));
  return all.filter(({ name }) => names.has(name)).map(({ name, prices }) => ({ name, prices }));
}

/** The products found, as lists show them. One that can't be read is reported and left out. */
function toProducts({ context }: Args, { products }: Pick<Found, "products">): readonly ListedProduct[] {
  const { reportError } = context.get(storefrontContext);
  return products.flatMap((product) => {
    const read = normaliseProduct(product);
    if (!read.isOk) reportError(new Error(`A product was left out: ${product.name}, ${read.failure.params?.field}.`));
    return read.isOk ? [toListed(read.value)] : [];
  });
}

type Find = (query: SearchQuery, kind: ProductType | null) => Promise<Result<Found>>;

/** Only what is owned is the visitor's own: such a page is never cached. Everything else is searched as nobody in particular. */
function createFinder({ context, request }: Args): Find {
  const locale = requestLocale(request);
  const { api, visitor, changesAtMs, surrogateKeys } = context.get(storefrontContext);
  surrogateKeys.add("catalogue");
  return async (query, kind) => {
    const own = query.choices.owned.length > 0 ? visitor() : null;
    const answer = await (own?.isKnown ? own.api : api).call("searchProducts", searchRequest(query, kind, locale));
    if (answer.isOk && answer.value.price_changes_at) changesAtMs.push(Date.parse(answer.value.price_changes_at));
    return answer;
  };
}

/** For what is beside the list: if it is unavailable the list is shown without it, which is reported, and the page isn't kept. */
function reported(find: Find, { context }: Args): Find {
  const { missing, reportError } = context.get(storefrontContext);
  return async (query, kind) => {
    const answer = await find(query, kind);
    if (!answer.isOk) {
      missing.add("catalogue");
      reportError(new Error(`What is beside a search is unavailable: ${answer.failure.code}.`));
    }
    return answer;
  };
}

/** Of a search that finds nothing, what taking one of its conditions out would find. Without its only one it would be the whole list. */
async function findLooser(find: Find, parts: readonly ActivePart[], kind: ProductType | null) {
  if (parts.length < 2) return [];
  const looser = await Promise.all(
    parts.map(async (part) => {
      const answer = await find(part.without, kind);
      const { total, products } = answer.isOk ? answer.value : { total: 0, products: [] };
      return { part, total, products };
    }),
  );
  return looser.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}

/** The search in the address. A form without scripts also sends what is empty: it is sent on to the one spelling of its search. */
function readSearch(request: Request, path: string) {
  const parameters = new URL(request.url).searchParams;
  const parsed = parseSearch(parameters);
  const printed = printSearch(parsed.query);
  const given = [...parameters].filter(([name]) => SEARCH_PARAMETERS.some((known) => known === name));
  if (printed.size > 0 && new URLSearchParams(given).toString() !== printed.toString()) {
    throw redirect(localPath(searchAddress(path, parsed.query), requestLocale(request)));
  }
  return parsed;
}
