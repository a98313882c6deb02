import { TRANSLATED_TEXTS, type WireProduct } from "@shop/api-client/contract";
import { FALLBACK_CATALOGUE, normaliseProduct, type Product, UNAVAILABLE_AFTER_MS } from "@shop/catalog";
import { type Locale, ok, type Result } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import { storefrontContext } from "../request/storefront-context.ts";
import { withinTime } from "../request/within-time.server.ts";

/** What lists show of a product: without the long texts, which only its own page needs. */
export type ListedProduct = Pick<
  Product,
  | "name"
  | "type"
  | "slug"
  | "productPageSlug"
  | "shortDesc"
  | "prices"
  | "versions"
  | "includedProducts"
  | "featuredMedia"
  | "isForSale"
  | "discountFlags"
  | "untranslated"
>;

/** What the saving of a bundle needs of its parts. */
export type PricedPart = Pick<Product, "name" | "prices">;

/**
 * Every public product, from the back end; from the built-in catalogue while that is unavailable. The page is then marked as incomplete.
 */
export async function loadProducts(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<readonly Product[]> {
  const live = await readProducts(context, locale);
  if (live.isOk) return live.value;
  const { reportError, missing } = context.get(storefrontContext);
  missing.add("catalogue");
  reportError(new Error(`The catalogue is unavailable (${live.failure.code}): the built-in one is used.`));
  const builtIn = locale === "en" ? FALLBACK_CATALOGUE : FALLBACK_CATALOGUE.map(inEnglishOnly);
  return toPublic(builtIn, reportError);
}

/**
 * Every public product of the live catalogue, which the process keeps until it changes. Failures: those of getAllProducts,
 * catalog.unavailable.
 */
export async function readProducts(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<Result<readonly Product[]>> {
  const { api, clock, changesAtMs, surrogateKeys, keptProducts, reportError } = context.get(storefrontContext);
  const kept = keptProducts.get(locale);
  surrogateKeys.add("catalogue");
  const failure = { code: "catalog.unavailable" };
  const request = { ...(locale !== "en" && { language: locale }), ...(kept && { known_version: kept.version }) };
  const answer = await withinTime(api.call("getAllProducts", request), {
    clock,
    waitMs: UNAVAILABLE_AFTER_MS,
    failure,
  });
  if (!answer.isOk) return answer;
  const { result, price_changes_at, version, is_unchanged: isUnchanged } = answer.value;
  if (price_changes_at) changesAtMs.push(Date.parse(price_changes_at));
  if (kept && isUnchanged) return ok(kept.products);
  const products = toPublic(result, reportError);
  if (version !== undefined) keptProducts.set(locale, { version, products });
  return ok(products);
}

function inEnglishOnly(product: WireProduct): WireProduct {
  return { ...product, untranslated: [...TRANSLATED_TEXTS] };
}

function toPublic(wire: readonly WireProduct[], reportError: (error: unknown) => void): readonly Product[] {
  return wire.flatMap((product) => {
    const read = normaliseProduct(product);
    if (!read.isOk)
      reportError(new Error(`A product was left out: ${read.failure.params?.name}, ${read.failure.params?.field}.`));
    return read.isOk && read.value.isPublic ? [read.value] : [];
  });
}

export function toListed(product: Product): ListedProduct {
  const {
    name,
    type,
    slug,
    productPageSlug,
    shortDesc,
    prices,
    versions,
    includedProducts,
    featuredMedia,
    isForSale,
    discountFlags,
    untranslated,
  } = product;
  return {
    name,
    type,
    slug,
    productPageSlug,
    shortDesc,
    prices,
    versions,
    includedProducts,
    featuredMedia,
    isForSale,
    discountFlags,
    ...(untranslated && { untranslated }),
  };
}
