import type { WireProductDetails } from "@shop/api-client/contract";
import type { Product } from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import { storefrontContext } from "../../request/storefront-context.ts";
import { withinTime } from "../../request/within-time.server.ts";
import { DETAILS_WAIT_MS } from "./limits.ts";

/** What the page shows where nothing is known: the versions of the product itself, and no more. */
function withoutDetails({ versions }: Product): WireProductDetails {
  return {
    changelog: [],
    files: [],
    systems: versions.map(({ platform }) => ({ platform, minimum: null })),
    trial: null,
    cabinet: null,
    stars: [],
  };
}

/** What only the product's own page shows. While it can't be loaded, the page is shown without it and isn't cached. Source: CAT-11 to CAT-13. */
export async function loadDetails(
  context: Readonly<RouterContextProvider>,
  product: Product,
  locale: Locale,
): Promise<WireProductDetails> {
  const { api, clock, missing, reportError } = context.get(storefrontContext);
  // The page has waited for the catalogue already.
  if (missing.has("catalogue")) return withoutDetails(product);
  const request = { product: product.name, ...(locale !== "en" && { language: locale }) };
  const answer = await withinTime(api.call("getProductDetails", request), {
    clock,
    waitMs: DETAILS_WAIT_MS,
    failure: { code: "catalog.unavailable" },
  });
  if (answer.isOk) return answer.value.result;
  missing.add("details");
  reportError(new Error(`The details of ${product.name} are unavailable (${answer.failure.code}).`));
  return withoutDetails(product);
}
