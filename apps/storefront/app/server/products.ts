import { FALLBACK_CATALOGUE, normaliseProduct, type Product, UNAVAILABLE_AFTER_MS } from "@shop/catalog";
import { type Clock, fail, type Result } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import { storefrontContext } from "./storefront-context.ts";

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
>;

/** Every public product, from the back end; the built-in catalogue while that can't answer. */
export async function loadProducts(context: Readonly<RouterContextProvider>): Promise<readonly Product[]> {
  const { api, clock, reportError } = context.get(storefrontContext);
  const answer = await withinTime(api.call("getAllProducts", {}), clock);
  if (!answer.isOk)
    reportError(new Error(`The catalogue is unavailable (${answer.failure.code}): the built-in one stands in.`));
  const wire = answer.isOk ? answer.value.result : FALLBACK_CATALOGUE;
  return wire.flatMap((product) => {
    const read = normaliseProduct(product);
    if (!read.isOk)
      reportError(new Error(`A product was left out: ${read.failure.params?.name}, ${read.failure.params?.field}.`));
    return read.isOk && read.value.isPublic ? [read.value] : [];
  });
}

/** The live catalogue counts as unavailable when it hasn't answered in time; its late answer is nobody's any more. */
function withinTime<Answer>(call: Promise<Answer>, clock: Clock): Promise<Answer | Result<never>> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(UNAVAILABLE_AFTER_MS, () => resolve(fail({ code: "catalog.unavailable" })));
    call.then(resolve, reject).finally(cancel);
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
  };
}
